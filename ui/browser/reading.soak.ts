/** The pages to read and to begin from, in the themes that are not looked at every time. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { startBrowser } from "./chromium.ts";
import { somebody } from "./people.ts";
import { violationsOn } from "./reading";

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it.each(["dark", "contrast"] as const)("axe finds nothing in the theme %s", async (theme) => {
  expect(await violationsOn(await somebody(browser, { theme }), server)).toEqual([]);
});
