import { describe, expect, it } from "vitest";

import { bagOf, bagWritten, cardsOf, fits, isSame, leftOf, onlyGifts, owed, sorted, total, written } from "../src/payments";

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

describe("cards for substitutes", () => {
  const due = { route: "a-b", substitutes: 1, due: 3 };

  it("are known where only one choice pays", () => {
    expect(onlyGifts({ ...due, most: { red: 2, blue: 1 } })).toEqual({ red: 2, blue: 1 });
    expect(onlyGifts({ ...due, most: { red: 5 } })).toEqual({ red: 3 });
    expect(onlyGifts({ ...due, most: { red: 3, blue: 0 } })).toEqual({ red: 3 });
  });

  it("are to be chosen where there are others, and where none is due there are none", () => {
    expect(onlyGifts({ ...due, most: { red: 3, blue: 1 } })).toBeNull();
    expect(onlyGifts({ route: "a-b", color: "red", cards: 2 })).toBeNull();
  });

  it("belong to a way to pay, which is the same when it is told anew", () => {
    const way = { ...due, color: "red", cards: 1, most: { red: 1, blue: 2 } };
    expect(isSame(way, { ...way })).toBe(true);
    expect(isSame(way, { ...way, color: "blue" })).toBe(false);
    expect(isSame(way, { ...way, due: 6 })).toBe(false);
  });
});

describe("what a payment leaves to pay more with", () => {
  const yellow = { route: "a-b", color: "yellow", cards: 2 };
  const mixed = { route: "a-b", color: "yellow", cards: 1, locomotives: 1 };
  const wild = { route: "a-b", locomotives: 2 };

  it("is of the same color, or of what may stand for it", () => {
    const hand = { yellow: 3, red: 4, locomotive: 1 };
    expect(leftOf(yellow, [yellow, mixed], hand, { yellow: 2 })).toEqual({ yellow: 1, locomotive: 1 });
    expect(leftOf(mixed, [yellow, mixed], hand, { yellow: 1, locomotive: 1 })).toEqual({ yellow: 2 });
  });

  it("is nothing when the last of them are given", () => {
    expect(leftOf(yellow, [yellow], { yellow: 2, red: 4 }, { yellow: 2 })).toEqual({});
  });

  it("is locomotives only behind locomotives only", () => {
    expect(leftOf(wild, [yellow, mixed, wild], { yellow: 2, locomotive: 3 }, { locomotive: 2 })).toEqual({ locomotive: 1 });
  });
});
