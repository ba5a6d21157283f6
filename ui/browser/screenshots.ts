/** Pictures of every page and state, in every edition, theme, language and size, to look at: `make screenshots`.
 *
 * They go to `screenshots/`, named STATE-EDITION-SIZE-THEME-LANGUAGE.png, or STATE-SIZE-THEME-LANGUAGE.png where the
 * edition does not matter. LANGUAGE is `long` for English with longer words, which is seen in the light theme only.
 * `node browser/screenshots.ts PATTERN` makes only those whose name without the state, or without the edition, fits the
 * pattern, such as `europe-phone` or `lobby-desktop-(dark|light)`. Every state is played to once for each size and
 * language, and looked at in all themes there.
 */

import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "playwright-core";

import { startBrowser } from "./chromium.ts";
import { comeIn, MOUSE, openTable, playOut, sitDown, somebody, step, turn, twoPeople, type Wishes } from "./people.ts";
import { IMPATIENT, startServer } from "./server.ts";

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 } },
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true },
};
/** Themes, as a device asks for them. */
const THEMES = {
  light: { colorScheme: "light", contrast: "no-preference" },
  dark: { colorScheme: "dark", contrast: "no-preference" },
  contrast: { colorScheme: "light", contrast: "more" },
} as const;
const LANGUAGES = ["en", "fr", "long"] as const;
const PAGES = { home: "/", learn: "/learn", rules: "/rules", replays: "/replays", profile: "/profile", nowhere: "/nowhere" };
const FOLDER = "../screenshots";
const NAMES = ["Camille", "Jonas", "Aïcha", "Victor", "Ingrid"];
const only = new RegExp(process.argv[2] ?? "");

/** What is pictured: of which edition, or which page; on which screen, in which language. */
interface Look {
  what: string;
  size: string;
  language: Wishes["language"];
}

interface About {
  editions: { key: string; seats: [number, number] }[];
}

const database = join(mkdtempSync(join(tmpdir(), "branchline-pictures-")), "tables.sqlite");
const { address, stop } = await startServer(database, 0, IMPATIENT);
const browser = await startBrowser();
mkdirSync(FOLDER, { recursive: true });
const { editions } = (await (await fetch(`${address}/api`)).json()) as About;
/** The board with the most seats, for what looks the same on all of them. */
const usual = editions.toSorted((a, b) => b.seats[1] - a.seats[1])[0]!;

const nameOf = ({ what, size, language }: Look, theme: string) => [what, size, theme, language].join("-");
const themesIn = (language: Look["language"]) => (language === "long" ? ["light"] : Object.keys(THEMES)) as (keyof typeof THEMES)[];
const wantedThemes = (look: Look) => themesIn(look.language).filter((theme) => only.test(nameOf(look, theme)));

/** A picture in each theme; `what` is part of its name where the edition matters. */
async function shoot(page: Page, state: string, look: Look): Promise<void> {
  await page.waitForLoadState("networkidle");
  for (const theme of wantedThemes(look)) {
    await page.emulateMedia(THEMES[theme]);
    await page.waitForFunction((wanted) => {
      const board = document.querySelector(".pane");
      const isThere = (!board || board.querySelector("svg.bl-board")) && [...document.images].every((image) => image.complete);
      return isThere && document.documentElement.dataset["theme"] === wanted && document.fonts.status === "loaded";
    }, theme);
    await page.waitForTimeout(150);
    const what = editions.some(({ key }) => key === look.what) ? `${state}-${look.what}` : state;
    const name = [what, look.size, theme, look.language].join("-");
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    console.log(name);
  }
}

/** Sits down at a new table with bots in the other seats. */
async function beginGame(wishes: Wishes, edition: string, bots: number): Promise<Page> {
  const page = await somebody(browser, wishes);
  await sitDown(page, address, await openTable(address, edition, ["Camille"], Array<string>(bots).fill("medium")), edition);
  await page.locator("section.offer").waitFor();
  return page;
}

