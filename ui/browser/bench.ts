/** How light the page is: `make bench-ui` prints sizes, frames while panning, and Lighthouse's marks, the middle of several runs. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Browser, Page } from "playwright-core";

import { browserProgram, startBrowser } from "./chromium.ts";
import { MOUSE, openTable, sitDown, somebody, step, turn } from "./people.ts";
import { startServer } from "./server.ts";

const GOALS = { script: 120_000, board: 40_000, mark: 95, paint: 1500, task: 50, frames: 60 };
const ASSETS = "../src/branchline/page/assets";
const LIGHTHOUSE = "browser/lighthouse/node_modules/lighthouse";
const RUNS = 5;
/** What a mid-range phone reaches in Lighthouse's own measure of a processor, by the calibration of Chrome's developer tools. */
const PHONE = 1000;
const LARGEST = "largest-contentful-paint";
const PAINTS = [
  ["first-contentful-paint", "first paint"],
  [LARGEST, "largest paint"],
  ["interactive", "interactive"],
] as const;
/** How long the board is moved to and fro, in milliseconds. */
const PANNING = 3000;

interface Report {
  categories: Record<string, { score: number; title: string }>;
  audits: Record<string, { numericValue: number }>;
}

function say(what: string, value: string, isMet?: boolean): void {
  console.log(`${isMet === undefined ? "      " : isMet ? "met   " : "MISSED"}  ${what.padEnd(58)} ${value}`);
}

const kilobytes = (size: number) => (size / 1000).toFixed(1);
const seconds = (time: number) => (time / 1000).toFixed(2);
const all = (values: number[], show: (value: number) => string) => `(${values.map(show).join(", ")})`;
const middle = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!;

/** The scripts that a first visit loads: files, and what stands in the document. */
async function weighScripts(browser: Browser, name: string, address: string): Promise<void> {
  const page = await somebody(browser);
  const loaded = new Set<string>();
  page.on("response", (response) => loaded.add(new URL(response.url()).pathname));
  const document = await (await page.goto(address))!.text();
  await page.locator("button.play, .table svg.bl-board").first().waitFor();
  const files = readdirSync(ASSETS).filter((file) => file.endsWith(".js") && loaded.has(`/assets/${file}`));
  const inside = [...document.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(([, text]) => text!);
  const size = [...files.map((file) => readFileSync(join(ASSETS, file))), ...inside].reduce((sum, text) => sum + gzipSync(text).length, 0);
  say(`${name}, script of a first visit, gzipped`, `${kilobytes(size)} kB of ${kilobytes(GOALS.script)}`, size <= GOALS.script);
  await page.context().close();
}

interface Seen {
  task: number;
  frames: number[];
}

/** Moves the largest board to and fro in the middle of a game, several times. */
async function pan(browser: Browser, server: string, edition: string, opened: Awaited<ReturnType<typeof openTable>>): Promise<void> {
  const page = await somebody(browser);
  await sitDown(page, server, opened, edition);
  for (let number = 0; number < 12 && (await turn(page)) === "mine"; number++) await step(page, MOUSE);
  await turn(page);
  await page.keyboard.press("+");
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const seen: Seen = { task: 0, frames: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.task = Math.max(seen.task, entry.duration);
    }).observe({ type: "longtask" });
    const count = (time: number) => (seen.frames.push(time), requestAnimationFrame(count));
    requestAnimationFrame(count);
  });
  const rates: number[] = [];
  const tasks: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { task, frames } = await move(page);
    rates.push(((frames.length - 1) * 1000) / (frames.at(-1)! - frames[0]!));
    tasks.push(task);
  }
  const [rate, task] = [middle(rates), Math.max(...tasks)];
  say(`frames a second while panning ${edition}`, `${rate.toFixed(0)} of ${GOALS.frames} ${all(rates, (one) => one.toFixed(1))}`, Math.round(rate) >= GOALS.frames);
  say(`longest task while panning ${edition}`, task ? `${task.toFixed(0)} ms of ${GOALS.task}` : `none over ${GOALS.task} ms`, task <= GOALS.task);
  await page.context().close();
}

/** Moves the board for a while; returns what the page saw meanwhile. */
async function move(page: Page): Promise<Seen> {
  const box = (await page.locator(".board .pane").boundingBox())!;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(centre.x, centre.y);
  await page.mouse.down();
  await page.evaluate(() => Object.assign((window as unknown as { seen: Seen }).seen, { task: 0 }).frames.splice(0));
  const start = Date.now();
  for (let angle = 0; Date.now() - start < PANNING; angle += 0.1) {
    await page.mouse.move(centre.x + 150 * Math.sin(angle), centre.y + 100 * Math.cos(angle));
  }
  const seen = await page.evaluate(() => structuredClone((window as unknown as { seen: Seen }).seen));
  await page.mouse.up();
  return seen;
}

