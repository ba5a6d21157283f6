/** The end of a game and after it: counted step by step, checked, shared, and watched again. */

import { readFileSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import type { Replay, TableInfo } from "../src/messages.ts";
import { barriers, BOARD } from "./barriers.ts";
import { startBrowser } from "./chromium.ts";
import { faults, openTable, sitDown, somebody } from "./people.ts";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const server = inject("server");
let browser: Browser;
let opened: Awaited<ReturnType<typeof openTable>>;
let edition: string;
let info: TableInfo;
let replay: Replay;

/** What `tools/page_games.py` has written of a fork. */
interface Fork {
  record: object;
  steps: { events: object[] }[];
  moments: { seats: { points: number }[] }[];
}

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await fetch(server + path, { headers: { Authorization: `Bearer ${opened.token}` } });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

beforeAll(async () => {
  browser = await startBrowser();
  const about = (await (await fetch(`${server}/api`)).json()) as { lesson: { key: string } };
  edition = about.lesson.key;
  opened = await openTable(server, edition, [], ["medium", "medium"]);
  do {
    await new Promise((resolve) => setTimeout(resolve, 200));
    info = await ask<TableInfo>(`/api/tables/${opened.table}`);
  } while (info.phase !== "over");
  replay = await ask<Replay>(`/api/tables/${opened.table}/replay`);
}, 120_000);
afterAll(() => browser.close());

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const totals = async (page: Page) => (await page.locator(".sheet tfoot td").allTextContents()).map((text) => Number(text.replace("−", "-")));
const watched = (at: number) => `${server}/replay/t/${opened.table}/${at}#${opened.invite}`;

describe("the scoring", () => {
  it("counts one thing after the other by Space, and names no winner before the last", async () => {
    const page = await somebody(browser, { reducedMotion: "no-preference" });
    await sitDown(page, server, opened, edition, []);
    await page.locator(".scoring .bar").waitFor();
    const steps = replay.scoring!;
    const things = 2 + steps.seats.flatMap((seat) => seat.tickets).length;
    const back = page.getByRole("button", { name: "Back" });
    while (await back.isEnabled()) await page.keyboard.press("ArrowLeft");
    // Who goes back takes it in hand: it runs by itself no longer.
    await page.keyboard.press("ArrowLeft");
    expect(await totals(page)).toEqual([steps.seats[0]!.routes, 0]);
    for (let number = 1; number < things; number++) {
      await page.keyboard.press("Space");
      expect(await page.locator(".scoring").textContent()).not.toMatch(/wins|1st|2nd/);
    }
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
    await page.getByText("1st", { exact: true }).first().waitFor();
    const expected = info.result!.scores.map((score) => score.total).sort((one, other) => other - one);
    expect(await totals(page)).toEqual(expected);
    await page.reload();
    await page.getByText("1st", { exact: true }).first().waitFor();
    expect(faults(page)).toEqual([]);
  });

  it("lights the way of a ticket that is looked at again", async () => {
    const page = await somebody(browser);
    await sitDown(page, server, opened, edition, []);
    const done = replay.scoring!.seats.flatMap((seat) => seat.tickets).find((ticket) => ticket.completed)!;
    await page.locator(".all-tickets .ticket:not(.failed)").first().click();
    const lit = await page.locator('.board [data-layer="ticket"]').getAttribute("data-shown");
    expect(lit!.split(" ")).toEqual(done.connection);
  });

  it("shows the totals at once where motion is unwanted, and can be watched step by step still", async () => {
    const page = await somebody(browser);
    await sitDown(page, server, opened, edition, []);
    await page.getByText("1st", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Count once more" }).click();
    expect(await page.getByText("1st", { exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByText("1st", { exact: true }).first().waitFor();
  });

  it("checks the shuffle in the browser and on the server", async () => {
    const page = await somebody(browser);
    await sitDown(page, server, opened, edition, []);
    await page.getByRole("button", { name: "Verify shuffle" }).click();
    const sheet = page.getByRole("region", { name: "The shuffle" });
    await sheet.getByText("every card and every point is right").waitFor();
    await sheet.getByText("is the one that was promised").waitFor();
    await sheet.getByText("made of all these parts").waitFor();
    await sheet.getByText(replay.shuffle!.nonce!).waitFor();
  });

  it("leads to the same table for everybody", async () => {
    const page = await somebody(browser);
    await sitDown(page, server, opened, edition, []);
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.includes(opened.table));
  });
});

describe("a replay", () => {
  it("opens at the move of its address, and every move has one", async () => {
    const page = await somebody(browser);
    await page.goto(watched(5));
    const slider = page.getByRole("slider");
    await slider.waitFor();
    expect(await slider.inputValue()).toBe("5");
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/\/6#/);
    await page.keyboard.press("End");
    await page.waitForURL((url) => url.pathname.endsWith(`/${replay.frames.length - 1}`));
    const points = await page.locator(".standings .number").allTextContents();
    expect(points.map(Number)).toEqual(info.result!.scores.map((score) => score.routes));
    await page.keyboard.press("Home");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByLabel("Speed").selectOption("4");
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>("[type=range]")!.value) > 3);
    await page.getByRole("button", { name: "Pause" }).click();
    expect(faults(page)).toEqual([]);
  });

  it("shows all hands, or those of one seat, and its log then tells no more than that seat knew", async () => {
    const { number, seat, lines } = replay.frames.find((frame) => frame.events.some((event) => event.e === "blind"))!;
    const page = await somebody(browser);
    await page.goto(watched(number));
    await page.locator(".hands").waitFor();
    expect(await page.locator(".hands").textContent()).not.toContain("hidden");
    const told = page.locator(".log button").filter({ hasText: lines.at(-1)!.brief }).first();
    const cards = () => told.evaluate((line) => line.querySelector("[role=img]")?.getAttribute("aria-label") ?? "");
    const all = await cards();
    expect(all).not.toBe("");
    await page.getByLabel("Whose cards are shown").selectOption(String(1 - seat!));
    await page.locator(".hands").getByText("hidden").waitFor();
    await expect.poll(cards).not.toBe(all);
  });

  it("of a game that goes on from another begins with what lay there", async () => {
    const { record, steps, moments } = JSON.parse(readFileSync("tests/games/fork.json", "utf8")) as Fork;
    const line = JSON.stringify({ ...record, events: steps.flatMap((step) => step.events) });
    const kept = await fetch(`${server}/api/replays`, { method: "POST", body: line });
    const { replay: name } = (await kept.json()) as { replay: string };
    const page = await somebody(browser);
    await page.goto(`${server}/replay/r/${name}/0`);
    await page.locator(".log").getByText("The game goes on from an earlier moment").waitFor();
    const points = await page.locator(".standings .number").allTextContents();
    expect(points.map(Number)).toEqual(moments[0]!.seats.map((seat) => seat.points));
    expect(Math.max(...points.map(Number))).toBeGreaterThan(0);
    await page.keyboard.press("End");
    await page.waitForURL((url) => url.pathname.endsWith(`/${steps.length - 1}`));
    expect(faults(page)).toEqual([]);
  });

  it("goes back to a line of its log", async () => {
    const page = await somebody(browser);
    await page.goto(watched(20));
    await page.locator(".log li button").last().click();
    expect(Number(await page.getByRole("slider").inputValue())).toBeLessThan(5);
  });

  it("gives the position as a drawing, and its record, which opens again as a replay", async () => {
    const page = await somebody(browser);
    await page.goto(watched(10));
    const save = async (name: RegExp) => {
      const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
      return (await saved.path())!;
    };
    expect(readFileSync(await save(/^SVG/), "utf8")).toContain("<svg");
    const record = await save(/^JSON/);
    await page.goto(`${server}/replays`);
    await page.locator("input[type=file]").setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: readFileSync(record) });
    await page.waitForURL(/\/replay\/r\/[0-9a-f]+/);
    await page.getByRole("slider").waitFor();
    expect(readFileSync(await save(/^JSON/), "utf8").trim()).toBe(readFileSync(record, "utf8").trim());
  });
});

