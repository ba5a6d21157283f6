/** Beside the game: menu, settings, chat, keys, a seat and notices have a place of their own, in every arrangement. */

import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { barriers, BOARD } from "./barriers.ts";
import { startBrowser } from "./chromium.ts";
import { editionsOf, faults, MOUSE, openTable, sitDown, somebody, step, turn, twoPeople, type Wishes } from "./people.ts";

const ROOMS: Record<string, Wishes> = {
  wide: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 } },
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
};
/** How far the round corners of a phone's sheet reach over the board. */
const CORNERS = 12;

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const twoAtATable = (settings: Record<string, unknown> = {}, wishes: Wishes = {}) => twoPeople(browser, server, settings, wishes);

/** Draws the two cards of a turn. */
async function drawTwo(page: Page): Promise<void> {
  await MOUSE.draw(page);
  await page.locator('.table[data-phase="second_card"]').waitFor();
  await MOUSE.draw(page);
}

/** Two people, of whom the one who waits has cards to plan with. */
async function twoWithPlans(): Promise<[Page, Page]> {
  let [active, waiting] = await twoAtATable();
  const row = (page: Page) => page.locator(".routes button.row");
  await waiting.getByText("You may plan your next turn").waitFor();
  while (!(await row(waiting).count())) {
    await drawTwo(active);
    await turn(waiting);
    [active, waiting] = [waiting, active];
    await waiting.getByText("You may plan your next turn").waitFor();
  }
  return [active, waiting];
}

const header = (page: Page, name: string) => page.locator("header").getByRole("button", { name, exact: true });
const sheet = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, Math.min(wide, high));
}

describe.each(Object.keys(ROOMS))("sheets on a %s screen", (room) => {
  it("lie over neither board nor hand, take the focus and give it back", async () => {
    const [page] = await twoAtATable({}, ROOMS[room]);
    const menu = header(page, "Menu");
    await menu.click();
    const found: string[] = [];
    for (const name of ["Menu", "Settings", "Tell me on my turn", "Chat", "Bo"]) {
      if (name === "Chat") await header(page, "Chat").click();
      else if (name === "Bo") await page.locator(".standings tbody button, .seats button").nth(1).click();
      else if (name !== "Menu") {
        if (!(await sheet(page, "Menu").count())) await menu.click();
        await sheet(page, "Menu").getByRole("button", { name }).click();
      }
      const shown = sheet(page, name === "Bo" ? (await page.locator(".beside h2").innerText()) : name);
      await shown.waitFor();
      expect(await page.locator("dialog").count()).toBe(0);
      expect(await overlap(shown, page.locator(".board .pane")), `${name} over the board`).toBeLessThanOrEqual(room === "phone" ? CORNERS : 0);
      expect(await overlap(shown, page.locator(".hand")), `${name} over the hand`).toBe(0);
      expect(await shown.evaluate((panel) => panel.contains(document.activeElement)), `focus on ${name}`).toBe(true);
      // In the other rooms and themes `make soak` looks.
      if (room === "wide") found.push(...(await barriers(page, BOARD)).map((barrier) => `${name}: ${barrier}`));
    }
    expect(found).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await page.locator(".beside").count()).toBe(0);
    await menu.focus();
    await page.keyboard.press("Enter");
    await sheet(page, "Menu").waitFor();
    await page.keyboard.press("Escape");
    await sheet(page, "Menu").waitFor({ state: "detached" });
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(faults(page)).toEqual([]);
  });
});

it("gives the place back when something is to be decided", async () => {
  const [page] = await twoAtATable();
  await header(page, "Menu").click();
  await sheet(page, "Menu").waitFor();
  await page.locator(".market .deck button").last().click();
  await page.locator("section.offer").waitFor();
  expect(await page.locator(".beside").count()).toBe(0);
  // What is being decided waits while one looks elsewhere.
  await header(page, "Chat").click();
  await sheet(page, "Chat").waitFor();
  await page.getByRole("button", { name: "Bravo!" }).click();
  await page.locator(".beside ol svg").last().waitFor();
  await page.keyboard.press("Escape");
  await page.locator("section.offer").waitFor();
});

