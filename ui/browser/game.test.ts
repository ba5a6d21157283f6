/** A whole game, from the first page to the scores, by mouse. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { startBrowser } from "./chromium.ts";
import { faults, MOUSE, playOut, somebody } from "./people.ts";

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it("begins with one click and is played to its end by mouse", async () => {
  const page = await somebody(browser);
  await page.goto(server);
  await page.locator("button.play").click();
  await page.locator("section.offer").waitFor();
  expect(await playOut(page, MOUSE)).toBe(true);
  expect(await page.title()).toContain("Branchline");
  expect(faults(page)).toEqual([]);
});