describe("leaving a replay", () => {
  /** Somebody who watches a game, having come from its scores. */
  async function watcher(): Promise<Page> {
    const page = await somebody(browser);
    await sitDown(page, server, opened, edition, []);
    await page.getByText("1st", { exact: true }).first().waitFor();
    await page.getByRole("link", { name: "Watch replay" }).click();
    await page.getByRole("slider").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/\/replay\/t\/\w+\/1(#|$)/);
    return page;
  }

  it("by the browser's way back shows the scores again", async () => {
    const page = await watcher();
    await page.goBack();
    await page.getByText("1st", { exact: true }).first().waitFor();
    await page.goForward();
    await page.getByRole("slider").waitFor();
    expect(faults(page)).toEqual([]);
  });

  it("by a link asks the server for no game without a name", async () => {
    for (const path of ["/replays", "/"]) {
      const page = await watcher();
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement("a"), { href: to });
        document.body.append(link);
        link.click();
        link.remove();
      }, path);
      await page.getByRole("slider").waitFor({ state: "detached" });
      await title(page).waitFor();
      await page.waitForLoadState("networkidle");
      expect(asked.filter((url) => url.includes("undefined"))).toEqual([]);
      expect(faults(page)).toEqual([]);
    }
  });
});

describe("for everyone", () => {
  it("there is no barrier at the end of a game", async () => {
    const page = await somebody(browser);
    await sitDown(page, server, opened, edition, []);
    await page.getByText("1st", { exact: true }).first().waitFor();
    expect(await barriers(page, BOARD), "total").toEqual([]);
    await page.getByRole("button", { name: "all statistics" }).click();
    expect(await barriers(page, BOARD), "statistics").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Count once more" }).click();
    expect(await barriers(page, BOARD), "counting").toEqual([]);
    await page.goto(watched(30));
    await page.getByRole("slider").waitFor();
    expect(await barriers(page, BOARD), "replay").toEqual([]);
  });

  it("all of it fits on a phone, in French", async () => {
    const page = await somebody(browser, { ...PHONE, language: "fr" });
    await sitDown(page, server, opened, edition, []);
    await title(page).waitFor();
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isWide()).toBe(false);
    await page.goto(watched(30));
    for (const tab of ["Joueurs", "Mains", "Journal"]) {
      await page.getByRole("button", { name: tab }).first().tap();
      expect(await isWide(), tab).toBe(false);
    }
    expect(faults(page)).toEqual([]);
  });
});
