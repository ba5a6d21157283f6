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
  /** When it ended, in milliseconds since 1970; null if that is not known. */
  time: number | null;
}

const SHOWN = 3;

/** One's own games first, then those of everybody; each once, and none that was broken off. */
export function finishedGames(own: readonly MyGame[], listed: readonly ReplayLine[]): Finished[] {
  const mine = own.flatMap(myFinished);
  const seen = new Set(mine.map((game) => game.address));
  return [...mine, ...listed.flatMap(everybodys).filter((game) => !seen.has(game.address))];
}

function myFinished({ key, table: { table, settings, seats, result, ended } }: MyGame): Finished[] {
  const players = seats.map((seat) => seat.name ?? "");
  const address = `/replay/t/${table}`;
  return result ? [{ address, edition: settings.edition, players, result, mine: key.seats, time: ended }] : [];
}

/** A listed table's game, or one that came as a record. */
function everybodys({ replay, table, edition, players, result, time }: ReplayLine): Finished[] {
  const address = replay ? `/replay/r/${replay}` : `/replay/t/${table}`;
  return result ? [{ address, edition, players, result, mine: [], time }] : [];
}

/** The first few. */
export function inShort(games: readonly Finished[]): Finished[] {
  return games.slice(0, SHOWN);
}

/** How a game ended: whose seats won, with how many points, and what the others had, the best first. Nobody wins where all have
 * resigned. */
export interface Ending {
  winners: number[];
  points: number | null;
  others: number[];
}

/** The ending that a result tells. Where all have won, each had as much as the others. */
export function endingOf({ scores, winners }: Result): Ending {
  const others = [...scores.keys()].filter((seat) => !winners.includes(seat));
  const beaten = others.length ? others : winners.slice(1);
  const totals = (seats: number[]) => seats.map((seat) => scores[seat]!.total).sort((one, other) => other - one);
  return { winners, points: totals(winners)[0] ?? null, others: totals(beaten) };
}

/** Who played, besides this device and the winners that are named. */
export function companyIn({ players, mine, result: { winners } }: Finished): string[] {
  const named = winners.some((seat) => mine.includes(seat)) ? [] : winners;
  return players.filter((_, seat) => !mine.includes(seat) && !named.includes(seat));
}
