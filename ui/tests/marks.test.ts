/** Which moves the board marks. */

import { expect, test } from "vitest";

import { marksOf } from "../src/marks";
import type { LineKind, LogLine } from "../src/messages";

const line = (seat: number, kind: LineKind, place: string | null = null) =>
  ({ seat, kind, route: kind === "station" ? null : place, city: kind === "station" ? place : null }) as LogLine;

test("all that others claimed and built since one's own last move is marked", () => {
  const lines = [line(1, "claim", "old"), line(0, "take"), line(1, "claim", "a-b"), line(2, "take"), line(3, "claim", "c-d"), line(2, "station", "e")];
  expect(marksOf(lines, 0)).toEqual({ routes: ["a-b", "c-d"], station: "e" });
});

test("when one acts, the marks go, and one's own claim has one until others have moved", () => {
  const lines = [line(1, "claim", "a-b"), line(0, "take")];
  expect(marksOf(lines, 0)).toEqual({ routes: [], station: null });
  expect(marksOf([...lines, line(0, "claim", "f-g")], 0).routes).toEqual(["f-g"]);
  expect(marksOf([...lines, line(0, "claim", "f-g"), line(1, "take")], 0).routes).toEqual([]);
});

test("what is said, and what comes of a move, is no move", () => {
  const lines = [line(0, "take"), line(1, "claim", "a-b"), line(0, "said"), line(1, "last_round")];
  expect(marksOf(lines, 0).routes).toEqual(["a-b"]);
});

test("somebody who looks on is shown the last move", () => {
  expect(marksOf([line(1, "claim", "a-b"), line(2, "claim", "c-d")], null).routes).toEqual(["c-d"]);
});
