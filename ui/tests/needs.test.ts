/** What an open ticket still needs. */

import { expect, test, vi } from "vitest";

import { needs, needsBriefly } from "../src/needs";

/** Keys and numbers in the place of sentences. */
vi.mock("../src/text.svelte", () => ({ say: (key: string, values: object) => [key, ...Object.values(values)].join(" ") }));

test("is told in wagons, of those that are left", () => {
  expect(needs({ wagons: 1, stations: 0 })).toBe("page-offer-needs 1");
  expect(needs({ wagons: 6, stations: 0 }, 21)).toBe("page-ticket-needs 6 21");
});

test("is told in stations, too, where rivals hold the only way", () => {
  expect(needs({ wagons: 3, stations: 2 }, 9)).toBe("page-ticket-needs 3 9 + page-ticket-stations 2");
  expect(needs({ wagons: 0, stations: 1 }, 9)).toBe("page-ticket-stations 1");
});

test("is told in figures where there is little room", () => {
  expect(needsBriefly({ wagons: 6, stations: 0 }, 21)).toBe("6\u202f/\u202f21");
  expect(needsBriefly({ wagons: 3, stations: 2 }, 9)).toBe("3\u202f/\u202f9 + page-ticket-stations 2");
});
