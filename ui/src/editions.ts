/** The editions of this server, asked for once. Whatever is said of one comes from its data. */

import { toldAbout } from "./about";
import type { About, EditionInfo, Names } from "./messages";
import { editionPath } from "./paths";
import { ask } from "./server";
import { settings } from "./settings.svelte";

const asked = new Map<string, Promise<unknown>>();

/** What can be played on this server, and with whom. */
export function askAbout(): Promise<About> {
  const told = toldAbout();
  return told ? Promise.resolve(told) : askOnce<About>("/api");
}

/** An edition with its map, rules and differences. */
export function askEdition(key: string): Promise<EditionInfo> {
  return askOnce<EditionInfo>(editionPath(key));
}

/** The answer to a question that is asked once; again only if it was not answered. */
function askOnce<Answer>(path: string): Promise<Answer> {
  let answer = asked.get(path);
  if (!answer) {
    answer = ask<Answer>(path);
    answer.catch(() => asked.delete(path));
    asked.set(path, answer);
  }
  return answer as Promise<Answer>;
}

/** What something of an edition is called in the language of the page. */
export function nameOf(names: Names): string {
  return names[settings.language];
}
