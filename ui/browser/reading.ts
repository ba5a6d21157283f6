/** The pages to read and to begin from, and what axe says of them. */

import type { Page } from "playwright-core";

import { barriers } from "./barriers.ts";

export const PAGES = ["/", "/learn", "/rules", "/replays", "/profile", "/nowhere/at/all"];

/** Opens a table from the first page, listed or not. */
export async function openFromHome(page: Page, server: string, isListed = false): Promise<void> {
  await page.goto(server);
  await page.getByRole("button", { name: "By link" }).click();
  if (isListed) {
    await page.getByText("More settings").click();
    await page.getByLabel("Show the table to everybody").check();
  }
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("heading", { name: "Before the game" }).waitFor();
}

/** What axe finds on all of these pages, and in a lobby. */
export async function violationsOn(page: Page, server: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(server + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    if (path === "/") await page.locator("button.play").waitFor();
    found.push(...(await violations(page, path)));
  }
  await openFromHome(page, server);
  return [...found, ...(await violations(page, "lobby"))];
}

async function violations(page: Page, place: string): Promise<string[]> {
  return (await barriers(page)).map((barrier) => `${place}: ${barrier}`);
}
