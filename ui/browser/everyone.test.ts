/** For everyone: no barrier that axe finds at the table, keys that play, and a sign when it is one's turn. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { barriers } from "./barriers.ts";
import { startBrowser } from "./chromium.ts";
import { faults, KEYS, MOUSE, openTable, sitDown, somebody, smallEdition, step, turn } from "./people.ts";

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it("has no barrier at the table", async () => {
  const edition = await smallEdition(server);
  const page = await somebody(browser);
  await sitDown(page, server, await openTable(server, edition, ["Ada"], ["easy"]), edition);
  await page.locator("section.offer").waitFor();
  expect(await barriers(page), "first tickets").toEqual([]);
  await step(page, MOUSE);
  await turn(page);
  await page.locator(".routes button.row, .market .deck button").first().click();
  expect(await barriers(page), "deciding").toEqual([]);
});

it("says in the tab whose turn it is", async () => {
  const edition = await smallEdition(server);
  const opened = await openTable(server, edition, ["Ada", "Bo"], []);
  const page = await somebody(browser);
  await sitDown(page, server, opened, edition, [0, 1]);
  const icon = () => page.locator('link[rel="icon"]').getAttribute("href");
  await page.locator(".curtain button").click();
  await page.locator("section.offer").waitFor();
  expect(await page.title()).toBe("● Your turn · Branchline");
  expect(await icon()).toBe("/icon-turn.svg");
  await step(page, MOUSE);
  await page.locator(".curtain").waitFor();
  expect(await page.title()).not.toContain("●");
  expect(await icon()).toBe("/icon.svg");
});

it("can be played with keys alone", async () => {
  const page = await somebody(browser);
  const edition = await smallEdition(server);
  await sitDown(page, server, await openTable(server, edition, ["Ada"], ["easy"]), edition);
  for (let number = 0; number < 8; number++) {
    if ((await turn(page)) === "over") break;
    await step(page, KEYS);
  }
  await page.keyboard.press("h");
  await page.waitForFunction(() => [...document.querySelectorAll("[aria-live=polite]")].some((one) => /\d/.test(one.textContent ?? "")));
  expect(faults(page)).toEqual([]);
});

it("lets a card that is drawn be seen and heard", async () => {
  const page = await somebody(browser, { reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("branchline.settings")!) as object;
    localStorage.setItem("branchline.settings", JSON.stringify({ ...kept, sound: true }));
    const noticed = { flights: 0, sounds: 0 };
    Object.assign(window, { noticed });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...given) {
      if (this.tagName === "IMG") noticed.flights++;
      return animate.apply(this, given);
    };
    const { resume } = AudioContext.prototype;
    AudioContext.prototype.resume = function (this: AudioContext) {
      noticed.sounds++;
      return resume.apply(this);
    };
  });
  const edition = await smallEdition(server);
  await sitDown(page, server, await openTable(server, edition, ["Ada"], ["easy"]), edition);
  await turn(page);
  await step(page, MOUSE);
  await turn(page);
  await MOUSE.draw(page);
  await page.waitForFunction(() => {
    const { noticed } = window as unknown as { noticed: { flights: number; sounds: number } };
    return noticed.flights > 0 && noticed.sounds > 0;
  });
  expect(faults(page)).toEqual([]);
});
