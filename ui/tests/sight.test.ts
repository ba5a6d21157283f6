// @vitest-environment node
/** What is in sight of a board, where there is room for all of it and where there is not. */

import { describe, expect, it } from "vitest";

import { Sight } from "../src/board/sight.svelte";
import { shows } from "../src/board/window";

const board = { x: 0, y: 0, width: 1300, height: 900 };
const points = [
  { x: 200, y: 200 },
  { x: 300, y: 260 },
];

function sightOf(fills: boolean, width: number, height: number): Sight {
  const sight = new Sight(() => fills);
  sight.board = board;
  sight.pane = { width, height };
  return sight;
}

describe("a visit", () => {
  it("goes near where the whole board is too small, and comes back", () => {
    const sight = sightOf(true, 360, 330);
    const before = sight.box;
    sight.visit(points);
    expect(sight.box.width).toBeLessThan(before.width / 1.5);
    expect(points.every((point) => shows(sight.box, point))).toBe(true);
    sight.goBack();
    expect(sight.box).toEqual(before);
  });

  it("stays in sight when a sheet takes room from the pane", () => {
    const sight = sightOf(true, 360, 330);
    sight.visit(points);
    sight.pane = { width: 360, height: 120 };
    sight.stay();
    expect(points.every((point) => shows(sight.box, point))).toBe(true);
  });

  it("changes nothing where all of the board can be seen", () => {
    const sight = sightOf(false, 1300, 900);
    sight.visit(points);
    expect(sight.box).toEqual(board);
  });

  it("is over when the board is moved by hand", () => {
    const sight = sightOf(true, 360, 330);
    sight.visit(points);
    const there = { ...sight.box, x: 500 };
    sight.show(there);
    sight.goBack();
    expect(sight.box.x).toBeCloseTo(500);
  });
});
