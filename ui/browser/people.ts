/** People at the page: how they open it, sit down and play. Everything goes through what is on the screen. */

import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";

import { speakLong } from "./long.ts";

export interface Wishes extends BrowserContextOptions {
  /** `long` is English with longer words. */
  language?: "en" | "fr" | "long";
  theme?: "light" | "dark" | "contrast" | "system";
}

/** Somebody with a browser of their own. Errors of the page fail the test. */
export async function somebody(browser: Browser, wishes: Wishes = {}): Promise<Page> {
  const { language = "en", theme = "light", ...rest } = wishes;
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...rest,
  });
  const names = language === "fr" ? "fr" : "board";
  if (language === "long") await speakLong(context);
  const settings = { language: language === "long" ? "en" : language, theme, names, sound: false, confirm: true, name: "Camille" };
  await context.addInitScript((kept) => {
    if (!localStorage.getItem("branchline.settings")) localStorage.setItem("branchline.settings", JSON.stringify(kept));
  }, settings);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (error) => faults(page).push(error.message));
  page.on("console", (message) => {
    if (MISTAKES.test(message.text())) faults(page).push(message.text());
  });
  return page;
}

/** What a browser or Svelte complains of when the page itself does something wrong, not when a server is gone. */
const MISTAKES = /^Error: <|svelte\.dev\/e\/|WebSocket is closed before/;

const FAULTS = new WeakMap<Page, string[]>();

/** What went wrong in a page. */
export function faults(page: Page): string[] {
  const known = FAULTS.get(page) ?? [];
  FAULTS.set(page, known);
  return known;
}

/** A table opened through the API: seats for people by name, and bots. Gives the link with the host's key. */
export async function openTable(
  server: string,
  edition: string,
  people: string[],
  bots: string[],
  settings: Record<string, unknown> = {},
): Promise<{ table: string; token: string; invite: string }> {
  const opened = await post(server, "/api/tables", { edition, seats: people.length + bots.length, ...settings });
  const command = (body: object, id: string) =>
    post(server, `/api/tables/${opened["table"]}/commands`, { id, ...body }, opened["token"] as string);
  for (const [seat, name] of people.entries()) await command({ type: "sit", seat, name }, `sit ${seat}`);
  for (const [index, bot] of bots.entries()) {
    await command({ type: "seat_bot", seat: people.length + index, bot }, `bot ${index}`);
  }
  return opened as { table: string; token: string; invite: string };
}

/** The only small board there is: the lesson's. */
export async function smallEdition(server: string): Promise<string> {
  const about = (await (await fetch(`${server}/api`)).json()) as { lesson: { key: string } };
  return about.lesson.key;
}

/** All editions of the server. */
export async function editionsOf(server: string): Promise<string[]> {
  const about = (await (await fetch(`${server}/api`)).json()) as { editions: { key: string }[] };
  return about.editions.map(({ key }) => key);
}