it("draws feelings, and shows that something was said", async () => {
  const [one, other] = await twoAtATable();
  await header(one, "Chat").click();
  await one.getByRole("button", { name: "Choo choo!" }).click();
  await other.locator("header .unread").waitFor();
  await header(other, "Chat").click();
  const line = other.locator(".beside ol li").filter({ hasText: "Choo choo!" });
  await line.locator("svg").nth(1).waitFor();
  expect(await other.locator("header .unread").count()).toBe(0);
  expect(await line.innerText()).not.toMatch(/\p{Extended_Pictographic}/u);
});

it("hands the host's part on, and says when it may be taken", async () => {
  const [one, other] = await twoAtATable();
  await header(one, "Menu").click();
  const host = (await sheet(one, "Menu").getByRole("button", { name: "Make somebody else the host" }).count()) ? one : other;
  const guest = host === one ? other : one;
  await host.keyboard.press("Escape");
  await header(host, "Menu").click();
  await sheet(host, "Menu").getByRole("button", { name: "Make somebody else the host" }).click();
  await sheet(host, "Menu").getByRole("button", { name: /^Make .* the host$/ }).click();
  await host.locator(".log").getByText(/is the host now/).waitFor();
  // The new host goes away: the other may ask, and is told that ten minutes have not gone by.
  await guest.goto("about:blank");
  await header(host, "Menu").click();
  const take = sheet(host, "Menu").getByRole("button", { name: "Be the host" });
  await take.click();
  await sheet(host, "Menu").getByRole("alert").waitFor();
});

