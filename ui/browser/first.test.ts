/** A first visit: something to see before the script is there, and nothing loaded that is not needed. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { startBrowser } from "./chromium.ts";
import { editionsOf, faults, openTable, sitDown, somebody } from "./people.ts";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
  // The first document of a server does not wait long for its drawings.
  for (const [path, drawing] of [["/", "data-edition"], ["/t/any", 'id="maps"']] as const) {
    while (!(await (await fetch(server + path)).text()).includes(drawing)) await new Promise((resolve) => setTimeout(resolve, 100));
  }
});
afterAll(() => browser.close());

/** Keeps the scripts back until what it gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", (route) => held.then(() => route.continue()));
  return release;
}

/** Whether all pictures of the shell are there. */
const isFilled = () => {
  const images = [...document.querySelectorAll<HTMLImageElement>(".shell img")];
  return images.length > 0 && images.every((image) => image.naturalWidth > 0);
};

it("shows the boards before the script is there, where they will be", async () => {
  const page = await somebody(browser, PHONE);
  const release = await holdScripts(page);
  await page.goto(server, { waitUntil: "commit" });
  await page.waitForFunction(isFilled);
  const places = (what: string) => page.locator(what).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const before = await places(".shell img");
  release();
  await page.locator("button.play").waitFor();
  const after = await places(".card img");
  expect(after.length).toBe(before.length);
  for (const [index, place] of after.entries()) {
    for (const side of ["x", "y", "width", "height"] as const) expect(Math.abs(place[side] - before[index]![side])).toBeLessThan(2);
  }
  expect(await page.locator(".shell").count()).toBe(0);
  expect(faults(page)).toEqual([]);
});

it.each(["light", "dark", "contrast"] as const)("shows a table's map before its script is there (%s)", async (theme) => {
  const edition = (await editionsOf(server)).at(-1)!;
  const opened = await openTable(server, edition, ["Ada"], ["easy"]);
  for (const isMine of [true, false]) {
    const page = await somebody(browser, { ...PHONE, theme });
    const release = await holdScripts(page);
    const arrived = isMine ? sitDown(page, server, opened, edition) : page.goto(`${server}/t/${opened.table}#${opened.invite}`);
    await page.waitForFunction(isFilled);
    const paints = await page.locator("#maps").evaluate((maps) => (JSON.parse(maps.textContent!) as { paints: Record<string, string> }).paints);
    expect(decodeURIComponent((await page.locator(".shell img").getAttribute("src"))!)).toContain(`svg{${paints[theme]}}`);
    expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
    const color = await page.locator(".shell > p").evaluate((bar) => getComputedStyle(bar).backgroundColor);
    release();
    await arrived;
    await page.locator(".table svg.bl-board").waitFor();
    expect(await page.locator("header").first().evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe(color);
    expect(await page.locator(".shell").count()).toBe(0);
    expect(faults(page)).toEqual([]);
    await page.context().close();
  }
});

it("asks for nothing twice, and for no style or answer that the document holds", async () => {
  const edition = (await editionsOf(server)).at(-1)!;
  const opened = await openTable(server, edition, ["Ada"], ["easy"]);
  for (const path of ["/", `/t/${opened.table}#${opened.invite}`]) {
    const page = await somebody(browser, PHONE);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(server + path);
    await page.locator("button.play, .table svg.bl-board").first().waitFor();
    const first = [...asked];
    expect(first.filter((one, index) => first.indexOf(one) !== index && !one.includes("/tables"))).toEqual([]);
    const held = (await page.locator("style[data-files]").getAttribute("data-files"))!.split(" ").map((file) => `/${file}`);
    expect(held.length).toBeGreaterThan(2);
    expect(first.filter((one) => one === "/api" || held.includes(one))).toEqual([]);
    await page.context().close();
  }
});

it("opens a page that has no document of its own, with its styles", async () => {
  const page = await somebody(browser);
  await page.goto(`${server}/learn`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.locator("main").evaluate((main) => getComputedStyle(main).display)).toBe("grid");
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await page.locator("button.play").waitFor();
  expect(faults(page)).toEqual([]);
});
