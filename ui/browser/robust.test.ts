/** What must not go wrong: two tabs on one seat, an answer that is lost, a device that is offline, an error in the page. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { startBrowser } from "./chromium.ts";
import { faults, MOUSE, turn, twoPeople } from "./people.ts";

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Somebody whose turn it is, at a table for two. */
async function inPlay(): Promise<Page> {
  const [page] = await twoPeople(browser, server);
  return page;
}

const number = async (page: Page) => Number(await page.locator(".table").getAttribute("data-number"));
const cards = async (page: Page) => Number(await page.locator(".hand").getAttribute("data-cards"));

/** Loads the page anew and stands between it and the server: notes its moves, and breaks the line at the next one if it is
 * told to, before or after the server has it. */
async function tapped(page: Page): Promise<{ moves: string[]; breakAt: "before" | "after" | null; breaks: number }> {
  const tap = { moves: [] as string[], breakAt: null as "before" | "after" | null, breaks: 0 };
  await page.routeWebSocket(/\/socket$/, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => {
      const { type, action } = JSON.parse(String(message)) as { type: string; action?: string };
      if (type !== "act") return far.send(message);
      tap.moves.push(action!);
      const { breakAt } = tap;
      tap.breakAt = null;
      // What is on its way back gets lost.
      if (breakAt) far.onMessage(() => {});
      if (breakAt !== "before") far.send(message);
      if (breakAt) setTimeout(() => void near.close({ code: 1011 }).then(() => tap.breaks++), 300);
    });
  });
  await page.reload();
  await turn(page);
  return tap;
}

it("keeps two tabs on one seat in step", async () => {
  const page = await inPlay();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await turn(other);
  const before = await cards(page);
  await MOUSE.draw(page);
  for (const tab of [page, other]) {
    await tab.locator('.table[data-phase="second_card"]').waitFor();
    expect(await cards(tab)).toBe(before + 1);
  }
  await MOUSE.draw(other);
  for (const tab of [page, other]) await tab.locator(".plate:not(.mine)").waitFor();
  expect(await number(page)).toBe(await number(other));
  expect(await cards(page)).toBe(before + 2);
  expect(faults(page)).toEqual([]);
});

describe("a move whose answer is lost", () => {
  it("is made once, when the server had it", async () => {
    const page = await inPlay();
    const tap = await tapped(page);
    const before = await cards(page);
    tap.breakAt = "after";
    await MOUSE.draw(page);
    await expect.poll(() => tap.breaks).toBe(1);
    await page.locator('.table[data-phase="second_card"]').waitFor();
    expect(await cards(page)).toBe(before + 1);
    await turn(page);
    expect(tap.moves.length).toBe(1);
    await MOUSE.draw(page);
    await page.locator(".plate:not(.mine)").waitFor();
    expect(tap.moves.length).toBe(2);
    expect(faults(page)).toEqual([]);
  });

  it("is not made by itself when the server had it not, and can be made again", async () => {
    const page = await inPlay();
    const tap = await tapped(page);
    const [before, at] = [await cards(page), await number(page)];
    tap.breakAt = "before";
    await MOUSE.draw(page);
    await expect.poll(() => tap.breaks).toBe(1);
    await turn(page);
    expect(await number(page)).toBe(at);
    expect(await cards(page)).toBe(before);
    expect(tap.moves.length).toBe(1);
    await MOUSE.draw(page);
    await page.locator('.table[data-phase="second_card"]').waitFor();
    expect(faults(page)).toEqual([]);
  });
});

it("says plainly that the device is offline, and goes on when it is back", async () => {
  const page = await inPlay();
  const sockets: { close: () => Promise<void> }[] = [];
  await page.routeWebSocket(/\/socket$/, (near) => {
    near.connectToServer();
    sockets.push(near);
  });
  await page.reload();
  await turn(page);
  await page.context().setOffline(true);
  await sockets[0]!.close();
  await page.getByText("You are offline.").waitFor();
  const deck = page.locator(".market .deck button").first();
  expect(await deck.getAttribute("aria-disabled")).toBe("true");
  await page.context().setOffline(false);
  await page.locator(".banner.warn").waitFor({ state: "detached" });
  await turn(page);
  await MOUSE.draw(page);
  await page.locator('.table[data-phase="second_card"]').waitFor();
  expect(faults(page)).toEqual([]);
});

it("offers a report with table, number and version when something breaks in the page", async () => {
  const page = await inPlay();
  const at = await number(page);
  const table = new URL(page.url()).pathname.split("/").at(-1)!;
  await page.evaluate(() => void Promise.reject(new Error("a wheel came off")));
  await page.getByRole("heading", { name: "Something broke." }).waitFor();
  const report = await page.locator("pre").innerText();
  expect(report).toMatch(/^Branchline \d+\.\d+/);
  expect(report).toContain(`${table}, ${at}`);
  expect(report).toContain("a wheel came off");
  await page.getByRole("button", { name: "Load again" }).click();
  await turn(page);
});
