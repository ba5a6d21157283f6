/** The games of this device: whose turn it is, who plays, how they ended. No words. */

import type { Key } from "../../keys";
import type { SeatInfo, TableInfo } from "../../messages";

/** A game as the first page lists it. */
export interface MyGame {
  key: Key;
  table: TableInfo;
  state: "lobby" | "mine" | "others" | "over";
  /** The names of the others. */
  others: string[];
  /** Who is to decide: a seat of this device first. */
  awaited: SeatInfo | null;
  /** When the awaited seat's time is up, in milliseconds since 1970. */
  deadline: number | null;
}

/** What a table is to this device. */
export function myGame(key: Key, table: TableInfo): MyGame {
  const mine = table.seats.filter((seat) => seat.player === key.player);
  const asked = table.seats.filter((seat) => table.awaited.includes(seat.seat));
  const awaited = asked.find((seat) => mine.includes(seat)) ?? asked[0] ?? null;
  const state = table.phase === "playing" ? (awaited && mine.includes(awaited) ? "mine" : "others") : table.phase;
  return {
    key,
    table,
    state,
    others: table.seats.filter((seat) => !mine.includes(seat) && seat.name).map((seat) => seat.name!),
    awaited,
    deadline: awaited ? (table.deadlines[awaited.seat] ?? null) : null,
  };
}

const ORDER = { mine: 0, lobby: 1, others: 2, over: 3 };

/** Those that can go on: where one is awaited first, then the last used. */
export function unfinished(games: readonly MyGame[]): MyGame[] {
  return games
    .filter((game) => game.state !== "over")
    .sort((one, other) => ORDER[one.state] - ORDER[other.state] || other.key.used - one.key.used);
}

/** The time that is left, as hours, minutes and seconds; never less than none. */
export function timeLeft(deadline: number, now: number): { days: number; hours: number; clock: string } {
  const seconds = Math.max(0, Math.round((deadline - now) / 1000));
  const hours = Math.floor(seconds / 3600);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return { days: Math.floor(hours / 24), hours, clock };
}
