/** The end of a game: what is counted in which order, figures from events, plots, the shuffle, and a replay's log. */

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { emptyTable, openingOf, positionsOf, type Board } from "../src/fold";
import type { Frame, GameEvent, LogLine, Replay, Result, Scoring, SeatScoring } from "../src/messages";
import { claimsOf, linesUpTo } from "../src/view/replay/journal";
import { lineOf, spread, ticks } from "../src/view/scoring/plots";
import { checkShuffle } from "../src/view/scoring/shuffle";
import { drawnOver, figuresOf, pointsOver } from "../src/view/scoring/statistics";
import { countedOf, itemsOf, margin, ranking, rowsOf, stepsOf, totalSoFar, type Counted } from "../src/view/scoring/steps";

const edition = {
  rules: { stations: 3 },
  tickets: [
    { id: "a-b", city_a: "a", city_b: "b", points: 5 },
    { id: "c-d", city_a: "c", city_b: "d", points: 8 },
  ],
  bonuses: [{ id: "express", kind: "longest_path", points: 10 }],
} as unknown as Counted;

function seatOf(seat: number, changes: Partial<SeatScoring>): SeatScoring {
  const longest = { seat, length: 4, routes: [`path-${seat}`] };
  const nothing = { routes: 0, lengths: [], tickets: [], stations_left: 3, stations: 12, borrowed: [], bonuses: {}, total: 0 };
  return { seat, longest, ...nothing, ...changes };
}

const scoring: Scoring = {
  seats: [
    seatOf(0, {
      routes: 20,
      tickets: [{ ticket: "a-b", points: 5, completed: true, connection: ["way"] }],
      bonuses: { express: 10 },
      total: 47,
    }),
    seatOf(1, {
      routes: 30,
      tickets: [{ ticket: "c-d", points: 8, completed: false, connection: [] }],
      stations: 8,
      borrowed: ["lent"],
      total: 30,
    }),
  ],
  bonuses: [{ bonus: "express", counts: [9, 4], leaders: [0] }],
  winners: [0],
  resigned: [],
  tie_break: "",
  verdict: [],
};
const placed = { owners: { way: 0, "path-0": 0, "path-1": 1, lent: 0 }, stations: { c: 1 } };

describe("counting", () => {
  const items = itemsOf(scoring, edition, placed);
  const last = items.length - 1;

  test("goes by routes, tickets one by one, stations, everybody's path and who wins it, then the total", () => {
    expect(items.map((item) => [item.step, item.seat])).toEqual([
      ["routes", 0],
      ["routes", 1],
      ["tickets", 0],
      ["tickets", 1],
      ["stations", 0],
      ["stations", 1],
      ["bonuses", 0],
      ["bonuses", 1],
      ["bonuses", null],
      ["total", null],
    ]);
    expect(rowsOf(items)).toEqual(["routes", "tickets", "stations", "express"]);
    expect(stepsOf(items)).toEqual(["routes", "tickets", "stations", "bonuses", "total"]);
  });

  test("comes to the totals of the game, and never counts ahead", () => {
    for (const { seat, total } of scoring.seats) expect(totalSoFar(items, last, seat)).toBe(total);
    expect(countedOf(items, 0, "routes", 1)).toBeNull();
    expect(countedOf(items, 1, "routes", 1)).toBe(30);
    expect(countedOf(items, 3, "tickets", 1)).toBe(-8);
    expect(countedOf(items, 7, "express", 0)).toBeNull();
    expect(countedOf(items, 8, "express", 1)).toBe(0);
  });

  test("lights what it counts: a ticket's way and its cities, borrowed routes, a path", () => {
    expect(items[2]).toMatchObject({ gold: ["way"], bright: ["way"], ringed: ["a", "b"] });
    expect(items[3]).toMatchObject({ gold: [], bright: ["path-1"], ringed: ["c", "d"] });
    expect(items[5]).toMatchObject({ gold: ["lent"], ringed: ["c"] });
    expect(items[7]).toMatchObject({ gold: ["path-1"] });
    expect(items[8]).toMatchObject({ gold: ["path-0"] });
  });

  test("has no step for what an edition does not count", () => {
    const plain = itemsOf({ ...scoring, bonuses: [] }, { ...edition, rules: { ...edition.rules, stations: 0 } }, placed);
    expect(stepsOf(plain)).toEqual(["routes", "tickets", "total"]);
  });

  test("puts winners first and those who gave up last; equal points share a place", () => {
    const totals = [40, 50, 40, 90].map((total, seat) => seatOf(seat, { total }));
    expect(ranking({ ...scoring, seats: totals, winners: [1], resigned: [3] })).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 2 },
      { seat: 3, place: null },
    ]);
  });

  test("says by how much somebody won only where that means something", () => {
    expect(margin(scoring)).toBe(17);
    expect(margin({ ...scoring, winners: [0, 1] })).toBeNull();
    expect(margin({ ...scoring, resigned: [1] })).toBeNull();
  });
});

interface Game {
  edition: Board;
  seats: number;
  steps: { events: GameEvent[] }[];
  result: Result;
}

/** A game that goes on from the middle of another. */
interface Fork extends Game {
  record: { start: object };
  moments: { seats: { points: number; wagons: number }[] }[];
}

