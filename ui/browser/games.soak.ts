/** Whole games of every edition: by mouse, by touch on a phone, by keys alone; and watched again by address. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { startBrowser } from "./chromium.ts";
import { editionsOf, faults, FINGERS, KEYS, MOUSE, openTable, playOut, sitDown, somebody, step, turn, type Hands, type Wishes } from "./people.ts";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

async function playThrough(edition: string, hands: Hands, wishes: Wishes = {}): Promise<{ page: Page; table: string }> {
  const page = await somebody(browser, wishes);
  const opened = await openTable(server, edition, ["Ada"], ["medium", "easy"]);
  await sitDown(page, server, opened, edition);
  expect(await playOut(page, hands)).toBe(true);
  const scores = (await (await fetch(`${server}/api/tables/${opened.table}/scoring`, { headers: { Authorization: `Bearer ${opened.token}` } })).json()) as object;
  expect(scores).toHaveProperty("seats");
  expect(faults(page)).toEqual([]);
  return { page, table: opened.table };
}

describe("a whole game", () => {
  it.for([0, 1, 2, 3])("of edition %i by mouse, and watched again by its address", async (index) => {
    const edition = (await editionsOf(server))[index]!;
    const { page, table } = await playThrough(edition, MOUSE);
    await page.goto(`${server}/replay/t/${table}/5`);
    await page.getByRole("slider").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(new RegExp(`/replay/t/${table}/6(#|$)`));
    expect(faults(page)).toEqual([]);
  });

  it("by touch on a phone", async () => {
    const [first] = await editionsOf(server);
    await playThrough(first!, FINGERS, PHONE);
  });

  it("by touch on a tablet, with substitutes and pairs", async () => {
    await playThrough((await editionsOf(server)).at(-1)!, FINGERS, TABLET);
  });

  it("is a lesson by keys alone, from the first explanation to the last", async () => {
    const page = await somebody(browser);
    await page.goto(`${server}/learn`);
    await KEYS.press(page.getByRole("button", { name: "Begin the lesson" }));
    const next = page.locator("section.lesson").getByRole("button", { name: "Next", exact: true });
    const title = page.locator("section.lesson .title");
    const titles = new Set<string>();
    await title.waitFor();
    for (let number = 0; number < 400 && !(await page.locator(".scoring").count()); number++) {
      const name = await title.innerText();
      titles.add(name);
      if (await next.count()) await KEYS.press(next);
      else if (name === "Reading the board") await KEYS.press(page.locator(".tickets button.row").first());
      else if ((await turn(page)) === "mine") await step(page, KEYS);
    }
    while (await next.count()) await KEYS.press(next);
    await page.getByRole("link", { name: "Choose a map" }).waitFor();
    expect(titles.size).toBeGreaterThan(8);
    expect(faults(page)).toEqual([]);
  });

  it("by keys alone, in French", async () => {
    const [, second] = await editionsOf(server);
    await playThrough(second!, KEYS, { language: "fr" });
  });
});