/** How much slower than this machine, as busy as it is now, a mid-range phone is (Lighthouse's docs/throttling.md). */
async function slowdown(browser: Browser): Promise<{ index: number; factor: number }> {
  const require = createRequire(import.meta.url);
  const path = require.resolve(join(process.cwd(), LIGHTHOUSE, "core/lib/page-functions.js"));
  const { pageFunctions } = (await import(path)) as { pageFunctions: { computeBenchmarkIndex: () => number } };
  const page = await browser.newPage();
  const indexes: number[] = [];
  for (let number = 0; number < 3; number++) indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  const index = middle(indexes);
  return { index, factor: Math.max(1, Math.round((10 * index) / PHONE) / 10) };
}

/** One run. `simulate` works out from a quick load what a slow network would have done, and counts against the first paint all that
 * came before it, which on this machine is nearly everything; `devtools` really slows down what is loaded. */
function lighthouse(address: string, chrome: string, factor: number, throttling: "simulate" | "devtools", category?: string): Report {
  const words = [
    `${LIGHTHOUSE}/cli/index.js`,
    address,
    "--output=json",
    "--quiet",
    `--throttling-method=${throttling}`,
    `--throttling.cpuSlowdownMultiplier=${factor}`,
    ...(category ? [`--only-categories=${category}`] : []),
    "--chrome-flags=--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync",
  ];
  const env = { ...process.env, CHROME_PATH: chrome };
  return JSON.parse(execFileSync(process.execPath, words, { env, maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] }).toString()) as Report;
}

/** Lighthouse on its profile of a mid-range phone, several times. */
async function mark(browser: Browser, name: string, address: string): Promise<void> {
  const { executablePath: chrome } = await browserProgram();
  const reports: Report[] = [];
  const slowed: Report[] = [];
  const machine: { index: number; factor: number }[] = [];
  for (let run = 0; run < RUNS; run++) {
    machine.push(await slowdown(browser));
    reports.push(lighthouse(address, chrome, machine.at(-1)!.factor, "simulate"));
    slowed.push(lighthouse(address, chrome, machine.at(-1)!.factor, "devtools", "performance"));
  }
  for (const [key, { title }] of Object.entries(reports[0]!.categories)) {
    const marks = reports.map(({ categories }) => Math.round(categories[key]!.score * 100));
    say(`Lighthouse, ${name}: ${title}`, `${middle(marks)} of ${GOALS.mark} ${all(marks, String)}`, middle(marks) >= GOALS.mark);
  }
  const times = (runs: Report[], key: string) => runs.map(({ audits }) => audits[key]!.numericValue);
  for (const [runs, how] of [[slowed, `${name} on a slowed network`], [reports, `Lighthouse, ${name}, simulated`]] as const) {
    for (const [key, what] of PAINTS) {
      const found = times(runs, key);
      const isGoal = runs === slowed && key === LARGEST;
      const goal = isGoal ? ` of ${seconds(GOALS.paint)}` : "";
      say(`${how}: ${what}`, `${seconds(middle(found))} s${goal} ${all(found, seconds)}`, isGoal ? middle(found) <= GOALS.paint : undefined);
    }
  }
  const indexes = all(machine.map(({ index }) => index), (index) => index.toFixed(0));
  say(`Lighthouse, ${name}: processor taken for so many times slower`, `${all(machine.map(({ factor }) => factor), String)}; its benchmark ${indexes}`);
}

const server = await startServer(join(mkdtempSync(join(tmpdir(), "branchline-bench-")), "tables.sqlite"));
const browser = await startBrowser();
const { editions } = (await (await fetch(`${server.address}/api`)).json()) as { editions: { key: string }[] };
const largest = editions.at(-1)!.key;
const opened = await openTable(server.address, largest, ["Ada"], ["medium"]);
const places = [
  ["home", `${server.address}/`],
  ["table", `${server.address}/t/${opened.table}#${opened.invite}`],
] as const;

for (const [name, address] of places) await weighScripts(browser, name, address);
for (const { key } of editions) {
  const drawing = await (await fetch(`${server.address}/api/editions/${key}/board.svg?names=board&language=en`)).text();
  const size = gzipSync(drawing).length;
  say(`board of ${key}, gzipped`, `${kilobytes(size)} kB of ${kilobytes(GOALS.board)}`, size <= GOALS.board);
}
await pan(browser, server.address, largest, opened);
for (const [name, address] of places) await mark(browser, name, address);
await browser.close();
await server.stop();
