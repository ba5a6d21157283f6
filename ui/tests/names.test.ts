/** Names of cities at the edge of what is shown. */

import { describe, expect, it } from "vitest";

import { placed, STAY, wayInside } from "../src/board/names";

const shown = { x: 100, y: 100, width: 300, height: 200 };
const city = { x: 380, y: 200 };
const beside = { x: 390, y: 192, width: 60, height: 16 };

describe("a name at the edge", () => {
  it("comes inside above its disc, and below it at the upper edge", () => {
    expect(wayInside(beside, city, shown)).toEqual({ x: -54, y: -16 });
    expect(wayInside({ ...beside, y: 102 }, { x: 380, y: 110 }, shown)).toEqual({ x: -54, y: 16 });
  });

  it("only moves along where it stands above its disc", () => {
    expect(wayInside({ x: 350, y: 170, width: 60, height: 16 }, city, shown)).toEqual({ x: -14, y: 0 });
  });

  it("stays where it is seen, and where its city is not", () => {
    expect(wayInside({ ...beside, x: 300 }, city, shown)).toBe(STAY);
    expect(wayInside(beside, { x: 420, y: 200 }, shown)).toBe(STAY);
  });
});

describe("names in what is shown", () => {
  const inside = { ...beside, x: 300 };
  const seen = (names: (typeof beside)[], isWanted: boolean[]) => placed(names, names.map(() => city), isWanted, shown);

  it("stay where they are whole", () => {
    expect(seen([inside], [false])).toEqual([STAY]);
  });

  it("make way where they would be cut off", () => {
    expect(seen([beside], [false])).toEqual([{ x: -54, y: -16 }]);
  });

  it("are left out where another is in the way, unless they are wanted", () => {
    const other = { ...beside, x: 330, y: 170 };
    expect(seen([beside, other], [false, false])).toEqual([null, STAY]);
    expect(seen([beside, other], [true, false])).toEqual([{ x: -54, y: -16 }, STAY]);
  });

  it("are left out where their city is out of sight", () => {
    expect(placed([beside], [{ x: 420, y: 200 }], [false], shown)).toEqual([null]);
  });
});
