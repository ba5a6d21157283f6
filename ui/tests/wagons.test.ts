// @vitest-environment node
/** The wagons that bring the last round. */

import { expect, test } from "vitest";

import { areFew } from "../src/wagons";

test("are few where the edition says so, and no sooner", () => {
  expect([1, 2, 3, 11].map((left) => areFew(left, { last_round_wagons: 2 }))).toEqual([true, true, false, false]);
  expect(areFew(1, { last_round_wagons: 0 })).toBe(false);
});
