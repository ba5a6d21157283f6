import { describe, expect, it } from "vitest";

import { bagOf, bagWritten, cardsOf, fits, owed, sorted, total, written } from "../src/payments";

describe("a bag", () => {
  it("has the cards that a shape fixes, and its gifts in units", () => {
    const shape = { route: "a-b", color: "red", cards: 2, locomotives: 1, due: 1, unit: 2, most: { blue: 1 } };
    expect(bagOf(shape, { blue: 1 })).toEqual({ blue: 2, red: 2, locomotive: 1 });
    expect(owed(shape, {})).toBe(1);
    expect(owed(shape, { blue: 1 })).toBe(0);
  });

  it("is written in the order of a hand", () => {
    expect(written({ locomotive: 1, red: 2, purple: 1 })).toBe("purple:1,red:2,locomotive:1");
    expect(cardsOf({ red: 2, blue: 1 })).toEqual(["blue", "red", "red"]);
    expect(total({ red: 2, blue: 1 })).toBe(3);
  });

  it.each([[{ red: 2, locomotive: 1 }], [{ purple: 1 }], [{}]])("%j is read as it was written", (bag) => {
    expect(bagWritten(written(bag))).toEqual(bag);
  });
});

describe("ways to pay", () => {
  it("come with the fewest locomotives first, then by what one has most of", () => {
    const ways = [
      { color: "red", cards: 2, locomotives: 1 },
      { color: "blue", cards: 3 },
      { color: "red", cards: 3 },
    ];
    const order = sorted(ways, { red: 5, blue: 3, locomotive: 1 });
    expect(order.map((way) => [way.color, way.locomotives ?? 0])).toEqual([
      ["red", 0],
      ["blue", 0],
      ["red", 1],
    ]);
  });

  it("fit cards chosen first only if they take exactly those", () => {
    const way = { color: "red", cards: 2, locomotives: 1 };
    expect(fits(way, { red: 2, locomotive: 1 })).toBe(true);
    expect(fits(way, { red: 3, locomotive: 1 })).toBe(false);
    expect(fits(way, { red: 2 })).toBe(false);
    expect(fits({ color: "red", cards: 1, due: 1, unit: 2, most: { blue: 1 } }, { red: 1, blue: 2 })).toBe(true);
  });
});
