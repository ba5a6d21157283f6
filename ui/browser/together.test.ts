/** People at one table: two browsers, one screen for two, somebody who looks on, a server that restarts. */

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import type { Scene } from "../src/messages.ts";
import { startBrowser } from "./chromium.ts";
import { comeIn, editionsOf, faults, MOUSE, openTable, sitDown, smallEdition, somebody, step, turn } from "./people.ts";
import { startServer } from "./server.ts";

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it("lets two people play over a link, one of whom reloads in the middle of a turn", async () => {
  const edition = await smallEdition(server);
  const opened = await openTable(server, edition, ["Ada"], [], { seats: 2 });
  const [ada, bo] = [await somebody(browser), await somebody(browser)];
  await sitDown(ada, server, opened, edition);
  await comeIn(bo, server, opened, "Bo");
  for (const page of [ada, bo]) {
    expect(await turn(page)).toBe("mine");
    await step(page, MOUSE);
  }
  const active = (await Promise.race([ada, bo].map(async (page) => (await turn(page), page))))!;
  await MOUSE.draw(active);
  await active.locator('.table[data-phase="second_card"]').waitFor();
  const hand = await active.locator(".hand").getAttribute("data-cards");
  await active.reload();
  await active.locator('.table[data-phase="second_card"]').waitFor();
  expect(await active.locator(".hand").getAttribute("data-cards")).toBe(hand);
  await MOUSE.draw(active);
  const other = active === ada ? bo : ada;
  expect(await turn(other)).toBe("mine");
  for (const page of [ada, bo]) expect(faults(page)).toEqual([]);
});

it("begins without a complaint on the phone of a guest, for whom everything comes at once", async () => {
  for (const edition of [await smallEdition(server), (await editionsOf(server))[0]!]) {
    const opened = await openTable(server, edition, ["Ada"], [], { seats: 2 });
    const guest = await somebody(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await comeIn(guest, server, opened, "Bo");
    await guest.locator("section.offer").waitFor();
    await guest.locator(".board svg.bl-board[viewBox]").waitFor();
    await guest.locator(".offer .ticket").first().tap();
    await guest.waitForTimeout(300);
    expect(faults(guest)).toEqual([]);
    await guest.context().close();
  }
});

/** The journeys of the tickets that a page shows as one's own. */
const ownTickets = (page: Page) => page.locator(".tickets .name").allInnerTexts();

/** Keeps the first tickets that are offered; says which. */
async function keepFirst(page: Page): Promise<string[]> {
  await page.locator("section.offer").waitFor();
  const least = Number(await page.locator("section.offer").getAttribute("data-least"));
  const kept = (await page.locator(".offer .ticket b").allInnerTexts()).slice(0, least);
  await step(page, MOUSE);
  await page.locator(".tickets").waitFor();
  return kept.sort();
}

it("shows first tickets to whoever waits with them: after a reload, on another device, and to nobody else", async () => {
  const edition = await smallEdition(server);
  const opened = await openTable(server, edition, ["Ada"], [], { seats: 2 });
  const people = [await somebody(browser), await somebody(browser), await somebody(browser), await somebody(browser)] as const;
  const [ada, bo, device, guest] = people;
  let scene: Scene | undefined;
  ada.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload.toString()) as { type: string };
      if (message.type === "scene") scene = message as Scene;
    }),
  );
  await sitDown(ada, server, opened, edition);
  await comeIn(bo, server, opened, "Bo");
  const kept = await keepFirst(ada);

  /** One's tickets, and that some of the routes that can be planned help them, if any do. */
  const isShown = async () => {
    await ada.getByText("kept; they count when all have chosen").waitFor();
    await ada.locator(".plate").getByText("Bo is still choosing").waitFor();
    expect((await ownTickets(ada)).sort()).toEqual(kept);
    const { plans, aids } = scene!;
    const isHelped = Object.keys(plans!.claims ?? {}).some((route) => aids!.helpful[route]);
    await expect.poll(async () => (await ada.locator(".routes .helps").count()) > 0).toBe(isHelped);
  };
  await isShown();
  await ada.reload();
  await isShown();
  await ada.locator(".tickets button.row").first().click();
  await ada.locator(".tickets .missing").waitFor();

  await sitDown(device, server, opened, edition);
  await device.locator(".tickets").waitFor();
  expect((await ownTickets(device)).sort()).toEqual(kept);
  await guest.goto(`${server}/t/${opened.table}#${opened.invite}`);
  await guest.locator(".table svg.bl-board").waitFor();
  for (const page of [bo, guest]) expect(await page.locator(".tickets").count()).toBe(0);

  await step(bo, MOUSE);
  await ada.locator('.table[data-phase="turn"]').waitFor();
  await ada.getByText(`0 of ${kept.length}`, { exact: true }).waitFor();
  expect((await ownTickets(ada)).sort()).toEqual(kept);
  for (const page of people) expect(faults(page)).toEqual([]);
});

