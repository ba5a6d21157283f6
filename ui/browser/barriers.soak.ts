/** No barrier that axe finds, in any state of a game and in any theme. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { barriers, BOARD, THEMES } from "./barriers.ts";
import { startBrowser } from "./chromium.ts";
import { editionsOf, MOUSE, openTable, playOut, sitDown, smallEdition, somebody, step, turn, twoPeople } from "./people.ts";

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** States that come up by chance: looked at the first time each shows. */
const CHANCES = { "a tunnel": "section.tunnel", "the last round": ".banner" };

it.each(THEMES)("has no barrier in a game, its scores and its replay (%s)", async (theme) => {
  for (const edition of (await editionsOf(server)).slice(1)) {
    const page = await somebody(browser, { theme });
    const opened = await openTable(server, edition, ["Ada"], ["medium"]);
    await sitDown(page, server, opened, edition);
    await page.locator("section.offer").waitFor();
    await look(page, `${edition}: first tickets`);
    const seen = new Set<string>();
    for (let number = 0; (await turn(page)) === "mine" && number < 400; number++) {
      if (number === 2) await lookAround(page, edition);
      const row = page.locator(".routes button.row").first();
      if (!seen.has("substitutes") && number % 5 === 4 && (await row.count())) {
        await row.click();
        if (await page.locator(".gifts").count()) seen.add("substitutes");
        await look(page, `${edition}: a claim`);
        await page.keyboard.press("Escape");
      }
      for (const [name, sign] of Object.entries(CHANCES)) {
        if (seen.has(name) || !(await page.locator(sign).count())) continue;
        seen.add(name);
        await look(page, `${edition}: ${name}`);
      }
      await step(page, MOUSE);
    }
    await lookAtTheEnd(page, edition);
    await page.goto(`${server}/replay/t/${opened.table}/20`);
    await page.locator("svg.bl-board").first().waitFor();
    await look(page, `${edition}: replay`);
    await page.context().close();
  }
});

it.each(THEMES)("has no barrier before a shared screen (%s)", async (theme) => {
  const edition = await smallEdition(server);
  const page = await somebody(browser, { theme });
  await sitDown(page, server, await openTable(server, edition, ["Ada", "Bo"], []), edition, [0, 1]);
  await page.locator(".curtain").waitFor();
  await look(page, "curtain");
});

it("has no barrier on a phone, to the end of a small game", async () => {
  const edition = await smallEdition(server);
  const page = await somebody(browser, { viewport: { width: 360, height: 640 } });
  await sitDown(page, server, await openTable(server, edition, ["Ada"], ["easy"]), edition);
  await page.locator(".lesson .ways").waitFor();
  await look(page, "the lesson");
  await page.locator(".lesson .ways .plain").click();
  await page.locator("section.offer").waitFor();
  await look(page, "first tickets");
  await step(page, MOUSE);
  await turn(page);
  await look(page, "own turn");
  expect(await playOut(page, MOUSE)).toBe(true);
  await look(page, "scores");
});

it.each(THEMES)("has no barrier in what stands beside the game, on all screens (%s)", async (theme) => {
  for (const viewport of [{ width: 1440, height: 900 }, { width: 820, height: 1180 }, { width: 360, height: 640 }]) {
    const [active, waiting] = await twoPeople(browser, server, { edition: (await editionsOf(server)).at(-1)! }, { theme, viewport });
    await lookBeside(waiting, `${viewport.width}: waiting`);
    for (const button of await waiting.locator("header .icon-button[aria-expanded]").all()) {
      await button.click();
      await lookBeside(waiting, `${viewport.width}: ${await waiting.locator(".beside h2").innerText()}`);
    }
    for (const index of [1, 2]) {
      await waiting.locator(".beside .button").nth(index).click();
      await lookBeside(waiting, `${viewport.width}: ${await waiting.locator(".beside h2").innerText()}`);
      await waiting.keyboard.press("Escape");
      await waiting.locator("header .icon-button[aria-expanded]").last().click();
    }
    await waiting.keyboard.press("Escape");
    const tab = waiting.locator(".tabs-phone button").first();
    if (await tab.count()) await tab.click();
    const row = waiting.locator(".routes button.row").first();
    if (await row.count()) {
      await row.click();
      await lookBeside(waiting, `${viewport.width}: a plan`);
    }
    for (const page of [active, waiting]) await page.context().close();
  }
});

it.each(THEMES)("has no barrier on a profile (%s)", async (theme) => {
  for (const viewport of [{ width: 1440, height: 900 }, { width: 360, height: 640 }]) {
    const page = await somebody(browser, { theme, viewport });
    await page.goto(`${server}/profile`);
    await page.locator("#profile-name").fill(`${theme} ${viewport.width} ${Date.now() % 100_000}`);
    await look(page, "claiming");
    await page.locator("form .button.main").first().click();
    await page.locator(".show").click();
    await look(page, "own profile");
  }
});

/** What axe finds besides the board, which others look at. */
async function lookBeside(page: Page, state: string): Promise<void> {
  expect(await barriers(page, BOARD), state).toEqual([]);
}

async function look(page: Page, state: string): Promise<void> {
  expect(await barriers(page), state).toEqual([]);
}

/** The scores, the statistics, and the counting step by step. */
async function lookAtTheEnd(page: Page, edition: string): Promise<void> {
  await look(page, `${edition}: scores`);
  await page.getByRole("button", { name: "all statistics" }).click();
  await look(page, `${edition}: statistics`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Count once more" }).click();
  await look(page, `${edition}: counting`);
}

/** One's own turn, and the sheets that can be opened then. */
async function lookAround(page: Page, edition: string): Promise<void> {
  await look(page, `${edition}: own turn`);
  await page.keyboard.press("?");
  await look(page, `${edition}: keys`);
  await page.keyboard.press("Escape");
}
