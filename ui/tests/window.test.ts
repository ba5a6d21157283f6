import { describe, expect, it } from "vitest";

import { around, centred, filled, fitted, isInCorner, moved, nameSize, proportioned, roomBelow, share, shift, shows, zoomed } from "../src/board/window";

const board = { x: 0, y: 0, width: 1000, height: 500 };
const pane = { width: 500, height: 500 };

describe("the whole board", () => {
  it("is at the top of a higher pane, and in the middle of a wider one", () => {
    expect(fitted(board, pane)).toEqual({ x: 0, y: 0, width: 1000, height: 1000 });
    expect(fitted(board, { width: 900, height: 300 })).toEqual({ x: -250, y: 0, width: 1500, height: 500 });
  });

  it("leaves room below it in a higher pane only", () => {
    expect(roomBelow(fitted(board, pane), board, pane)).toBe(250);
    expect(roomBelow(filled(board, pane), board, pane)).toBe(0);
    expect(roomBelow(fitted(board, { width: 900, height: 300 }), board, { width: 900, height: 300 })).toBe(0);
  });

  it("fills a pane of its own shape", () => {
    expect(fitted(board, { width: 200, height: 100 })).toEqual(board);
  });
});

describe("a filled pane", () => {
  it("shows the middle of the board and nothing beside it", () => {
    expect(filled(board, pane)).toEqual({ x: 250, y: 0, width: 500, height: 500 });
  });

  it("still shows a quarter of a board that is much wider", () => {
    expect(filled({ ...board, width: 4000 }, pane).width).toBe(1000);
  });
});

describe("zooming", () => {
  const whole = fitted(board, pane);

  it("leaves the point under the finger where it is", () => {
    const at = { x: 300, y: 250 };
    const near = zoomed(whole, 4, at, board, pane);
    expect((at.x - near.x) / near.width).toBeCloseTo((at.x - whole.x) / whole.width);
    expect((at.y - near.y) / near.height).toBeCloseTo((at.y - whole.y) / whole.height);
  });

  it("never shows more than the whole board, nor less than a sixth", () => {
    expect(zoomed(whole, 0.1, { x: 0, y: 0 }, board, pane)).toEqual(whole);
    expect(zoomed(whole, 100, { x: 500, y: 250 }, board, pane).width).toBeCloseTo(whole.width / 6);
  });

  it("keeps what is shown inside the board when it moves", () => {
    const near = zoomed(whole, 4, { x: 500, y: 250 }, board, pane);
    expect(moved(near, { x: 9999, y: 9999 }, board)).toMatchObject({ x: 750, y: 250 });
    expect(moved(near, { x: -9999, y: -9999 }, board)).toMatchObject({ x: 0, y: 0 });
  });

  it("keeps the board at the top where there is more room than board", () => {
    const near = zoomed(whole, 1.25, { x: 0, y: 0 }, board, pane);
    expect(near.height).toBeGreaterThan(board.height);
    expect(near.y).toBe(0);
  });
});

describe("bringing things into sight", () => {
  it("shows all points, and at least a third of the board", () => {
    const points = [
      { x: 100, y: 100 },
      { x: 200, y: 150 },
    ];
    const box = around(points, board, pane);
    expect(points.every((point) => shows(box, point))).toBe(true);
    expect(box.width).toBeCloseTo(fitted(board, pane).width / 3);
  });

  it("comes no nearer than it is asked to", () => {
    expect(around([{ x: 990, y: 10 }], board, pane, { least: 700 })).toMatchObject({ x: 300, width: 700, height: 700 });
  });

  it("keeps the middle and the scale when the pane gets another shape", () => {
    const box = { x: 200, y: 100, width: 200, height: 200 };
    expect(proportioned(box, board, { width: 500, height: 250 })).toEqual({ x: 200, y: 150, width: 200, height: 100 });
    expect(proportioned(box, board, { width: 500, height: 250 }, "top")).toEqual({ x: 200, y: 100, width: 200, height: 100 });
    expect(proportioned({ ...board, width: 4000 }, board, pane)).toEqual(fitted(board, pane));
  });

  it("shows the whole board for nothing in particular, and where hardly anything of it would be left out", () => {
    expect(around([], board, pane)).toEqual(fitted(board, pane));
    const far = (x: number) => [{ x: 20, y: 250 }, { x, y: 250 }];
    expect(around(far(700), board, pane)).toEqual(fitted(board, pane));
    expect(around(far(600), board, pane).width).toBeCloseTo(580 * 1.32);
  });
});

describe("a lower corner", () => {
  it("holds the points that lie so many pixels from its edges", () => {
    const corner = { width: 100, height: 50 };
    expect(isInCorner([{ x: 850, y: 450 }], "right", corner, board, { width: 500, height: 250 })).toBe(true);
    expect(isInCorner([{ x: 850, y: 450 }], "left", corner, board, { width: 500, height: 250 })).toBe(false);
    expect(isInCorner([{ x: 750, y: 450 }, { x: 850, y: 350 }], "right", corner, board, { width: 500, height: 250 })).toBe(false);
  });
});

describe("names", () => {
  it("grow as the drawing shrinks, and never below their size", () => {
    expect(nameSize(fitted(board, pane), pane, 13.5, 11)).toBeCloseTo(11 / (13.5 * 0.5));
    expect(nameSize({ ...board, width: 100 }, pane, 13.5, 11)).toBe(1);
  });
});

describe("a picture that is only shifted", () => {
  it("stays where it is if nothing has moved", () => {
    expect(shift(board, board, pane)).toBe("translate(0px, 0px) scale(1)");
  });

  it("moves by the pixels that the board has moved", () => {
    expect(shift(board, { ...board, x: 100 }, pane)).toBe("translate(-50px, 0px) scale(1)");
  });
});

describe("a stamp of the whole board", () => {
  const near = { x: 100, y: 100, width: 200, height: 200 };

  it("brings what is touched into the middle, without leaving the board", () => {
    expect(centred(near, { x: 600, y: 250 }, board)).toEqual({ x: 500, y: 150, width: 200, height: 200 });
    expect(centred(near, { x: 990, y: 5 }, board)).toEqual({ x: 800, y: 0, width: 200, height: 200 });
  });

  it("is shown by the part of the board that is in sight", () => {
    expect(share(board, board)).toBe(1);
    expect(share(fitted(board, pane), board)).toBe(1);
    expect(share(near, board)).toBeCloseTo(0.08);
  });
});
