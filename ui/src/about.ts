/** What the server says of itself in the document, so that nobody has to ask first. */

import type { About } from "./messages";

let told: About | null | undefined;

/** Editions, bots and marks of drawings; null in a document that no server has filled in. */
export function toldAbout(): About | null {
  told ??= JSON.parse(globalThis.document?.getElementById("about")?.textContent ?? "null") as About | null;
  return told;
}
