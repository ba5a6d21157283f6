// @vitest-environment node
/** The list of routes that one can pay for. */

import { expect, test } from "vitest";

import { claimable } from "../src/claimable";
import type { EditionInfo, Route, Shape } from "../src/messages";

const route = (id: string, length: number, color: string): Route => {
  const [city_a = "", city_b = ""] = id.split("-");
  return { id, city_a, city_b, length, color, tunnel: false, locomotives: 0, draw_bonus: 0, exchange: 0 } as Route;
};
const edition = {
  routes: [route("a-b-1", 2, "gray"), route("a-b-2", 2, "gray"), route("c-d-1", 3, "red"), route("c-d-2", 3, "blue"), route("e-f", 1, "red")],
  rules: { points: { 1: 1, 2: 2, 3: 4 } },
} as unknown as EditionInfo;
const claims = Object.fromEntries(
  edition.routes.map(({ id }): [string, Shape[]] => [id, [{ route: id, locomotives: 1 }, { route: id, color: "red", cards: 1 }]]),
);
const list = (more: object = {}) => claimable(edition, (id) => id, { claims, helpful: {}, hand: {}, payable: null, ...more });

test("has parallel tracks that differ in nothing once, and others by points and name", () => {
  expect(list().map(({ route }) => route.id)).toEqual(["c-d-1", "c-d-2", "a-b-1", "e-f"]);
});

test("begins with what helps a ticket, and pays without locomotives", () => {
  const [first] = list({ helpful: { "e-f": ["e-g"] } });
  expect(first!.route.id).toBe("e-f");
  expect(first!.cheapest).toEqual({ route: "e-f", color: "red", cards: 1 });
});

test("has what the chosen cards pay, and nothing else", () => {
  expect(list({ payable: new Set(["e-f"]) }).map(({ name }) => name)).toEqual(["e-f"]);
  expect(list({ claims: {} })).toEqual([]);
});
