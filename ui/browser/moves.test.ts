/** What others do: their moves one by one, and a tunnel that they are deciding. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { barriers, BOARD } from "./barriers.ts";
import { startBrowser } from "./chromium.ts";
import { editionsOf, faults, MOUSE, openTable, sitDown, smallEdition, somebody, step, turn, twoPeople } from "./people.ts";

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Draws two cards at a table with two bots; says how long the first bot's move was seen before one's own turn, in milliseconds. */
async function seenFor(page: Page): Promise<number> {
  const edition = await smallEdition(server);
  await sitDown(page, server, await openTable(server, edition, ["Ada"], ["easy", "easy"]), edition);
  await page.locator("section.offer").waitFor();
  await step(page, MOUSE);
  await turn(page);
  await MOUSE.draw(page);
  await page.locator('.table[data-phase="second_card"]').waitFor();
  const passed = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const table = document.querySelector(".table")!;
        const times: number[] = [];
        new MutationObserver(() => {
          times.push(performance.now());
          // The first change is one's own card.
          if (table.classList.contains("mine") && times.length > 2) done(times.at(-1)! - times[1]!);
        }).observe(table, { attributeFilter: ["data-number", "class"] });
      }),
  );
  await MOUSE.draw(page);
  return passed;
}

it("shows moves of others one by one, to whoever wants movement", async () => {
  const page = await somebody(browser, { reducedMotion: "no-preference" });
  expect(await seenFor(page)).toBeGreaterThan(500);
  expect(faults(page)).toEqual([]);
});

it("has a switch for that in the settings, which is kept", async () => {
  const page = await somebody(browser);
  await page.goto(server);
  const choice = page.getByLabel("Show others' moves one by one");
  const open = () => page.locator("header").getByRole("button", { name: "Settings" }).click();
  await open();
  expect(await choice.isChecked()).toBe(true);
  await choice.uncheck();
  await page.reload();
  await open();
  expect(await choice.isChecked()).toBe(false);
});

/** Opens a tunnel of the list as a claim; says whether there is one. */
async function openTunnel(page: Page): Promise<boolean> {
  const rows = page.locator(".routes button.row");
  for (let index = 0; index < (await rows.count()); index++) {
    await rows.nth(index).click();
    if (await page.locator("section.claim .risk").count()) return true;
    await page.keyboard.press("Escape");
  }
  return false;
}

/** Two people, of whom the first stands before a tunnel that asks for more cards. */
async function atTunnel(edition: string): Promise<[Page, Page]> {
  const pages = await twoPeople(browser, server, { edition });
  for (;;) {
    const active = await Promise.race(pages.map(async (page) => (await turn(page), page)));
    if (await active.locator("section.tunnel").count()) return active === pages[0] ? pages : [pages[1], pages[0]];
    const before = await active.locator(".table").getAttribute("data-number");
    if ((await active.locator('.table[data-phase="turn"]').count()) && (await openTunnel(active))) await active.locator("section.claim .button.main").click();
    else await MOUSE.draw(active);
    await expect.poll(() => active.locator(".table").getAttribute("data-number")).not.toBe(before);
  }
}

/** The first edition with tunnels. */
async function withTunnels(): Promise<string> {
  for (const edition of await editionsOf(server)) {
    const { routes } = (await (await fetch(`${server}/api/editions/${edition}`)).json()) as { routes: { tunnel: boolean }[] };
    if (routes.some(({ tunnel }) => tunnel)) return edition;
  }
  throw new Error("no edition has tunnels");
}

it("warns of a tunnel, shows it to the others, and says when one can only withdraw", async () => {
  const [active, waiting] = await atTunnel(await withTunnels());
  const seen = waiting.locator(".seen");
  await seen.waitFor();
  expect(await seen.locator(".card").count()).toBe(await active.locator("section.tunnel figure").count());
  expect(await seen.locator(".asks").count()).toBe(await active.locator("section.tunnel .counts").count());
  expect(await waiting.locator(".board .bl-ghost").count()).toBeGreaterThan(0);
  expect(await active.locator(".seen").count()).toBe(0);
  expect(await barriers(waiting, BOARD)).toEqual([]);
  const guest = await somebody(browser);
  const key = await waiting.evaluate(() => (JSON.parse(localStorage.getItem("branchline.tables")!) as { table: string; invite: string }[])[0]!);
  await guest.goto(`${server}/t/${key.table}#${key.invite}`);
  await guest.locator(".seen").waitFor();
  const canPay = (await active.locator("section.tunnel .buttons .button").count()) > 1;
  expect(await active.locator(".plate").innerText()).toContain(canPay ? "or withdraw" : "You can only withdraw");
  await active.locator("section.tunnel .buttons .button").last().click();
  for (const page of [waiting, guest]) await page.locator(".seen").waitFor({ state: "detached" });
  for (const page of [active, waiting, guest]) expect(faults(page)).toEqual([]);
});