describe("figures of a whole game", () => {
  const game = JSON.parse(readFileSync("tests/games/europe.json", "utf8")) as Game;
  const figures = figuresOf(game.edition, emptyTable(game.edition, game.seats), game.steps);
  const positions = positionsOf(game.edition, emptyTable(game.edition, game.seats), game.steps);

  test("have the tickets that a game had already which goes on from another", () => {
    const fork = JSON.parse(readFileSync("tests/games/fork.json", "utf8")) as Fork;
    const first = { points: fork.moments[0]!.seats.map(({ points }) => points), wagons: fork.moments[0]!.seats.map(({ wagons }) => wagons) };
    const start = openingOf(fork.edition, fork.seats, { start: fork.record.start, frames: [first] } as unknown as Replay);
    const kept = figuresOf(fork.edition, start, fork.steps).map(({ ticketsKept }) => ticketsKept);
    expect(kept).toEqual(fork.result.scores.map(({ tickets }) => tickets.length));
  });

  test("agree with each other and with the position at the end", () => {
    const { wagons } = game.edition.rules;
    figures.forEach((one, seat) => {
      const end = positions.at(-1)!.seats[seat]!;
      expect(one.spaces).toBe(wagons - end.wagons);
      expect([...one.lengths].reduce((sum, [length, count]) => sum + length * count, 0)).toBe(one.spaces);
      expect(one.ticketsKept).toBe(game.result.scores[seat]!.tickets.length);
      expect(one.stations).toBe(game.edition.rules.stations - end.stations);
    });
    const turns = figures.reduce((sum, one) => sum + one.turns, 0);
    expect(turns).toBe(positions.at(-1)!.turn);
    expect(figures.reduce((sum, one) => sum + one.tunnelsWithdrawn, 0)).toBe(7);
  });

  test("over time they grow from nothing to what they are at the end", () => {
    const points = pointsOver(positions);
    const drawn = drawnOver(positions, game.steps);
    figures.forEach((one, seat) => {
      expect(points[seat]![0]).toEqual([0, 0]);
      expect(points[seat]!.at(-1)![1]).toBe(game.result.scores[seat]!.routes);
      expect(drawn[seat]!.at(-1)![1]).toBe(one.faceUp + one.fromDeck);
      const values = drawn[seat]!.map(([, value]) => value);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    });
  });
});

describe("plots", () => {
  test("have round numbers at their side", () => {
    expect(ticks(72, 4)).toEqual([0, 20, 40, 60, 80]);
    expect(ticks(3, 4)).toEqual([0, 1, 2, 3]);
    expect(ticks(0, 4)).toEqual([0]);
  });

  test("keep names apart, in their order and inside the frame", () => {
    expect(spread([50, 10, 52], 15, 0, 100)).toEqual([50, 10, 65]);
    expect(spread([98, 99, 100], 15, 0, 100)).toEqual([70, 85, 100]);
  });

  test("draw a line from point to point", () => {
    expect(lineOf([[0, 1], [2, 3.25]])).toBe("M0.0 1.0L2.0 3.3");
  });
});

describe("the shuffle", () => {
  // Made by branchline.game.shuffle: commitment_of and seed_of.
  const shuffle = {commitment: "e92d5c1ace13c42d17ba23084c8df4f45dcd2142a975d3a34ac10d91ca7166f4", contributions: ["a7f3\u00e9\"\\ \u2028\n\ud83d\ude00", ""], nonce: "5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f", seed: "de889f156a23aacafde09b1c"};

  test("holds if nonce and parts are those that made it, whatever letters they have", async () => {
    expect(await checkShuffle(shuffle)).toEqual({ isPromised: true, isSeed: true });
  });

  test("does not hold with another nonce, part or seed", async () => {
    expect(await checkShuffle({ ...shuffle, nonce: "00" })).toEqual({ isPromised: false, isSeed: false });
    expect(await checkShuffle({ ...shuffle, contributions: ["a7f3", ""] })).toEqual({ isPromised: true, isSeed: false });
    expect((await checkShuffle({ ...shuffle, seed: "00" })).isSeed).toBe(false);
  });
});

describe("the log of a replay", () => {
  const line = (id: number, sentence: string) => ({ id, sentence }) as LogLine;
  const frames = [
    { number: 0, lines: [], events: [] },
    { number: 1, lines: [line(1, "takes a card")], events: [] },
    { number: 2, lines: [line(1, "takes two cards")], events: [] },
    { number: 3, lines: [line(3, "claims")], events: [{ e: "claim", seat: 1, route: "x", payment: {}, points: 4 }] },
  ] as unknown as Frame[];

  test("tells up to a step; a line that goes on is told once, and leads to where it reads so", () => {
    expect(linesUpTo(frames, 1)).toEqual([{ line: line(1, "takes a card"), at: 1 }]);
    expect(linesUpTo(frames, 3).map(({ line, at }) => [line.sentence, at])).toEqual([
      ["takes two cards", 2],
      ["claims", 3],
    ]);
  });

  test("has a bar for every claim, as long as its route", () => {
    expect(claimsOf({ routes: [{ id: "x", length: 3 }] } as never, frames)).toEqual([{ at: 3, seat: 1, length: 3 }]);
  });
});
