/** Missing routes are told in the order in which one travels. */

import { expect, test } from "vitest";

import { missingLegs } from "../src/along";
import type { Route } from "../src/messages";

/** Routes by their two ends. */
function routes(...ids: string[]): Map<string, Route> {
  return new Map(
    ids.map((id) => {
      const [city_a, city_b] = id.split("-") as [string, string];
      return [id, { id, city_a, city_b, color: "gray", length: 2, tunnel: false, locomotives: 0, draw_bonus: 0, exchange: 0 }];
    }),
  );
}

test("each leg begins where the last one ended, whatever the routes are called", () => {
  const all = routes("duluth-winnipeg", "duluth-omaha", "dallas-omaha", "dallas-houston");
  const ticket = { city_a: "winnipeg", connection: [], missing: [...all.keys()] };
  const told = missingLegs(ticket, all).map(({ from, to }) => [from, to]);
  expect(told).toEqual([
    ["winnipeg", "duluth"],
    ["duluth", "omaha"],
    ["omaha", "dallas"],
    ["dallas", "houston"],
  ]);
});

test("what is already held lies between them", () => {
  const all = routes("duluth-winnipeg", "duluth-omaha", "dallas-omaha");
  const ticket = { city_a: "winnipeg", connection: ["duluth-omaha"], missing: ["duluth-winnipeg", "dallas-omaha"] };
  const told = missingLegs(ticket, all).map(({ from, to }) => `${from} ${to}`);
  expect(told).toEqual(["winnipeg duluth", "omaha dallas"]);
});
