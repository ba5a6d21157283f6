/** Where the focus is for whoever plays with keys: on the chosen row of a panel, then where they came from, and never lost. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import type { EditionInfo } from "../src/messages.ts";
import { startBrowser } from "./chromium.ts";
import { editionsOf, faults, KEYS, openTable, sitDown, smallEdition, somebody, step, turn } from "./people.ts";

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** What has the focus, as far as this test is about it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    if (!one || one === document.body) return "nothing";
    return one.getAttribute("data-row") ?? one.closest("section[aria-label], section[aria-labelledby]")?.classList[1] ?? one.tagName;
  });

/** Somebody who has chosen first tickets with keys, and draws until a row of the list is wanted. */
async function player(edition: string, isWanted: (page: Page) => Promise<boolean>): Promise<Page> {
  const page = await somebody(browser);
  await sitDown(page, server, await openTable(server, edition, ["Ada"], ["easy"]), edition);
  await page.locator("section.offer").waitFor();
  await step(page, KEYS);
  await turn(page);
  await expect.poll(() => focused(page), { message: "after first tickets" }).not.toBe("nothing");
  while (!(await isWanted(page))) {
    for (const phase of ["second_card", "turn"]) {
      await page.keyboard.press("d");
      await page.locator(`.table:not([data-phase="${phase === "turn" ? "second_card" : "turn"}"])`).waitFor();
      await turn(page);
    }
  }
  return page;
}

const rows = (page: Page) => page.locator(".routes button.row");

it("is on the way that is chosen, and after Escape on the row of the route", async () => {
  const page = await player(await smallEdition(server), async (one) => (await rows(one).count()) > 1);
  await page.keyboard.press("r");
  await expect.poll(() => focused(page)).toMatch(/^route /);
  await page.keyboard.press("ArrowDown");
  const row = await focused(page);
  await page.keyboard.press("Enter");
  await page.locator("section.claim").waitFor();
  expect(await page.evaluate(() => document.activeElement!.matches(".ways input:checked"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe(row);
  await page.keyboard.press("?");
  await expect.poll(() => focused(page)).toBe("beside");
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe(row);
  await page.keyboard.press("Enter");
  await page.locator("section.claim").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".log").getByText("You claim").first().waitFor();
  await expect.poll(() => focused(page)).not.toBe("nothing");
  expect(faults(page)).toEqual([]);
});

/** The first edition whose rules are such. */
async function editionWith(isSuch: (edition: EditionInfo) => boolean): Promise<string> {
  for (const key of await editionsOf(server)) {
    if (isSuch((await (await fetch(`${server}/api/editions/${key}`)).json()) as EditionInfo)) return key;
  }
  throw new Error("no such edition");
}

/** Chooses rows one by one until a panel has what is asked for; says whether one had. */
async function choose(page: Page, what: string): Promise<boolean> {
  for (const row of await page.locator(".routes button.row").evaluateAll((all) => all.map((one) => one.getAttribute("data-row")!))) {
    await page.locator(`[data-row="${row}"]`).press("Enter");
    const panel = page.locator("section.claim");
    await panel.waitFor();
    if (await panel.locator(what).count()) return true;
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
  }
  return false;
}

it("is in the panel while cards for a substitute are chosen, and then on what is to be done", async () => {
  const edition = await editionWith(({ rules }) => rules.ferry_substitute !== "none");
  const page = await player(edition, (one) => choose(one, ".gifts"));
  expect(await page.evaluate(() => document.activeElement!.matches(".ways input:checked"))).toBe(true);
  const more = page.locator(".gifts .more:not([disabled])");
  while (await more.count()) {
    await more.first().press("Enter");
    await expect.poll(() => focused(page)).toBe("claim");
  }
  expect(await page.evaluate(() => document.activeElement!.matches(".claim .button.main:enabled"))).toBe(true);
  await page.locator(".gifts button:enabled").first().press("Enter");
  await expect.poll(() => focused(page)).toBe("claim");
  expect(faults(page)).toEqual([]);
});

it("is somewhere after a tunnel is given up", async () => {
  const isTunnel = ({ tunnel }: { tunnel: boolean }) => tunnel;
  const edition = await editionWith(({ routes }) => routes.some(isTunnel));
  const { routes } = (await (await fetch(`${server}/api/editions/${edition}`)).json()) as EditionInfo;
  const tunnels = routes.filter(isTunnel).map(({ id }) => `[data-row="route ${id}"]`).join(", ");
  const page = await player(edition, async (one) => (await one.locator(tunnels).count()) > 0);
  const number = () => page.locator(".table").getAttribute("data-number");
  const tunnel = page.locator("section.tunnel");
  // Not every tunnel asks for more.
  while (!(await tunnel.count())) {
    const before = await number();
    const row = page.locator(tunnels).first();
    if (await row.count()) {
      await row.press("Enter");
      await page.locator("section.claim").waitFor();
      await page.keyboard.press("Enter");
    } else await KEYS.draw(page);
    await expect.poll(number).not.toBe(before);
    await turn(page);
  }
  await page.keyboard.press("Escape");
  await tunnel.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).not.toBe("nothing");
  expect(faults(page)).toEqual([]);
});