/** Plays some steps; a tunnel on the way is taken a picture of. */
async function playOn(page: Page, steps: number, look: Look): Promise<void> {
  let isSeen = false;
  for (let number = 0; number < steps; number++) {
    if ((await turn(page)) === "over") return;
    if (!isSeen && (await page.locator("section.tunnel").count())) {
      isSeen = true;
      await shoot(page, "tunnel", look);
    }
    await step(page, MOUSE);
  }
  while ((await turn(page)) === "mine" && (await page.locator('.table:not([data-phase="turn"])').count())) await step(page, MOUSE);
}

/** A game as it goes: first tickets, one's own turn, a claim, a tunnel, a second card, more tickets. */
async function shootGame(wishes: Wishes, look: Look): Promise<void> {
  const page = await beginGame(wishes, look.what, 1);
  await shoot(page, "tickets", look);
  await playOn(page, 22, look);
  const tab = page.locator(".tabs-phone button");
  const close = page.locator(".phone-sheet .buttons .button").first();
  for (let number = 0; number < (await tab.count()); number++) {
    await tab.nth(number).click();
    await shoot(page, ["routes", "own-tickets", "log"][number]!, look);
    await close.click();
  }
  await shoot(page, "table", look);
  if (await tab.count()) await tab.nth(1).click();
  const ticket = page.locator(".tickets button.row").first();
  if (await ticket.count()) {
    if ((await ticket.getAttribute("aria-pressed")) === "false") await ticket.click();
    await shoot(page, "ticket", look);
  }
  if (await close.count()) await close.click();
  if (await tab.count()) await tab.first().click();
  const row = page.locator(".routes button.row").first();
  if (await row.count()) {
    await row.click();
    await shoot(page, "claim", look);
    await page.keyboard.press("Escape");
  }
  await shootSubstitutes(page, look);
  if ((await tab.count()) && !(await close.count())) await tab.first().click();
  const stations = page.locator(".routes [role=tab]").nth(1);
  if (await stations.count()) {
    await stations.click();
    await shoot(page, "stations", look);
  }
  if (await close.count()) await close.click();
  await MOUSE.draw(page);
  await page.locator('.table[data-phase="second_card"]').waitFor();
  await shoot(page, "second-card", look);
  await page.context().close();
}

/** A route that is paid with other cards than its own, if there is one now. */
async function shootSubstitutes(page: Page, look: Look): Promise<void> {
  const tab = page.locator(".tabs-phone button").first();
  if (await tab.count()) await tab.click();
  const rows = page.locator(".routes button.row:has(.owed)");
  if (!(await rows.count())) return;
  await rows.first().click();
  await page.locator(".gifts").waitFor();
  await shoot(page, "substitutes", look);
  await page.keyboard.press("Escape");
}

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator(".beside").waitFor({ state: "detached" });
}

/** A table with every seat taken, and what stands beside it: menu, settings, keys, a seat, advice. */
async function shootFull(wishes: Wishes, look: Look): Promise<void> {
  const page = await beginGame(wishes, usual.key, usual.seats[1] - 1);
  await playOn(page, 8, look);
  await shoot(page, "full", look);
  const menu = page.locator("header .icon-button").last();
  await menu.click();
  await shoot(page, "menu", look);
  await page.locator(".beside .button").nth(1).click();
  await shoot(page, "settings", look);
  await closeSheet(page);
  await page.keyboard.press("?");
  await shoot(page, "keys", look);
  await closeSheet(page);
  await page.locator(".standings tbody button, .seats button").nth(1).click();
  await shoot(page, "seat", look);
  await closeSheet(page);
  await page.locator("header .icon-button").nth(1).click();
  await page.locator("section.hints li").first().waitFor();
  await shoot(page, "hints", look);
  await page.context().close();
}

