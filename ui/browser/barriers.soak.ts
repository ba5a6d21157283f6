/** No barrier that axe finds, in any state of a game and in any theme. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { barriers, THEMES } from "./barriers.ts";
import { startBrowser } from "./chromium.ts";
import { editionsOf, MOUSE, openTable, playOut, sitDown, smallEdition, somebody, step, turn } from "./people.ts";

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
  await page.locator("section.offer").waitFor();
  await look(page, "first tickets");
  await step(page, MOUSE);
  await turn(page);
  await look(page, "own turn");
  expect(await playOut(page, MOUSE)).toBe(true);
  await look(page, "scores");
});

async function look(page: Page, state: string): Promise<void> {
  expect(await barriers(page), state).toEqual([]);
}

/** The scores, the statistics, and the counting step by step. */
async function lookAtTheEnd(page: Page, edition: string): Promise<void> {
  await look(page, `${edition}: scores`);
  await page.getByRole("button", { name: "all statistics" }).click();
  await look(page, `${edition}: statistics`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Play again from the start" }).click();
  await look(page, `${edition}: counting`);
}

/** One's own turn, and the sheets that can be opened then. */
async function lookAround(page: Page, edition: string): Promise<void> {
  await look(page, `${edition}: own turn`);
  await page.keyboard.press("?");
  await look(page, `${edition}: keys`);
  await page.keyboard.press("Escape");
}