describe("a turn is told", () => {
  it("to a webhook, signed with the secret that was shown", async () => {
    const told: { body: string; request: IncomingMessage }[] = [];
    const hook = createServer((request, response) => {
      let body = "";
      request.on("data", (piece: Buffer) => (body += piece.toString()));
      request.on("end", () => (told.push({ body, request }), response.writeHead(204).end()));
    });
    await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
    const [active, waiting] = await twoAtATable();
    await header(waiting, "Menu").click();
    await sheet(waiting, "Menu").getByRole("button", { name: "Tell me on my turn" }).click();
    const panel = sheet(waiting, "Tell me on my turn");
    await panel.getByLabel("Through a webhook").fill(url);
    await panel.getByRole("button", { name: "Save" }).click();
    const secret = await panel.getByLabel("The messages are signed").inputValue();
    await panel.getByText("Your turns are told by a webhook.").waitFor();
    expect(await barriers(waiting, BOARD)).toEqual([]);
    await drawTwo(active);
    await expect.poll(() => told.length, { timeout: 20_000 }).toBe(1);
    const { body, request } = told[0]!;
    expect(request.headers["branchline-signature"]).toBe(`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
    expect(JSON.parse(body)).toMatchObject({ type: "turn", link: expect.stringContaining("/t/") });
    await panel.getByRole("button", { name: "Remove the webhook" }).click();
    await panel.getByText("Your turns are told by a webhook.").waitFor({ state: "detached" });
    hook.close();
  });

  it("by the device, while the page is in the background", async () => {
    const [active, waiting] = await twoAtATable();
    await waiting.context().grantPermissions(["notifications"]);
    await waiting.evaluate(() => {
      const noticed: string[] = [];
      Object.assign(window, {
        noticed,
        Notification: class {
          static permission = "granted";
          constructor(title: string) {
            noticed.push(title);
          }
        },
      });
      Object.defineProperty(document, "hidden", { get: () => true });
    });
    await header(waiting, "Menu").click();
    await sheet(waiting, "Menu").getByRole("button", { name: "Tell me on my turn" }).click();
    await waiting.getByLabel("On this device").check();
    await drawTwo(active);
    await waiting.waitForFunction(() => (window as unknown as { noticed: string[] }).noticed.length === 1);
  });
});

describe("plans", () => {
  it("are made while others play, and carried out when one's turn begins", async () => {
    const [active, waiting] = await twoWithPlans();
    const row = waiting.locator(".routes button.row").first();
    const route = (await row.locator(".name").innerText()).trim();
    await row.click();
    await waiting.getByRole("button", { name: /^Plan for/ }).click();
    const plan = waiting.locator(".planned");
    await plan.waitFor();
    expect(await plan.innerText()).toContain(route);
    expect(await waiting.locator(".board .bl-ghost").count()).toBeGreaterThan(0);
    expect(await barriers(waiting, BOARD)).toEqual([]);
    expect(await active.locator(".log").innerText()).not.toContain(route);
    await drawTwo(active);
    await waiting.locator(".log").getByText(`You claim ${route}`).waitFor();
    expect(await waiting.locator(".planned").count()).toBe(0);
    for (const page of [active, waiting]) expect(faults(page)).toEqual([]);
  });

  it("go on as a claim where one's turn begins before they are made", async () => {
    const [active, waiting] = await twoWithPlans();
    await waiting.locator(".routes button.row").first().click();
    const panel = waiting.locator("section.claim");
    const route = await panel.locator("h3").innerText();
    await panel.getByRole("button", { name: /^Plan for/ }).waitFor();
    await drawTwo(active);
    await turn(waiting);
    expect(await panel.locator("h3").innerText()).toBe(route);
    await panel.getByRole("button", { name: /^Claim for/ }).click();
    await waiting.locator(".log").getByText(`You claim ${route}`).waitFor();
    for (const page of [active, waiting]) expect(faults(page)).toEqual([]);
  });

  it("can be forgotten, and are not offered at a table with clocks", async () => {
    const [, waiting] = await twoWithPlans();
    await waiting.locator(".routes button.row").first().click();
    await waiting.getByRole("button", { name: /^Plan for/ }).click();
    await waiting.getByRole("button", { name: "Forget it" }).click();
    await waiting.locator(".planned").waitFor({ state: "detached" });
    const [, timed] = await twoAtATable({ pace: { type: "turn", seconds: 600 } });
    await timed.getByText("They come up when it is your turn.").waitFor();
    expect(await timed.locator(".routes button.row").count()).toBe(0);
  });
});

it("a table is no higher than its window", async () => {
  const edition = (await editionsOf(server))[0]!;
  const opened = await openTable(server, edition, ["Ada"], ["easy", "easy"]);
  for (const [width, height] of [[1440, 900], [1200, 720], [820, 1180], [390, 844]] as const) {
    const page = await somebody(browser, { viewport: { width, height } });
    await sitDown(page, server, opened, edition);
    await page.locator("section.offer").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight), `${width}`).toBe(height);
    await page.context().close();
  }
});

describe("on a phone", () => {
  it("a stamp shows what is in sight of the board, and leads elsewhere", async () => {
    const [edition] = await editionsOf(server);
    const page = await somebody(browser, ROOMS["phone"]);
    await sitDown(page, server, await openTable(server, edition!, ["Ada"], ["easy"]), edition!);
    await page.locator("section.offer").waitFor();
    await step(page, MOUSE);
    await turn(page);
    for (let number = 0; number < 3; number++) await page.getByRole("button", { name: "Nearer" }).tap();
    const shown = page.locator(".overview .shown");
    const left = async () => Number(await shown.getAttribute("x"));
    const before = await left();
    const box = (await page.locator(".overview").boundingBox())!;
    await page.touchscreen.tap(box.x + box.width - 4, box.y + box.height / 2);
    await expect.poll(left).toBeGreaterThan(before);
    await page.getByRole("button", { name: "Whole board" }).tap();
    await page.locator(".overview").waitFor({ state: "detached" });
    expect(faults(page)).toEqual([]);
  });

  it("an offered ticket comes into sight, and its ends keep their names inside the board", async () => {
    for (const edition of await editionsOf(server)) {
      const page = await somebody(browser, ROOMS["phone"]);
      await sitDown(page, server, await openTable(server, edition, ["Ada"], ["easy"]), edition);
      await page.locator("section.offer").waitFor();
      const shown = () =>
        page.evaluate(() => {
          const pane = document.querySelector(".board .pane")!.getBoundingClientRect();
          const beyond = ({ left, right, top, bottom }: DOMRect) =>
            Math.max(pane.left - left, right - pane.right, pane.top - top, bottom - pane.bottom);
          const found = [...document.querySelectorAll(".bl-city.ringed")].filter(
            (city) => beyond(city.querySelector(".bl-disc")!.getBoundingClientRect()) <= 0,
          );
          const names = found.map((city) => document.querySelector<SVGTextElement>(`.bl-name[data-city="${city.getAttribute("data-city")}"]`)!);
          const cut = names.filter((name) => name.style.display === "none" || beyond(name.getBoundingClientRect()) > 6);
          return { isThere: found.length > 0, cut: cut.map((name) => name.textContent) };
        });
      for (const ticket of await page.locator(".offer .ticket").all()) {
        await ticket.focus();
        await expect.poll(shown, { message: edition }).toEqual({ isThere: true, cut: [] });
      }
      await page.context().close();
    }
  });

  it("a sheet leaves the board as large as it was, and the land at both sides of it", async () => {
    for (const edition of await editionsOf(server)) {
      const page = await somebody(browser, ROOMS["phone"]);
      await sitDown(page, server, await openTable(server, edition, ["Ada"], ["easy"]), edition);
      await page.locator("section.offer").waitFor();
      const sea = () =>
        page.evaluate(() => {
          const { left, width } = document.querySelector(".bl-sea")!.getBoundingClientRect();
          return { isWide: left <= 1 && left + width >= innerWidth - 1, width: Math.round(width) };
        });
      await expect.poll(async () => (await sea()).isWide, { message: edition }).toBe(true);
      await step(page, MOUSE);
      await turn(page);
      await page.locator(".tabs-phone").waitFor();
      const before = await sea();
      await page.locator("header .icon-button").last().tap();
      await page.locator(".beside").waitFor();
      await expect.poll(sea, { message: edition }).toEqual(before);
      await page.context().close();
    }
  });

  it("a tab says as many routes as the list behind it has", async () => {
    for (const edition of await editionsOf(server)) {
      const page = await somebody(browser, ROOMS["phone"]);
      await sitDown(page, server, await openTable(server, edition, ["Ada"], ["easy"]), edition);
      await page.locator("section.offer").waitFor();
      await step(page, MOUSE);
      await turn(page);
      const tab = page.locator(".tabs-phone button").first();
      const said = Number((await tab.locator("small").allInnerTexts())[0] ?? 0);
      await tab.tap();
      await page.locator(".phone-sheet .routes").waitFor();
      expect(await page.locator(".routes button.row").count(), edition).toBe(said);
      await page.context().close();
    }
  });

  it("the bar leads to every page, and pushes what is below it down", async () => {
    const page = await somebody(browser, ROOMS["phone"]);
    await page.goto(server);
    const menu = header(page, "Menu");
    const top = async () => (await page.locator("main").boundingBox())!.y;
    const before = await top();
    for (const name of ["Learn", "Rules", "Replays", "My profile", "Play"]) {
      await menu.tap();
      expect(await menu.getAttribute("aria-expanded")).toBe("true");
      expect(await top()).toBeGreaterThan(before);
      await page.locator(".drawer").getByRole("link", { name, exact: true }).tap();
      await page.locator(".drawer").waitFor({ state: "hidden" });
    }
    await page.goto(`${server}/learn`);
    await menu.tap();
    expect(await barriers(page)).toEqual([]);
  });
});