/** A table that waits for others, as its host and as a guest see it; then a chat, and one screen for two. */
async function shootTogether(wishes: Wishes, look: Look): Promise<void> {
  const waiting = await openTable(address, usual.key, NAMES.slice(0, 1), [], { seats: 3 });
  const host = await somebody(browser, wishes);
  await sitDown(host, address, waiting, usual.key);
  await host.locator("main ol").waitFor();
  await shoot(host, "lobby", look);
  const guest = await somebody(browser, wishes);
  await guest.goto(`${address}/t/${waiting.table}#${waiting.invite}`);
  await guest.locator("main ol").waitFor();
  await shoot(guest, "guest", look);
  const shared = await somebody(browser, wishes);
  await sitDown(shared, address, await openTable(address, usual.key, NAMES.slice(0, 2), []), usual.key, [0, 1]);
  await shared.locator(".curtain").waitFor();
  await shoot(shared, "curtain", look);
  await shared.locator(".curtain button").click();
  await shared.locator("section.offer").waitFor();
  await shared.locator("header .icon-button").first().click();
  await shoot(shared, "chat", look);
  for (const page of [host, guest, shared]) await page.context().close();
}

/** Two people: what the one who waits plans, the notices of turns, and the menu of a table with others. */
async function shootWaiting(wishes: Wishes, look: Look): Promise<void> {
  const [active, waiting] = await twoPeople(browser, address, { edition: usual.key }, wishes);
  await shoot(waiting, "waiting", look);
  const tab = waiting.locator(".tabs-phone button").first();
  if (await tab.count()) await tab.click();
  const row = waiting.locator(".routes button.row").first();
  if (await row.count()) {
    await row.click();
    await shoot(waiting, "plan", look);
    await waiting.locator("section.claim .button.main").click();
    await waiting.locator("section.claim").waitFor({ state: "detached" });
    if (await tab.count()) await tab.click();
    await waiting.locator(".planned").waitFor();
    await shoot(waiting, "planned", look);
  }
  await waiting.locator("header .icon-button").last().click();
  await shoot(waiting, "menu-together", look);
  await waiting.locator(".beside .button").nth(2).click();
  await shoot(waiting, "notices", look);
  for (const page of [active, waiting]) await page.context().close();
}

/** Three people, one of whom keeps the others waiting: before a vote, what is asked, and what the one concerned sees. */
async function shootVote(wishes: Wishes, look: Look): Promise<void> {
  const opened = await openTable(address, usual.key, NAMES.slice(0, 1), [], { seats: 3 });
  const [first, absent, last] = [await somebody(browser, wishes), await somebody(browser, wishes), await somebody(browser, wishes)];
  await sitDown(first, address, opened, usual.key);
  await comeIn(absent, address, opened, NAMES[1]!);
  await comeIn(last, address, opened, NAMES[2]!);
  for (const page of [first, last]) {
    await page.locator("section.offer").waitFor();
    await step(page, MOUSE);
  }
  const seat = () => first.locator(".standings tbody button, .seats button").nth(1).click();
  const wish = first.locator(".beside button[aria-pressed]");
  await seat();
  await wish.and(first.locator('[aria-disabled="false"]')).waitFor();
  await wish.scrollIntoViewIfNeeded();
  await shoot(first, "vote-seat", look);
  await wish.click();
  await first.locator(".banner").waitFor();
  await first.locator("header .icon-button").last().click();
  await shoot(first, "vote-menu", look);
  await shoot(last, "vote-asked", look);
  await shoot(absent, "vote-on-you", look);
  for (const page of [first, absent, last]) await page.context().close();
}

/** The lesson, and what comes after a game: the scoring step by step, the total, the replay; then the first page of
 * somebody who has played one game and begun another. */
