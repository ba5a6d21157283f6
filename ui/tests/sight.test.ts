// @vitest-environment node
/** What is in sight of a board, where there is room for all of it and where there is not. */

import { describe, expect, it } from "vitest";

import { Sight } from "../src/board/sight.svelte";
import { shows, type Box } from "../src/board/window";

const board = { x: 0, y: 0, width: 1300, height: 900 };
const points = [
  { x: 200, y: 200 },
  { x: 300, y: 260 },
];

function sightOf(fills: boolean, width: number, height: number, isCovered = () => false): Sight {
  const sight = new Sight(() => fills, isCovered);
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

  it("waits for its pane to be seen", () => {
    const sight = sightOf(true, 0, 0);
    sight.visit(points);
    expect(Object.values(sight.box).every(Number.isFinite)).toBe(true);
    sight.pane = { width: 360, height: 330 };
    sight.stay();
    expect(sight.box.width).toBeLessThan(board.width / 2);
    expect(points.every((point) => shows(sight.box, point))).toBe(true);
  });

  it("changes nothing where all of the board can be seen", () => {
    const sight = sightOf(false, 1300, 900);
    sight.visit(points);
    expect(sight.box).toEqual(board);
  });

  it("never shows the desk beside the board, but the first of what is too far apart", () => {
    const sight = sightOf(true, 360, 330);
    sight.board = { x: 0, y: 0, width: 900, height: 1300 };
    const [first, far] = [{ x: 450, y: 1200 }, { x: 400, y: 60 }];
    sight.visit([first, far]);
    expect(sight.box.width).toBeCloseTo(900);
    expect([first, far].map((point) => shows(sight.box, point))).toEqual([true, false]);
  });

  it("is over when the board is moved by hand", () => {
    const sight = sightOf(true, 360, 330);
    sight.visit(points);
    const there = { ...sight.box, x: 500 };
    sight.show(there);
    sight.goBack();
    expect(sight.box.x).toBeCloseTo(500);
  });

  it("is made once: the same again leaves the board where a hand has moved it", () => {
    const sight = sightOf(true, 360, 330);
    sight.visit(points);
    sight.show({ ...sight.box, x: 500 });
    expect(sight.isVisit).toBe(false);
    sight.visit([...points]);
    expect(sight.box.x).toBeCloseTo(500);
  });
});

describe("under a sheet", () => {
  /** A pane of a phone, of which a sheet then leaves so much. */
  function covered(shape: Box, left: number): { sight: Sight; before: Box; close: () => void } {
    let isCovered = false;
    const sight = sightOf(true, 360, 330, () => isCovered);
    sight.board = shape;
    const before = sight.box;
    isCovered = true;
    sight.pane = { width: 360, height: left };
    const close = () => {
      isCovered = false;
      sight.pane = { width: 360, height: 330 };
    };
    return { sight, before, close };
  }
  const upright = { x: 0, y: 0, width: 900, height: 1300 };
  const wide = (box: Box) => box.width <= upright.width;

  it("the strip above it shows the board as it was", () => {
    for (const shape of [board, upright]) {
      const { sight, before, close } = covered(shape, 80);
      expect(sight.box).toMatchObject({ x: before.x, y: before.y, width: before.width });
      expect(sight.box.height).toBeCloseTo((before.height * 80) / 330);
      close();
      expect(sight.box).toEqual(before);
    }
  });

  it("a strip that was never seen without one is filled, too", () => {
    const sight = sightOf(true, 360, 80, () => true);
    sight.board = upright;
    expect(wide(sight.box)).toBe(true);
  });

  it("the board is never so small that the desk is seen beside it", () => {
    const { sight } = covered(upright, 80);
    sight.visit([
      { x: 450, y: 20 },
      { x: 450, y: 1280 },
    ]);
    expect(wide(sight.box)).toBe(true);
    sight.zoom(0.1);
    expect(wide(sight.box)).toBe(true);
    sight.fit();
    expect(wide(sight.box)).toBe(true);
  });

  it("the first of what is too far apart is seen, and what lies near it", () => {
    const { sight } = covered(upright, 150);
    const [first, far, near] = [{ x: 450, y: 1200 }, { x: 400, y: 60 }, { x: 500, y: 1100 }];
    sight.visit([first, far, near]);
    expect([first, far, near].map((point) => shows(sight.box, point))).toEqual([true, false, true]);
  });

  it("what is visited is in sight, and the board as it was afterwards", () => {
    const { sight, before, close } = covered(board, 150);
    sight.visit(points);
    expect(points.every((point) => shows(sight.box, point))).toBe(true);
    sight.goBack();
    close();
    expect(sight.box).toEqual(before);
  });
});
