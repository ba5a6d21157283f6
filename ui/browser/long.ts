/** A language that nobody speaks, to see whether longer texts have room: English, a third longer and with accents. It is made of
 * the catalogue and of the server's sentences while a page is loaded; the page itself knows nothing of it. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { BrowserContext } from "playwright-core";

const CATALOGUE = join(import.meta.dirname, "../../src/branchline/text/en");
const ASSETS = join(import.meta.dirname, "../../src/branchline/page/assets");
/** How many letters a word of ten gains. */
const MORE = 3.5;
const ACCENTS: Record<string, string> = { a: "á", c: "ç", e: "é", i: "î", n: "ñ", o: "ö", u: "ü", y: "ÿ", A: "Å", C: "Ç", E: "É", I: "Î", O: "Ø", U: "Û" };
/** What opens a line of a catalogue before its text: a message, an attribute, or a case. */
const OPENING = /^\s*(?:-?[a-z][\w-]* =|\.[\w-]+ =|\*?\[[\w-]+\])?\s*/;
/** Kinds of words that the server sends to be read. */
const READ = new Set(["sentence", "brief"]);

/** A text with longer words. */
export function longer(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const accented = word.replace(/./gu, (letter) => ACCENTS[letter] ?? letter);
    const vowel = accented.match(/[áéîöüÿÅÉÎØÛ]/u)?.[0];
    if (!vowel) return accented;
    return accented.replace(vowel, vowel + vowel.toLowerCase().repeat(Math.round((word.length * MORE) / 10)));
  });
}

/** A file of the catalogue with longer texts: what stands in braces, and what opens a line, stays. */
export function longerFile(file: string): string {
  return file
    .split("\n")
    .map((line) => {
      if (line.startsWith("#")) return line;
      const opening = OPENING.exec(line)![0];
      const pieces = line.slice(opening.length).split(/(\{[^{}]*\}?|\})/);
      return opening + pieces.map((piece) => (/^[{}]/.test(piece) ? piece : longer(piece))).join("");
    })
    .join("\n");
}

/** How a built script holds a text. */
const held = (text: string) => text.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");

/** Lets every page of a browser speak the long language, whose own language is English. */
export async function speakLong(context: BrowserContext): Promise<void> {
  const files = readdirSync(CATALOGUE).map((name) => readFileSync(join(CATALOGUE, name), "utf8"));
  const pairs = files.map((file) => [held(file), held(longerFile(file))] as const);
  const page = held(readFileSync(join(CATALOGUE, "page.ftl"), "utf8"));
  const built = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
  if (!built.some((name) => readFileSync(join(ASSETS, name), "utf8").includes(page))) throw new Error("the page was built with other texts: npm run build");
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [short, long] of pairs) body = body.replace(short, () => long);
    await route.fulfill({ response, body });
  });
  await context.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const spoken = (key: string, value: unknown) => (READ.has(key) && typeof value === "string" ? longer(value) : value);
      socket.send(typeof message === "string" ? JSON.stringify(JSON.parse(message, spoken)) : message);
    });
  });
}
