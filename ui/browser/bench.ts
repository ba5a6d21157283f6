/** How light the page is: `make bench-ui` prints sizes, Lighthouse's marks and the longest task while panning. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { browserProgram, startBrowser } from "./chromium.ts";
import { MOUSE, openTable, sitDown, somebody, step, turn } from "./people.ts";
import { startServer } from "./server.ts";

const GOALS = { script: 120_000, board: 40_000, mark: 95, task: 50 };
const ASSETS = "../src/branchline/page/assets";

function say(what: string, value: string, isMet: boolean): void {
  console.log(`${isMet ? "met   " : "MISSED"}  ${what.padEnd(52)} ${value}`);
}

const server = await startServer(join(mkdtempSync(join(tmpdir(), "branchline-bench-")), "tables.sqlite"));
const browser = await startBrowser();
const { editions } = (await (await fetch(`${server.address}/api`)).json()) as { editions: { key: string; drawings: string }[] };

// What a first visit loads.
const page = await somebody(browser);
const loaded = new Set<string>();
page.on("response", (response) => loaded.add(new URL(response.url()).pathname));
await page.goto(server.address);
await page.waitForLoadState("networkidle");
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js") && loaded.has(`/assets/${name}`));
const script = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(ASSETS, name))).length, 0);
say("first page, script, gzipped", `${(script / 1000).toFixed(1)} kB of ${GOALS.script / 1000}`, script <= GOALS.script);
for (const { key } of editions) {
  const drawing = await (await fetch(`${server.address}/api/editions/${key}/board.svg?names=board&language=en`)).text();
  const size = gzipSync(drawing).length;
  say(`board of ${key}, gzipped`, `${(size / 1000).toFixed(1)} kB of ${GOALS.board / 1000}`, size <= GOALS.board);
}

// Panning the largest board.
const largest = editions.at(-1)!.key;
const opened = await openTable(server.address, largest, ["Ada"], ["medium"]);
const player = await somebody(browser);
await sitDown(player, server.address, opened, largest);
for (let number = 0; number < 12 && (await turn(player)) === "mine"; number++) await step(player, MOUSE);
await turn(player);
await player.waitForTimeout(1000);
await player.evaluate(() => {
  const longest = { task: 0, frames: 0 };
  Object.assign(window, { longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longest.task = Math.max(longest.task, entry.duration);
  }).observe({ type: "longtask" });
  const count = () => (longest.frames++, requestAnimationFrame(count));
  requestAnimationFrame(count);
});
await player.keyboard.press("+");
await player.waitForTimeout(300);
const box = (await player.locator(".board .pane").boundingBox())!;
const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
await player.mouse.move(middle.x, middle.y);
await player.mouse.down();
const start = Date.now();
for (let number = 0; number < 120; number++) {
  await player.mouse.move(middle.x + 150 * Math.sin(number / 9), middle.y + 100 * Math.cos(number / 9));
}
const seconds = (Date.now() - start) / 1000;
await player.mouse.up();
const { task } = await player.evaluate(() => (window as unknown as { longest: { task: number; frames: number } }).longest);
say(`longest task while panning ${largest} (${seconds.toFixed(1)} s)`, `${task.toFixed(0)} ms of ${GOALS.task}`, task <= GOALS.task);

// Lighthouse, on the profile of a mid-range phone.
const watched = `${server.address}/t/${opened.table}#${opened.invite}`;
const { executablePath: chrome } = await browserProgram();
for (const [name, address] of [
  ["home", `${server.address}/`],
  ["table", watched],
] as const) {
  const report = JSON.parse(
    execFileSync(
      process.execPath,
      [
        "browser/lighthouse/node_modules/lighthouse/cli/index.js",
        address,
        "--output=json",
        "--quiet",
        "--chrome-flags=--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync",
      ],
      { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] },
    ).toString(),
  ) as { categories: Record<string, { score: number; title: string }>; audits: Record<string, { numericValue: number }> };
  for (const { title, score } of Object.values(report.categories)) {
    const mark = Math.round(score * 100);
    say(`Lighthouse, ${name}: ${title}`, `${mark} of ${GOALS.mark}`, mark >= GOALS.mark);
  }
  const paint = report.audits["largest-contentful-paint"]!.numericValue;
  say(`Lighthouse, ${name}: largest paint`, `${(paint / 1000).toFixed(1)} s of 1.5`, paint <= 1500);
}
await browser.close();
await server.stop();