it("shows first tickets at one screen to whoever chose last, while somebody elsewhere still chooses", async () => {
  const edition = await smallEdition(server);
  const opened = await openTable(server, edition, ["Ada", "Bo"], [], { seats: 3 });
  const [page, cy] = [await somebody(browser), await somebody(browser)];
  await sitDown(page, server, opened, edition, [0, 1]);
  await comeIn(cy, server, opened, "Cy");
  await page.locator(".curtain button").click();
  await page.locator("section.offer").waitFor();
  await step(page, MOUSE);
  await page.locator(".curtain").getByText("Bo").first().waitFor();
  expect(await page.locator(".tickets").count()).toBe(0);
  await page.locator(".curtain button").click();
  const kept = await keepFirst(page);
  expect((await ownTickets(page)).sort()).toEqual(kept);
  for (const one of [page, cy]) expect(faults(one)).toEqual([]);
});

it("draws a curtain between two people at one screen, with nothing hidden in the page", async () => {
  const edition = await smallEdition(server);
  const opened = await openTable(server, edition, ["Ada", "Bo"], []);
  const page = await somebody(browser);
  await sitDown(page, server, opened, edition, [0, 1]);
  for (const name of ["Ada", "Bo"]) {
    await page.locator(".curtain").waitFor();
    expect(await page.locator(".curtain h1").innerText()).toBe(name);
    expect(await page.locator(".hand, .offer, .tickets").count()).toBe(0);
    await page.locator(".curtain button").click();
    await page.locator("section.offer").waitFor();
    await step(page, MOUSE);
  }
  // Either of them may begin; when that turn is over, the curtain falls for the other.
  const curtain = page.locator(".curtain");
  for (let number = 0; number < 3; number++) {
    await page.locator(".curtain, .plate.mine:not([data-sending])").first().waitFor();
    if (await curtain.count()) break;
    await step(page, MOUSE);
  }
  await curtain.waitFor();
  expect(faults(page)).toEqual([]);
});

it("shows a spectator the board and no hand", async () => {
  const edition = await smallEdition(server);
  const opened = await openTable(server, edition, ["Ada"], ["easy"]);
  const [ada, guest] = [await somebody(browser), await somebody(browser)];
  await sitDown(ada, server, opened, edition);
  await turn(ada);
  await step(ada, MOUSE);
  await guest.goto(`${server}/t/${opened.table}#${opened.invite}`);
  await guest.locator(".table svg.bl-board").waitFor();
  expect(await guest.locator(".hand, .tickets").count()).toBe(0);
  expect(await guest.locator(".log li").count()).toBeGreaterThan(0);
});

it("shows how things stand, however late the board is described", async () => {
  const edition = await smallEdition(server);
  const opened = await openTable(server, edition, [], ["easy", "easy"]);
  const page = await somebody(browser);
  let release = () => {};
  const isOver = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/editions/${edition}`, (route) => isOver.then(() => route.continue()), { times: 1 });
  await sitDown(page, server, opened, edition, []);
  const phase = async () => {
    const headers = { Authorization: `Bearer ${opened.token}` };
    return ((await (await fetch(`${server}/api/tables/${opened.table}`, { headers })).json()) as { phase: string }).phase;
  };
  while ((await phase()) !== "over") await page.waitForTimeout(100);
  const described = page.waitForResponse(`**/api/editions/${edition}`);
  release();
  await (await described).finished();
  await page.locator(".scoring").waitFor();
  // What came first must not be shown last.
  await page.waitForTimeout(500);
  expect(await page.locator(".scoring").count()).toBe(1);
  expect(faults(page)).toEqual([]);
});

it("goes on after a restart of the server in the middle of a game", async () => {
  const database = join(mkdtempSync(join(tmpdir(), "branchline-restart-")), "tables.sqlite");
  const first = await startServer(database);
  const edition = await smallEdition(server);
  const opened = await openTable(first.address, edition, ["Ada"], ["easy"]);
  const page = await somebody(browser);
  await sitDown(page, first.address, opened, edition);
  await turn(page);
  await step(page, MOUSE);
  await turn(page);
  await first.stop("SIGKILL");
  await page.locator(".banner.warn").waitFor();
  const second = await startServer(database, first.port);
  await page.locator(".banner.warn").waitFor({ state: "detached" });
  await turn(page);
  await step(page, MOUSE);
  expect(faults(page)).toEqual([]);
  await page.context().close();
  await second.stop();
});
