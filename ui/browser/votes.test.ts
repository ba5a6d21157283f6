/** A table that waits for somebody: the others vote, from both sides. */

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { barriers, BOARD } from "./barriers.ts";
import { startBrowser } from "./chromium.ts";
import { comeIn, faults, KEYS, MOUSE, openTable, sitDown, smallEdition, somebody, step } from "./people.ts";
import { IMPATIENT, startServer, type RunningServer } from "./server.ts";

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "branchline-votes-"));
  server = await startServer(join(folder, "tables.sqlite"), 0, IMPATIENT);
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Ada, Bo and Cy at a table, where all but Bo have chosen their first tickets. */
async function waitingForBo(): Promise<[Page, Page, Page]> {
  const edition = await smallEdition(server.address);
  const opened = await openTable(server.address, edition, ["Ada"], [], { seats: 3 });
  const pages = [await somebody(browser), await somebody(browser), await somebody(browser)] as [Page, Page, Page];
  await sitDown(pages[0], server.address, opened, edition);
  await comeIn(pages[1], server.address, opened, "Bo");
  await comeIn(pages[2], server.address, opened, "Cy");
  for (const page of pages) await page.locator("section.offer").waitFor();
  for (const page of [pages[0], pages[2]]) await step(page, MOUSE);
  return pages;
}

const wish = (page: Page) => page.getByRole("button", { name: "Let a bot play for Bo" });
const possible = (page: Page) => wish(page).and(page.locator('[aria-disabled="false"]')).waitFor();

it("lets a bot play on for somebody who walked away, who takes the seat back", async () => {
  const [ada, bo, cy] = await waitingForBo();
  await ada.locator(".standings tbody button").nth(1).click();
  await possible(ada);
  expect(await wish(ada).getAttribute("aria-pressed")).toBe("false");
  await ada.getByText("0 of 2 votes needed.").waitFor();
  expect(await barriers(ada, BOARD)).toEqual([]);
  await MOUSE.press(wish(ada));
  await ada.locator(".banner").getByText("You would like a bot to play for Bo (1 of 2).").waitFor();
  await bo.locator(".banner").getByText("The others wait for you: 1 vote of 2 to let a bot play for you.").waitFor();
  expect(await bo.locator(".banner button").count()).toBe(0);
  const asked = cy.locator(".banner").filter({ hasText: "Ada would like a bot to play for Bo (1 of 2)." });
  await asked.waitFor();

  for (const page of [bo, cy]) expect(await barriers(page, BOARD)).toEqual([]);

  await MOUSE.press(ada.getByRole("button", { name: "Take my vote back" }));
  await asked.waitFor({ state: "detached" });
  await ada.getByRole("button", { name: "Menu" }).click();
  await KEYS.press(wish(ada));
  await MOUSE.press(asked.getByRole("button", { name: "Agree" }));

  for (const page of [ada, cy]) await page.locator(".banner").waitFor({ state: "detached" });
  await bo.locator(".log").getByText(/Your seat/).waitFor();
  await bo.locator(".banner").filter({ hasText: "A bot plays for you." }).getByRole("button", { name: "Take my seat back from the bot" }).click();
  await bo.locator(".banner").waitFor({ state: "detached" });
  await ada.locator(".log").getByText(/a person/).first().waitFor();
  for (const page of [ada, bo, cy]) expect(faults(page)).toEqual([]);
});

it("forgets the votes when the player acts after all", async () => {
  const [ada, bo, cy] = await waitingForBo();
  await ada.getByRole("button", { name: "Menu" }).click();
  await possible(ada);
  await MOUSE.press(wish(ada));
  await cy.locator(".banner").waitFor();
  await step(bo, MOUSE);
  for (const page of [ada, bo, cy]) await page.locator(".banner").waitFor({ state: "detached" });
  expect(faults(bo)).toEqual([]);
});
