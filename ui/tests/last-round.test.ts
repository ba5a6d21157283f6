/** The last round is told as one's own turns. */

import { expect, test } from "vitest";

import { lastRound } from "../src/view/last-round";

test.each([
  [3, 1, 3, 1, "now"],
  [3, 1, 3, 2, "too"],
  [3, 1, 3, 0, "too"],
  [2, 2, 3, 0, "too"],
  [2, 2, 3, 1, "done"],
  [1, 0, 3, 2, "done"],
  [1, 0, 3, 0, "now"],
])("%i turns left, seat %i of %i plays: seat %i is told %s", (turns, present, seats, own, said) => {
  expect(lastRound(turns, present, seats, own)).toBe(`page-last-round.${said}`);
});

test("who only looks on is told of all, and so is everybody when it is over", () => {
  expect(lastRound(2, 0, 3, null)).toBe("page-last-round");
  expect(lastRound(0, undefined, 3, 1)).toBe("page-last-round");
});
