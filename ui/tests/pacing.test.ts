/** Moves of others stay for a moment; nothing else waits. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameEvent, Scene } from "../src/messages";
import { GLANCE, LOOK, MOST, Pacing, stayOf } from "../src/pacing";

/** A scene in which a seat acted; without a seat: one in which nobody did. */
function scene(seat: number | null, ...kinds: GameEvent["e"][]): Scene {
  const entry = seat === null ? { entry: "said" } : { entry: "acted", seat, action: "" };
  const happened = [{ number: 0, time: 0, entry, events: kinds.map((e) => ({ e, seat })) }];
  return { happened, table: { settings: { pace: { type: "untimed" } } } } as unknown as Scene;
}

/** The same at a table with clocks. */
function timed(one: Scene): Scene {
  return { ...one, table: { settings: { pace: { type: "bank" } } } } as unknown as Scene;
}

describe("a scene stays", () => {
  it.each([
    ["a card of somebody else", scene(1, "take"), scene(2, "take"), GLANCE],
    ["a claim of somebody else", scene(1, "claim"), scene(2, "take"), LOOK],
    ["a station of somebody else", scene(1, "station"), scene(2, "take"), LOOK],
    ["a tunnel until it is decided", scene(1, "tunnel"), scene(1, "claim"), LOOK],
    ["not before the second card of the same turn", scene(1, "take"), scene(1, "blind"), 0],
    ["not after one's own move", scene(0, "claim"), scene(1, "take"), 0],
    ["not before what is no move", scene(1, "claim"), scene(null), 0],
    ["not after what is no move", scene(null), scene(1, "take"), 0],
    ["not where nothing is seen of the move", scene(1), scene(2), 0],
    ["not where clocks run", timed(scene(1, "claim")), timed(scene(2, "take")), 0],
  ])("%s", (_, shown, next, expected) => {
    expect(stayOf(shown, next, 0)).toBe(expected);
  });

  it("whoever moved, for somebody who looks on", () => {
    expect(stayOf(scene(0, "claim"), scene(1, "take"), null)).toBe(LOOK);
  });
});

describe("scenes", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  let shown: string[] = [];
  const pacing = () => ((shown = []), new Pacing((one, next) => stayOf(one, next, 0)));
  const add = (to: Pacing, name: string, one: Scene) => to.add(one, async () => void shown.push(name));
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

  it("of several rivals are shown one by one", async () => {
    const one = pacing();
    add(one, "own", scene(0, "take"));
    add(one, "first", scene(1, "take"));
    add(one, "second", scene(2, "claim"));
    add(one, "third", scene(3, "take"));
    await pass(0);
    expect(shown).toEqual(["own", "first"]);
    await pass(GLANCE - 1);
    expect(shown).toEqual(["own", "first"]);
    await pass(1);
    expect(shown).toEqual(["own", "first", "second"]);
    await pass(LOOK);
    expect(shown).toEqual(["own", "first", "second", "third"]);
  });

  it("of a single rival cost no time", async () => {
    const one = pacing();
    add(one, "own", scene(0, "claim"));
    add(one, "card", scene(1, "take"));
    add(one, "card", scene(1, "take"));
    await pass(0);
    expect(shown).toHaveLength(3);
  });

  it("are not kept back by what has been seen long enough", async () => {
    const one = pacing();
    add(one, "first", scene(1, "claim"));
    await pass(LOOK);
    add(one, "second", scene(2, "take"));
    await pass(0);
    expect(shown).toEqual(["first", "second"]);
  });

  it("are shown at once when somebody is in a hurry, and later ones one by one again", async () => {
    const one = pacing();
    for (const seat of [1, 2, 3]) add(one, String(seat), scene(seat, "claim"));
    await pass(0);
    one.hurry();
    await pass(0);
    expect(shown).toEqual(["1", "2", "3"]);
    add(one, "4", scene(4, "claim"));
    await pass(0);
    expect(shown).toHaveLength(3);
    await pass(LOOK);
    expect(shown).toHaveLength(4);
  });

  it("do not wait for what was shown before somebody hurried", async () => {
    const one = pacing();
    add(one, "rival", scene(1, "claim"));
    await pass(0);
    one.hurry();
    add(one, "own", scene(0, "take"));
    await pass(0);
    expect(shown).toEqual(["rival", "own"]);
  });

  it("are shown at once when too many wait", async () => {
    const one = pacing();
    for (let number = 0; number <= MOST + 1; number++) add(one, String(number), scene(1 + (number % 2), "claim"));
    await pass(0);
    expect(shown).toHaveLength(MOST + 2);
  });

  it("go on behind one that could not be shown", async () => {
    const one = pacing();
    const failed = vi.fn();
    process.once("unhandledRejection", failed);
    one.add(scene(1, "take"), () => Promise.reject(new Error("no edition")));
    add(one, "second", scene(2, "take"));
    await pass(0);
    expect(shown).toEqual(["second"]);
    await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  });
});
