/** Profiles: a name is claimed, used at a table, brought to another device, and counted. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { barriers } from "./barriers.ts";
import { startBrowser } from "./chromium.ts";
import { faults, somebody } from "./people.ts";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it("is claimed once, counts games, and opens on another device by its link alone", async () => {
  const name = `Zoé ${Date.now() % 1_000_000}`;
  const page = await somebody(browser);
  await page.goto(`${server}/profile`);
  expect(await barriers(page), "claiming").toEqual([]);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Claim it" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByText("every game you sit down to is counted").waitFor();

  const rival = await somebody(browser, PHONE);
  await rival.goto(`${server}/profile`);
  await rival.getByLabel("Your name").fill(name.toUpperCase());
  await rival.getByRole("button", { name: "Claim it" }).tap();
  await rival.getByRole("alert").waitFor();

  // A game that is given up is counted when the bots have played it to its end.
  await page.goto(server);
  await page.getByRole("link", { name }).waitFor();
  await page.locator("button.play").click();
  await page.locator("section.offer").waitFor();
  await page.locator("header").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up", exact: true }).click();
  await page.getByRole("button", { name: "Give up for good" }).click();
  await page.locator(".scoring").waitFor();
  await page.goto(`${server}/profile`);
  await page.getByRole("table").getByRole("row").nth(1).waitFor();
  expect(await page.locator("dl dd").allTextContents()).toEqual(["1", "0", "1"]);

  await page.getByRole("button", { name: "Show the link" }).click();
  const link = await page.getByRole("textbox", { name: "The link to the profile" }).inputValue();
  expect(link).toMatch(/\/#profile\..{16,}/);
  expect(await barriers(page), "own profile").toEqual([]);

  const other = await somebody(browser, { ...PHONE, language: "fr" });
  await other.goto(link);
  await other.getByRole("heading", { level: 1, name }).waitFor();
  expect(other.url()).toBe(`${server}/profile`);
  expect(await other.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

  // A new link ends the old one; then everything is deleted.
  await page.getByRole("button", { name: "A new link" }).click();
  await page.getByRole("button", { name: "Make a new link" }).click();
  await page.getByText("The link is a new one").waitFor();
  await other.reload();
  await other.getByRole("alert").waitFor();
  await page.getByRole("button", { name: "Delete the profile" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("heading", { name: "Claim a name" }).waitFor();
  for (const each of [page, rival, other]) expect(faults(each)).toEqual([]);
});
