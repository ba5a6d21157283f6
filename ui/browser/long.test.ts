/** In a language with longer words every page keeps its width and every button its text (browser/long.ts). */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { startBrowser } from "./chromium.ts";
import { longer, longerFile } from "./long.ts";
import { faults, MOUSE, openTable, sitDown, smallEdition, somebody, step, turn } from "./people.ts";

const SIZES = [
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** What is wider than the page or than its button, in each size. */
async function cut(page: Page): Promise<string[]> {
  const found = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(120);
    const names = await page.evaluate(tooWide);
    found.push(...names.map((name) => `${size.width}: ${name}`));
  }
  return found;
}

/** In the browser: the page, if it scrolls sideways, and buttons that a word of theirs leaves. What ends in … is a name. */
function tooWide(): string[] {
  const range = document.createRange();
  const isOutside = (button: Element) => {
    const frame = button.getBoundingClientRect();
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement!;
      // Shortened on purpose, or for screen readers only.
      if (parent.closest(".cut") || getComputedStyle(parent).clipPath !== "none") continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width && (left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1)) return true;
    }
    return false;
  };
  const buttons = [...document.querySelectorAll("button, a.button, [role=tab]")].filter(isOutside);
  const width = document.documentElement.scrollWidth;
  return [...(width > innerWidth ? [`the page is ${width} wide`] : []), ...buttons.map((one) => `${one.className} ${one.textContent}`)];
}

describe("words that are longer", () => {
  it("are made of a catalogue, and leave what is not text", () => {
    expect(longer("Claim it")).toBe("Çláááîm îît");
    const file = "# About.\nfor-all = Draw { $number ->\n        [one] { $number } card\n       *[other] cards\n    }\n    .start = All\n";
    const [draw, card, cards, all] = ["Draw", "card", "cards", "All"].map(longer);
    const long = `# About.\nfor-all = ${draw} { $number ->\n        [one] { $number } ${card}\n       *[other] ${cards}\n    }\n    .start = ${all}\n`;
    expect(longerFile(file)).toBe(long);
  });
});

describe("in a long language", () => {
  it("nothing is cut on the first page and in a lobby", async () => {
    const page = await somebody(browser, { language: "long" });
    await page.goto(server);
    await page.locator(".opponents").waitFor();
    expect(await page.locator("h1").textContent()).not.toContain("All aboard");
    expect(await cut(page)).toEqual([]);
    const edition = await smallEdition(server);
    await sitDown(page, server, await openTable(server, edition, ["Camille"], [], { seats: 3 }), edition);
    await page.locator("main ol").waitFor();
    expect(await cut(page)).toEqual([]);
    expect(faults(page)).toEqual([]);
    await page.context().close();
  });

  it("nothing is cut at the table", async () => {
    const page = await somebody(browser, { language: "long" });
    const edition = await smallEdition(server);
    await sitDown(page, server, await openTable(server, edition, ["Camille"], ["easy"]), edition);
    await page.locator("section.offer").waitFor();
    expect(await cut(page)).toEqual([]);
    const rows = page.locator(".routes button.row");
    do {
      await page.setViewportSize(SIZES[2]!);
      await step(page, MOUSE);
      expect(await turn(page)).toBe("mine");
    } while (!(await rows.count()));
    expect(await cut(page)).toEqual([]);
    await rows.first().click();
    await page.locator("section.claim").waitFor();
    expect(await cut(page)).toEqual([]);
    expect(faults(page)).toEqual([]);
    await page.context().close();
  });

  it("nothing is cut in the scores", async () => {
    const page = await somebody(browser, { language: "long" });
    const edition = await smallEdition(server);
    await sitDown(page, server, await openTable(server, edition, [], ["easy", "easy"], { spectators: true }), edition, []);
    await page.locator(".scoring").waitFor();
    expect(await cut(page)).toEqual([]);
    await page.context().close();
  });
});
