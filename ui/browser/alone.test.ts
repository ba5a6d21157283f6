/** Alone against bots: advice, a step back; and cards chosen before a route. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { startBrowser } from "./chromium.ts";
import { faults, MOUSE, openTable, playOut, sitDown, smallEdition, somebody, step, turn } from "./people.ts";

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Somebody's own turn against an easy bot, first tickets chosen. */
async function alone(): Promise<Page> {
  const edition = await smallEdition(server);
  const page = await somebody(browser);
  await sitDown(page, server, await openTable(server, edition, ["Ada"], ["easy"]), edition);
  await turn(page);
  await step(page, MOUSE);
  await page.locator('.table.mine[data-phase="turn"]').waitFor();
  return page;
}

const number = async (page: Page) => Number(await page.locator(".table").getAttribute("data-number"));

it("gives advice that can be followed at once", async () => {
  const page = await alone();
  const before = await number(page);
  await page.getByRole("button", { name: "Hint" }).click();
  const choices = page.locator("section.hints li");
  await choices.first().waitFor();
  await choices.first().getByRole("button", { name: "Do it" }).click();
  await expect.poll(() => number(page)).toBeGreaterThan(before);
  expect(await page.locator("section.hints").count()).toBe(0);
  expect(faults(page)).toEqual([]);
});

it("goes a step back, into another game from there on", async () => {
  const page = await alone();
  const [table, cards] = [page.url(), await page.locator(".hand").getAttribute("data-cards")];
  await MOUSE.draw(page);
  await page.locator('.table[data-phase="second_card"]').waitFor();
  await page.getByRole("button", { name: "Take back" }).click();
  await page.waitForURL((url) => url.href !== table);
  await page.locator('.table[data-phase="turn"]').waitFor();
  expect(await page.locator(".hand").getAttribute("data-cards")).toBe(cards);
  await page.locator(".log").getByText("The game goes on from an earlier moment").waitFor();
  await MOUSE.draw(page);
  await page.locator('.table[data-phase="second_card"]').waitFor();
  expect(faults(page)).toEqual([]);
});

it("counts tickets that were kept before a step back, and explains the end where it explained the game", async () => {
  const page = await alone();
  const table = page.url();
  await MOUSE.draw(page);
  await page.locator('.table[data-phase="second_card"]').waitFor();
  await page.getByRole("button", { name: "Take back" }).click();
  await page.waitForURL((url) => url.href !== table);
  await page.locator('.table[data-phase="turn"]').waitFor();
  const top = async () => (await page.locator(".lesson").boundingBox())!.y;
  const before = await top();
  const kept = await page.locator(".tickets button.row").count();
  expect(await playOut(page, MOUSE)).toBe(true);
  const figure = page.locator("dl > div").filter({ hasText: "tickets kept" }).locator("dd");
  await figure.waitFor();
  expect(Number(await figure.innerText())).toBeGreaterThanOrEqual(kept);
  expect(await top()).toBeCloseTo(before, 0);
  expect(faults(page)).toEqual([]);
});

it("leaves only the routes bright that the cards chosen first can pay", async () => {
  const page = await alone();
  const rows = page.locator(".routes button.row");
  while (!(await rows.count())) {
    await MOUSE.draw(page);
    await page.locator('.table[data-phase="second_card"]').waitFor();
    await MOUSE.draw(page);
    await page.locator('.table:not([data-phase="second_card"])').waitFor();
    await turn(page);
  }
  // What the first of them would be paid with, chosen card by card.
  await rows.first().click();
  const paid = await page.locator(".hand .stack.paying").evaluateAll((all) =>
    all.map((one) => ({ place: one.getAttribute("data-place"), count: Number(one.querySelector(".minus")!.getAttribute("data-number")!.replace(/\D/g, "")) })),
  );
  expect(paid.length).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  for (const { place, count } of paid) {
    for (let card = 0; card < count; card++) await page.locator(`[data-place="${place}"]`).click();
  }
  const dim = page.locator(".bl-board .dim");
  await expect.poll(() => dim.count()).toBeGreaterThan(0);
  const bright = await page.locator(".bl-board [data-route]:not(.dim)").count();
  expect(bright).toBeGreaterThan(0);
  await rows.first().click();
  await page.locator("section.claim .button.main").click();
  await page.locator(".log").getByText("You claim").first().waitFor();
  expect(await dim.count()).toBe(0);
  expect(faults(page)).toEqual([]);
});