async function post(server: string, path: string, body: object, token = ""): Promise<Record<string, unknown>> {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Goes to a table with its key, as on the device that opened it. */
export async function sitDown(
  page: Page,
  server: string,
  opened: { table: string; token: string; invite: string },
  edition: string,
  seats = [0],
): Promise<void> {
  const key = { ...opened, player: 0, edition, seats, used: Date.now() };
  await page.context().addInitScript((kept) => {
    if (!localStorage.getItem("branchline.tables")) localStorage.setItem("branchline.tables", JSON.stringify([kept]));
  }, key);
  await page.goto(`${server}/t/${opened.table}`);
}

/** Comes to a table by its link and takes the first free seat; whoever comes next finds it taken. */
export async function comeIn(page: Page, server: string, opened: { table: string; invite: string }, name: string): Promise<void> {
  await page.goto(`${server}/t/${opened.table}#${opened.invite}`);
  await page.locator("main input.field").first().fill(name);
  await page.locator("main ol .button").first().click();
  await page.getByText(new RegExp(`^${name}\\b`)).first().waitFor();
}

/** How somebody does things: with a mouse, with fingers, or with keys only. */
export interface Hands {
  press: (what: Locator) => Promise<void>;
  /** Draws a card from the deck. */
  draw: (page: Page) => Promise<void>;
}

export const MOUSE: Hands = {
  press: (what) => what.click(),
  draw: (page) => page.locator(".market .deck button").first().click(),
};

export const FINGERS: Hands = {
  press: (what) => what.tap(),
  draw: (page) => page.locator(".market .deck button").first().tap(),
};

export const KEYS: Hands = {
  press: async (what) => {
    await what.focus();
    await what.press("Enter");
  },
  draw: (page) => page.keyboard.press("d"),
};

/** Waits until it is this page's turn, or the game is over; says which. */
export async function turn(page: Page): Promise<"mine" | "over"> {
  await page.locator('.plate.mine:not([data-sending]), .scoring').first().waitFor();
  return (await page.locator(".scoring").count()) ? "over" : "mine";
}

/** Does one thing that is sensible: keeps tickets, pays tunnels, claims what helps or can be paid, or draws. */
export async function step(page: Page, hands: Hands): Promise<void> {
  const before = await page.evaluate(() => document.querySelector(".table")?.getAttribute("data-number"));
  const offer = page.locator("section.offer");
  const tunnel = page.locator("section.tunnel");
  if (await offer.count()) {
    const tickets = offer.locator(".ticket");
    const kept = offer.locator(".ticket.kept");
    const least = Number(await offer.getAttribute("data-least"));
    for (let index = await kept.count(); index < least; index++) await hands.press(tickets.nth(index));
    await hands.press(offer.locator(".button.main"));
  } else if (await tunnel.count()) {
    await hands.press(tunnel.locator(".button.main"));
  } else {
    await claimOrDraw(page, hands);
  }
  await page.waitForFunction(
    (number) => document.querySelector(".table")?.getAttribute("data-number") !== number || document.querySelector(".scoring"),
    before,
  );
}

async function claimOrDraw(page: Page, hands: Hands): Promise<void> {
  await showRoutes(page, hands);
  const rows = page.locator(".routes button.row");
  const helpful = page.locator(".routes button.row:has(.helps)");
  const cards = Number(await page.locator(".hand").getAttribute("data-cards"));
  if (await helpful.count()) return claim(page, hands, helpful.first());
  if (cards > 7 && (await rows.count())) return claim(page, hands, rows.first());
  await hideRoutes(page, hands);
  if (await page.locator('.market .deck:first-child button:not([aria-disabled="true"])').count()) return hands.draw(page);
  const open = page.locator('.market .slots button:not([aria-disabled="true"])');
  if (await open.count()) return hands.press(open.first());
  await showRoutes(page, hands);
  if (await rows.count()) return claim(page, hands, rows.first());
  await hands.press(page.locator(".routes p button").first());
}

/** Claims a route of the list, in the way that is offered first. */
async function claim(page: Page, hands: Hands, row: Locator): Promise<void> {
  await hands.press(row);
  const panel = page.locator("section.claim");
  const more = panel.locator(".gifts .more:not([disabled])");
  while (await more.count()) await hands.press(more.first());
  await hands.press(panel.locator(".button.main"));
}

/** On a phone the list of routes is a sheet, in whose place the market is otherwise. */
async function showRoutes(page: Page, hands: Hands): Promise<void> {
  const tab = page.locator(".tabs-phone button").first();
  if (await tab.count()) await hands.press(tab);
}

async function hideRoutes(page: Page, hands: Hands): Promise<void> {
  const close = page.locator(".phone-sheet .buttons .button").first();
  if (await close.count()) await hands.press(close);
}

/** Two people at a table, each with a browser, who have chosen their first tickets; whoever begins is first. */
export async function twoPeople(
  browser: Browser,
  server: string,
  settings: Record<string, unknown> = {},
  wishes: Wishes = {},
): Promise<[Page, Page]> {
  const { edition = await smallEdition(server), ...others } = settings as { edition?: string };
  const opened = await openTable(server, edition, ["Ada"], [], { seats: 2, ...others });
  const [ada, bo] = [await somebody(browser, wishes), await somebody(browser, wishes)];
  await sitDown(ada, server, opened, edition);
  await comeIn(bo, server, opened, "Bo");
  for (const page of [ada, bo]) {
    await page.locator("section.offer").waitFor();
    await step(page, MOUSE);
  }
  const first = await Promise.race([ada, bo].map(async (page) => (await turn(page), page)));
  return first === ada ? [ada, bo] : [bo, ada];
}

/** Plays a game to its end; says whether it came there. */
export async function playOut(page: Page, hands: Hands, most = 400): Promise<boolean> {
  for (let number = 0; number < most; number++) {
    if ((await turn(page)) === "over") return true;
    await step(page, hands);
  }
  return false;
}
