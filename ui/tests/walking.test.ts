import { describe, expect, it } from "vitest";

import { nextRoute, STEPS } from "../src/board/walking";

const at = (id: string, x: number, y: number) => ({ id, centre: { x, y } });
const routes = [at("west", 10, 50), at("middle", 50, 50), at("east", 90, 55), at("aside", 80, 10), at("south", 52, 90)];
const middle = { x: 50, y: 50 };

describe("an arrow", () => {
  it("leads to the nearest route in its direction, and what lies aside counts twice", () => {
    const from = (arrow: string) => nextRoute(routes, "middle", middle, STEPS[arrow]!);
    expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map(from)).toEqual(["west", "east", "aside", "south"]);
  });

  it("stays where nothing lies farther that way", () => {
    expect(nextRoute(routes, "west", { x: 10, y: 50 }, STEPS.ArrowLeft!)).toBe("west");
  });

  it("begins in what is in sight", () => {
    expect(nextRoute(routes, null, { x: 52, y: 88 }, STEPS.ArrowDown!)).toBe("south");
  });
});
