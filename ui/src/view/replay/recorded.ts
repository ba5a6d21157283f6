/** A finished game as the server tells it (docs/protocol.md, Scores and replays), and what to ask it with. */

import type { Replay, Scoring } from "../../messages";
import { ask, askText } from "../../server";
import { settings } from "../../settings.svelte";

/** Where a finished game is kept, and what opens it. */
export interface Source {
  kind: "table" | "record";
  id: string;
  token: string;
}

function pathOf({ kind, id }: Source): string {
  return kind === "table" ? `/api/tables/${id}` : `/api/replays/${id}`;
}

/** How sentences are wanted: in the language and spelling of the page. */
function wording(more: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({ language: settings.language, names: settings.names, ...more });
}

/** How a table's finished game was counted. */
export function askScoring(source: Source): Promise<Scoring> {
  return ask<Scoring>(`${pathOf(source)}/scoring?${wording()}`, { token: source.token });
}

/** The whole game; its log as everybody may read it now, or as a seat read it then. */
export function askReplay(source: Source, seat: number | null = null): Promise<Replay> {
  const path = pathOf(source) + (source.kind === "table" ? "/replay" : "");
  const wanted = wording(seat === null ? {} : { seat: String(seat) });
  return ask<Replay>(`${path}?${wanted}`, { token: source.token });
}

/** A drawing of the board after a step. */
export function askDrawing(source: Source, at: number): Promise<string> {
  return askText(`${pathOf(source)}/position.svg?${wording({ at: String(at) })}`, { token: source.token });
}

/** The game's record, as files have it. */
export function askRecord(source: Source): Promise<string> {
  return askText(`${pathOf(source)}/record`, { token: source.token });
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string, kind: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
