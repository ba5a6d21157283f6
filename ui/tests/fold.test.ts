/** Folding a whole game's events: every moment is as the engine says. */

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { after, emptyTable, lengthsOf, openingOf, positionsOf, type Board, type Position } from "../src/fold";
import type { GameEvent, Replay, Result, StartPosition } from "../src/messages";
import { total } from "../src/payments";

interface Moment {
  number: number;
  turn: number;
  market: (string | null)[];
  deck: number;
  owners: Record<string, number>;
  stations: Record<string, number>;
  bonuses: string[];
  tunnel: string | null;
  seats: { hand: Record<string, number>; tickets: string[]; points: number; wagons: number; stations: number }[];
}
interface Game {
  edition: Board;
  record: { start?: StartPosition };
  seats: number;
  steps: { events: GameEvent[] }[];
  moments: Moment[];
  result: Result;
}

/** A game that `tools/page_games.py` has written. */
function gameOf(name: string): Game {
  return JSON.parse(readFileSync(`tests/games/${name}.json`, "utf8")) as Game;
}

/** The table before the first event; the engine has the figures of a fork's first moment. */
function opening(game: Game): Position {
  const figures = game.moments[0]!.seats;
  const first = { points: figures.map((seat) => seat.points), wagons: figures.map((seat) => seat.wagons) };
  const replay = { start: game.record.start ?? null, frames: [first] } as unknown as Replay;
  return openingOf(game.edition, game.seats, replay);
}

/** What the engine says too; it counts a turn when it is over, and offers no ring of bonuses by event. */
function comparable(position: Position): Omit<Moment, "number" | "turn" | "bonuses"> {
  return {
    market: [...position.market],
    deck: position.deck,
    owners: { ...position.owners },
    stations: { ...position.stations },
    tunnel: position.tunnel?.route ?? null,
    seats: position.seats.map(({ hand, tickets, points, wagons, stations }) => ({
      hand: { ...hand },
      tickets: [...tickets].sort(),
      points,
      wagons,
      stations,
    })),
  };
}

describe.each(["europe", "northern-lights", "fork"])("a game of %s", (name) => {
  const game = gameOf(name);
  const positions = positionsOf(game.edition, opening(game), game.steps);
  const last = positions.at(-1)!;

  test.each(game.moments)("is at step $number as the engine says", (moment) => {
    const { number, turn, bonuses, ...rest } = moment;
    for (const seat of rest.seats) seat.tickets.sort();
    expect(comparable(positions[number]!)).toEqual(rest);
    expect(positions[number]!.turn - turn).toBeLessThanOrEqual(1);
    if (positions[number]!.bonuses.length) expect(positions[number]!.bonuses).toEqual(bonuses);
  });

  test("ends with the figures of its result", () => {
    expect(last.isOver).toBe(true);
    expect(last.seat).toBeNull();
    game.result.scores.forEach((score, seat) => {
      expect(last.seats[seat]!.points).toBe(score.routes);
      expect([...last.seats[seat]!.tickets].sort()).toEqual(score.tickets.map((one) => one.ticket).sort());
      const built = Object.values(last.stations).filter((owner) => owner === seat);
      expect(last.seats[seat]!.stations + built.length).toBe(game.edition.rules.stations);
    });
  });

  test("loses no card: deck, hands and market never hold more than there are", () => {
    const all = emptyTable(game.edition, game.seats).deck;
    for (const position of positions) {
      const held = position.seats.reduce((sum, seat) => sum + total({ ...seat.hand }), 0);
      expect(held + position.deck).toBeLessThanOrEqual(all);
      expect(Math.min(...position.seats.flatMap((seat) => Object.values(seat.hand)))).toBeGreaterThan(0);
    }
  });

  test("does not change what came before", () => {
    const again = positionsOf(game.edition, opening(game), game.steps);
    expect(positions[10]).toEqual(again[10]);
    expect(Object.keys(positions[0]!.owners).length > 0).toBe(name === "fork");
  });
});

describe("single events", () => {
  const { edition } = gameOf("europe");
  const lengths = lengthsOf(edition);
  const folded = (...events: GameEvent[]) =>
    events.reduce((position, event) => after(position, event, lengths), emptyTable(edition, 2));
  const route = edition.routes[0]!.id;
  const laid: GameEvent[] = [
    { e: "deal", seat: 0, cards: ["red", "red", "blue"] },
    { e: "tunnel", seat: 0, route, laid: { red: 1 }, revealed: ["red", "white", "black"], extra: 1 },
  ];

  test("cards laid for a tunnel are out of the hand until it is settled", () => {
    expect(folded(...laid).seats[0]!.hand).toEqual({ blue: 1, red: 1 });
    expect(folded(...laid).tunnel).toMatchObject({ route, extra: 1, seat: 0 });
  });

  test("they are back after a withdrawal, and paid once with the extra after a claim", () => {
    expect(folded(...laid, { e: "withdraw", seat: 0, route }).seats[0]!.hand).toEqual({ blue: 1, red: 2 });
    const claimed = folded(...laid, { e: "claim", seat: 0, route, payment: { red: 2 }, points: 4 });
    expect(claimed.seats[0]).toMatchObject({ hand: { blue: 1 }, points: 4 });
    expect(claimed.tunnel).toBeNull();
  });

  test("a reshuffle in the middle of a draw leaves what was not drawn", () => {
    const tunnel = { ...laid[1]!, revealed: ["red", "white", "black"] } as GameEvent;
    expect(folded({ e: "reshuffle", count: 10, after: 2 }, tunnel).deck).toBe(9);
  });

  test("a seat may change hands, and what is not known is passed over", () => {
    expect(folded({ e: "player", seat: 1, player: "bot:easy" }).seats[1]!.player).toBe("bot:easy");
    expect(folded({ e: "comet" } as unknown as GameEvent)).toEqual(emptyTable(edition, 2));
  });
});
