/** Finished games of this device and of everybody, as one list. */

import type { ReplayLine, Result } from "../../messages";
import type { MyGame } from "./games";

/** A game that can be watched again. */
export interface Finished {
  /** Where it can be watched. */
  address: string;
  edition: string;
  /** The players' names, by seat. */
  players: string[];
  result: Result;
  /** The seats that were played on this device. */
  mine: number[];
}

const SHOWN = 3;

/** One's own games first, then those of everybody; each once, and none that was broken off. */
export function finishedGames(own: readonly MyGame[], listed: readonly ReplayLine[]): Finished[] {
  const mine = own.flatMap(myFinished);
  const seen = new Set(mine.map((game) => game.address));
  return [...mine, ...listed.flatMap(everybodys).filter((game) => !seen.has(game.address))];
}

function myFinished({ key, table: { table, settings, seats, result } }: MyGame): Finished[] {
  const players = seats.map((seat) => seat.name ?? "");
  return result ? [{ address: `/replay/t/${table}`, edition: settings.edition, players, result, mine: key.seats }] : [];
}

/** A listed table's game, or one that came as a record. */
function everybodys({ replay, table, edition, players, result }: ReplayLine): Finished[] {
  const address = replay ? `/replay/r/${replay}` : `/replay/t/${table}`;
  return result ? [{ address, edition, players, result, mine: [] }] : [];
}

/** The first few. */
export function inShort(games: readonly Finished[]): Finished[] {
  return games.slice(0, SHOWN);
}

/** How a game ended: whose seats won, and all totals, the winners' first. */
export interface Ending {
  winners: number[];
  totals: number[];
}

/** The ending that a result tells. */
export function endingOf({ scores, winners }: Result): Ending {
  const order = [...scores.keys()].sort(
    (one, other) =>
      Number(winners.includes(other)) - Number(winners.includes(one)) || scores[other]!.total - scores[one]!.total,
  );
  return { winners, totals: order.map((seat) => scores[seat]!.total) };
}
