/** From the first page to a table: with friends by link, among listed tables, at one screen; and the pages to read. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { startBrowser } from "./chromium.ts";
import { faults, somebody } from "./people.ts";
import { openFromHome, PAGES, violationsOn } from "./reading";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe("friends", () => {
  it("come by a link, sit down on a phone in their language, and the game begins", async () => {
    const host = await somebody(browser);
    await openFromHome(host, server);
    const link = await host.getByLabel("Link to the table").inputValue();
    expect(link).toMatch(/\/t\/[a-z0-9]+#.+/);
    await host.getByRole("img", { name: "The link as a QR code" }).locator("path").waitFor();

    const guest = await somebody(browser, { ...PHONE, language: "fr" });
    await guest.goto(link);
    await guest.getByLabel("Votre nom").fill("");
    await guest.getByRole("button", { name: /S'asseoir, place 2/ }).tap();
    expect(await guest.getByRole("alert").textContent()).toContain("nom");
    await guest.getByLabel("Votre nom").fill("Zoé");
    await guest.getByRole("button", { name: /S'asseoir, place 2/ }).tap();

    for (const page of [host, guest]) {
      await page.locator("section.offer").waitFor();
      expect(faults(page)).toEqual([]);
    }
  });

  it("find a listed table on the first page, and the host fills the rest with bots", async () => {
    const host = await somebody(browser);
    await openFromHome(host, server, true);
    const guest = await somebody(browser);
    await guest.goto(server);
    await guest.getByRole("link", { name: "Join" }).first().click();
    await guest.getByRole("heading", { name: "Take a seat" }).waitFor();
    await host.getByLabel("Put a bot into seat 2").selectOption("easy");
    await host.locator("section.offer").waitFor();
    await host.goto(server);
    await host.getByRole("link", { name: /Your turn/ }).first().click();
    await host.locator("section.offer").waitFor();
  });

  it("share one screen behind a curtain", async () => {
    const page = await somebody(browser);
    await page.goto(server);
    await page.getByRole("button", { name: "One screen" }).click();
    await page.getByRole("button", { name: "Begin" }).click();
    expect(await page.getByRole("alert").textContent()).toContain("name");
    await page.getByLabel("Name in seat 2").fill("Zoé");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByText(/Camille|Zoé/).first().waitFor();
    expect(await page.locator("section.offer").count()).toBe(0);
  });
});

describe("the rules", () => {
  it("open at the rule that an address names, and are found by words", async () => {
    const page = await somebody(browser, { ...PHONE, language: "fr" });
    await page.goto(`${server}/rules#R-ALL-CLM-3`);
    const rule = page.locator("#R-ALL-CLM-3");
    await rule.waitFor();
    await page.waitForFunction(() => {
      const { top } = document.getElementById("R-ALL-CLM-3")!.getBoundingClientRect();
      return top > 0 && top < innerHeight / 2;
    });
    expect(await rule.getAttribute("class")).toContain("marked");
    await page.getByRole("searchbox").fill("defausse tunnel");
    await page.locator("mark", { hasText: "défausse" }).first().waitFor();
    expect(await rule.count()).toBe(0);
  });
});

describe("pages to read and to begin from", () => {
  it("have nothing that axe finds", async () => {
    const page = await somebody(browser);
    expect(await violationsOn(page, server)).toEqual([]);
    expect(faults(page)).toEqual([]);
  });

  it("fit a phone: nothing is wider than it", async () => {
    const page = await somebody(browser, { ...PHONE, language: "fr" });
    for (const path of PAGES) {
      await page.goto(server + path);
      await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });

  it("say plainly that the server does not answer, and try again", async () => {
    const page = await somebody(browser);
    await page.route("**/api/**", (route) => route.abort());
    await page.goto(server);
    const said = page.getByText("The server does not answer");
    await said.first().waitFor();
    await page.locator("button.play").click();
    await page.locator(".refusal", { hasText: "The server does not answer" }).waitFor();
    await page.unroute("**/api/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator("main [role=alert] .button").waitFor({ state: "detached" });
    await page.locator("button.play").click();
    await page.locator("section.offer").waitFor();
  });
});