async function shootWhole(wishes: Wishes, look: Look): Promise<void> {
  const page = await somebody(browser, wishes);
  await page.goto(`${address}/learn`);
  await page.locator("main .button.main").click();
  await page.locator("section.lesson").waitFor();
  await shoot(page, "lesson", look);
  const onward = page.locator("section.lesson .ways .button");
  for (const number of [2, 3]) {
    await onward.click();
    await shoot(page, `lesson-${number}`, look);
  }
  if (await onward.count()) {
    await onward.click();
    await shoot(page, "lesson-offer", look);
  }
  await step(page, MOUSE);
  await onward.waitFor();
  await shoot(page, "lesson-4", look);
  for (let number = 5; number <= 9; number++) await onward.click();
  await shoot(page, "lesson-9", look);
  await page.locator("section.lesson .plain").click();
  while (!(await page.locator(".banner").count()) && (await turn(page)) === "mine") await step(page, MOUSE);
  await shoot(page, "last-round", look);
  await playOut(page, MOUSE);
  await shoot(page, "scoring", look);
  const steps = page.locator("section.bar ol button");
  for (let number = 0; number < (await steps.count()) - 1; number++) {
    await steps.nth(number).click();
    await shoot(page, `counting-${number + 1}`, look);
  }
  await page.locator("section.bar .button.main").waitFor();
  await steps.last().click();
  await page.locator(".plot .more").click();
  await shoot(page, "statistics", look);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("branchline.lesson")!) as object;
    localStorage.setItem("branchline.lesson", JSON.stringify({ ...kept, isLeft: false }));
  });
  await page.reload();
  await onward.waitFor();
  await shoot(page, "lesson-scoring", look);
  const table = new URL(page.url()).pathname;
  await page.goto(`${address}/replay${table}/12`);
  await page.locator("svg.bl-board").waitFor();
  await shoot(page, "replay", look);
  await page.goto(address + PAGES.replays);
  await shoot(page, "replays-again", look);
  await page.goto(address + PAGES.home);
  await page.locator(".play").click();
  await page.locator("section.offer").waitFor();
  await page.goto(address + PAGES.home);
  await page.locator(".going").waitFor({ state: "attached" });
  await shoot(page, "home-again", look);
  await shootBelow(page, "home-again", look);
  await page.context().close();
}

/** How a game ends, as somebody who looks on sees it: what stands on the board, the counting, the scores, the replay. */
async function shootEnd(wishes: Wishes, look: Look): Promise<void> {
  const page = await somebody(browser, wishes);
  const { seats } = editions.find(({ key }) => key === look.what)!;
  const opened = await openTable(address, look.what, [], Array<string>(Math.min(seats[1], 4)).fill("easy"), { spectators: true });
  await sitDown(page, address, opened, look.what, []);
  await page.locator(".scoring").waitFor();
  await shoot(page, "total", look);
  await page.goto(`${address}/replay/t/${opened.table}/150`);
  await page.locator("svg.bl-board").waitFor();
  await shoot(page, "replay", look);
  await page.context().close();
}

/** What lies below on a page of two columns, where they stand one below the other. */
async function shootBelow(page: Page, state: string, look: Look): Promise<void> {
  if (look.size === "desktop") return;
  await page.locator("main .second").evaluate((part) => part.scrollIntoView());
  await shoot(page, `${state}-below`, look);
}

async function shootPages(wishes: Wishes, look: Look): Promise<void> {
  const page = await somebody(browser, wishes);
  for (const [name, path] of Object.entries(PAGES)) {
    const asked = { ...look, what: name };
    if (!wantedThemes(asked).length) continue;
    await page.goto(address + path);
    await page.locator("main").waitFor();
    await shoot(page, name, asked);
    if (name === "learn") await shootBelow(page, name, asked);
  }
  await page.context().close();
}

type State = (wishes: Wishes, look: Look) => Promise<void>;

/** Games on all boards, and what looks the same on all of them, by the word that chooses it. */
const PARTS: (readonly [string, readonly State[]])[] = [
  ...editions.map(({ key }) => [key, [shootGame, shootEnd]] as const),
  ["full", [shootFull]],
  ["lobby", [shootTogether]],
  ["waiting", [shootWaiting]],
  ["vote", [shootVote]],
  ["lesson", [shootWhole]],
];

try {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const language of LANGUAGES) {
      const wishes = { ...viewport, theme: "system", language } as const;
      await shootPages(wishes, { what: "", size, language });
      for (const [what, states] of PARTS) {
        const look = { what, size, language };
        for (const state of wantedThemes(look).length ? states : []) await state(wishes, look);
      }
    }
  }
} finally {
  await browser.close();
  await stop();
}
