import { describe, expect, it } from "vitest";

import { isEmpty, Queue, sceneryOf } from "../src/flights";
import type { GameEvent } from "../src/messages";

describe("what moves when something has happened", () => {
  it("is a card from its slot to one's own stack of its color", () => {
    const events: GameEvent[] = [
      { e: "take", seat: 0, slot: 2, card: "red" },
      { e: "fill", slot: 2, card: "blue" },
    ];
    expect(sceneryOf(events, 0).flights).toEqual([{ picture: "/api/cards/red.svg", from: "slot-2", to: "hand-red" }]);
  });

  it("is a back to the row of somebody else who draws from the deck", () => {
    const events: GameEvent[] = [{ e: "blind", seat: 1, card: "hidden" }];
    const flight = { picture: "/api/backs/train.svg", from: "deck", to: "cards-1" };
    expect(sceneryOf(events, 0).flights).toEqual([flight]);
    expect(sceneryOf(events, null).flights).toEqual([flight]);
  });

  it("is a ticket to the row of somebody else, and nothing for oneself, who chooses", () => {
    const events: GameEvent[] = [{ e: "offer", seat: 1, tickets: ["hidden", "hidden"] }];
    expect(sceneryOf(events, 0).flights).toHaveLength(1);
    expect(isEmpty(sceneryOf(events, 1))).toBe(true);
  });

  it("is the whole market when it is swept away", () => {
    const discarded = ["locomotive", "red", "locomotive", "blue", "locomotive"];
    const { swept } = sceneryOf([{ e: "reset", discarded }], null);
    expect(swept).toEqual(discarded);
  });

  it("is never a swarm", () => {
    const events = Array.from({ length: 9 }, (): GameEvent => ({ e: "blind", seat: 1, card: "hidden" }));
    expect(sceneryOf(events, 0).flights.length).toBeLessThan(9);
  });
});

describe("a queue of things to show", () => {
  function watched() {
    const shown: string[] = [];
    const ends: (() => void)[] = [];
    let jumps = 0;
    const show = (thing: string) => {
      shown.push(thing);
      return new Promise<void>((done) => ends.push(done));
    };
    const queue = new Queue(show, () => jumps++);
    const end = async () => (ends.shift()!(), await Promise.resolve(), await Promise.resolve());
    return { queue, shown, end, jumps: () => jumps };
  }

  it("shows them one after the other", async () => {
    const { queue, shown, end, jumps } = watched();
    queue.add("one");
    queue.add("two");
    expect(shown).toEqual(["one"]);
    await end();
    expect(shown).toEqual(["one", "two"]);
    expect(jumps()).toBe(0);
  });

  it("jumps to the outcome when more than two wait", async () => {
    const { queue, shown, end, jumps } = watched();
    for (const thing of ["one", "two", "three", "four"]) queue.add(thing);
    expect(jumps()).toBe(1);
    await end();
    expect(shown).toEqual(["one"]);
    queue.add("five");
    expect(shown).toEqual(["one", "five"]);
  });
});
