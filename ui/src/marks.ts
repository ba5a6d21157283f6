/** Which moves on the board are marked: what others did since one's own last move, else the last move of all. */

import type { LineKind, LogLine } from "./messages";

/** What somebody does in a turn; other lines tell what comes of it, such as the last round. */
const MOVES: ReadonlySet<LineKind> = new Set(["tickets", "take", "stop", "claim", "tunnel", "withdraw", "station", "pass"]);

export interface Marks {
  routes: string[];
  /** The city of the last station; null: none. */
  station: string | null;
}

/** What is marked, seen from a seat (null: by somebody who looks on). */
export function marksOf(lines: readonly LogLine[], own: number | null): Marks {
  const moves = lines.filter(({ kind }) => MOVES.has(kind));
  const since = own === null ? [] : moves.slice(moves.findLastIndex(({ seat }) => seat === own) + 1);
  const marked = since.length ? since : moves.slice(-1);
  return {
    routes: marked.flatMap(({ kind, route }) => (kind === "claim" && route ? [route] : [])),
    station: marked.findLast(({ kind }) => kind === "station")?.city ?? null,
  };
}
