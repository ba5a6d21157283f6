/** A browser for the tests: the system's Chromium, or the one that npm brings (`make setup` installs it where
 * there is none). */

import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

import { chromium, type Browser } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where the system's own browser is; null if it has none. */
function systemBrowser(): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  for (const name of NAMES) {
    for (const folder of folders) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        continue;
      }
    }
  }
  return null;
}

interface Packed {
  default: { executablePath: () => Promise<string> };
}

interface Program {
  executablePath: string;
  args: string[];
}

/** What to start, and how. npm's browser is unpacked by the first who asks; the arguments that it proposes
 * keep all pages in one process, where a second visitor has no storage. */
export async function browserProgram(): Promise<Program> {
  const own = systemBrowser();
  if (own) return { executablePath: own, args: ARGUMENTS };
  const require = createRequire(join(import.meta.dirname, "chromium", "package.json"));
  const packed = (await import(require.resolve("@sparticuz/chromium"))) as Packed;
  return { executablePath: await packed.default.executablePath(), args: ARGUMENTS };
}

/** Starts the browser. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch(await browserProgram());
}
