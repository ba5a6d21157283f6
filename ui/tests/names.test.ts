/** Where names of cities go in what is shown. */

import { describe, expect, it } from "vitest";

import { hasPlace, placed, STAY, stepsOf, type Asking, type Disc, type Ground } from "../src/board/names";
import type { Box } from "../src/board/window";

const shown = { x: 100, y: 100, width: 300, height: 200 };
const disc = { x: 250, y: 200, radius: 8 };
const beside = { x: 262, y: 192, width: 60, height: 16 };
const plain: Ground = { shown, covers: [], discs: [disc], spaces: [], gap: 4, most: 1 };

const asking = (box: Box, more: Partial<Asking> = {}): Asking => ({ box, disc, isWanted: false, hasRoom: true, ...more });

/** Where names end up; null: nowhere. */
function places(names: Asking[], ground: Partial<Ground> = {}): (Box | null)[] {
  const discs = names.map((name) => name.disc);
  return placed(names, { ...plain, discs, ...ground }).map((step, index) => {
    const { box } = names[index]!;
    return step && { ...box, x: box.x + step.x, y: box.y + step.y };
  });
}

const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
const isIn = (box: Box, around: Box) =>
  box.x >= around.x && box.y >= around.y && box.x + box.width <= around.x + around.width && box.y + box.height <= around.y + around.height;
const isOff = (box: Box, { x, y, radius }: Disc) =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)) >= radius - 0.1;

describe("a name", () => {
  it("stays where it is whole and free", () => {
    expect(placed([asking(beside)], plain)).toEqual([STAY]);
  });

  it("goes to another side of its disc where it would be cut off", () => {
    const city = { x: 380, y: 200, radius: 8 };
    const [there] = places([asking({ ...beside, x: 392 }, { disc: city })]);
    expect(there!.x + there!.width).toBeLessThan(city.x);
    expect(isIn(there!, shown)).toBe(true);
  });

  it("slides along its disc at a narrow edge", () => {
    const narrow = { ...shown, width: 70 };
    const city = { x: 112, y: 200, radius: 8 };
    const [there] = places([asking({ ...beside, x: 40 }, { disc: city })], { shown: narrow });
    expect(isIn(there!, narrow)).toBe(true);
    expect(isOff(there!, city)).toBe(true);
    const top = { x: 250, y: 99, radius: 2 };
    const [below] = places([asking({ ...beside, y: 91 }, { disc: top, isWanted: true })]);
    expect(isIn(below!, shown)).toBe(true);
  });

  it("is left out where its city is out of sight", () => {
    const disc = { x: 420, y: 200, radius: 8 };
    const inside = { ...beside, x: 330 };
    expect(stepsOf(inside, disc, plain)).toEqual([]);
    expect(places([asking(inside, { disc })])).toEqual([null]);
  });

  it("steps aside for what lies over the board, or goes", () => {
    const button = { x: 300, y: 180, width: 60, height: 60 };
    const [there] = places([asking(beside)], { covers: [button] });
    expect(isApart(there!, button)).toBe(true);
    expect(places([asking(beside, { isWanted: true })], { covers: [shown] })).toEqual([null]);
    const over = { x: 235, y: 180, width: 60, height: 60 };
    const [aside] = places([asking(beside, { isWanted: true })], { covers: [over] });
    expect(aside).toEqual({ ...beside, x: over.x - 4 - beside.width });
  });

  it("lies over no disc, and nearest to its own", () => {
    const over = { x: 290, y: 200, radius: 8 };
    const [there] = places([asking(beside)], { discs: [disc, over] });
    expect(isOff(there!, over)).toBe(true);
    const far = { ...beside, x: 280 };
    const close = { x: 352, y: 200, radius: 8 };
    expect(places([asking(far)], { discs: [disc, close] })).not.toEqual([far]);
  });
});

describe("names in each other's way", () => {
  const other = { x: 345, y: 200, radius: 8 };
  const between = { ...beside, x: 283, width: 50 };
  const two = (first: Partial<Asking>, second: Partial<Asking>) =>
    places([asking(beside, first), asking(between, { disc: other, ...second })]) as [Box | null, Box | null];

  it("are kept apart, and the first one stays", () => {
    const [one, next] = two({}, {});
    expect(one).toEqual(beside);
    expect(isApart(one!, next!)).toBe(true);
    expect(isOff(next!, disc)).toBe(true);
  });

  it("let the wanted one choose, wherever it stands in the list", () => {
    const [one, next] = two({}, { isWanted: true });
    expect(next).not.toBeNull();
    expect(one === null || isApart(one, next!)).toBe(true);
  });

  it("that have no room where they were drawn come after those that have", () => {
    const [one, next] = two({ hasRoom: false }, {});
    expect(next).toEqual(between);
    expect(isApart(one!, next!)).toBe(true);
  });

  it("are left out where nothing is free, but for wanted ones", () => {
    const ring = Array.from({ length: 16 }, (_, step) => {
      const turn = (step * Math.PI) / 8;
      return { x: disc.x + 30 * Math.cos(turn), y: disc.y + 30 * Math.sin(turn), radius: 9 };
    });
    expect(places([asking(beside)], { discs: [disc, ...ring] })).toEqual([null]);
    expect(places([asking(beside, { isWanted: true })], { discs: [disc, ...ring] })).not.toEqual([null]);
  });

  it("stand beside no other city when their own is covered", () => {
    const stamp = { x: 200, y: 150, width: 100, height: 100 };
    const others = [190, 310].flatMap((x) => [150, 175, 200, 225, 250].map((y) => ({ x, y, radius: 8 })));
    const above = [200, 225, 250, 275, 300].flatMap((x) => [140, 260].map((y) => ({ x, y, radius: 8 })));
    expect(places([asking(beside, { isWanted: true })], { covers: [stamp], discs: [disc, ...others, ...above] })).toEqual([null]);
  });

  it("never cover a name that is wanted too", () => {
    const names = Array.from({ length: 12 }, () => asking(beside, { isWanted: true }));
    const found = places(names, { discs: [disc] }).filter((box) => box !== null);
    expect(found.length).toBeGreaterThan(2);
    for (const [index, one] of found.entries()) for (const next of found.slice(index + 1)) expect(isApart(one, next)).toBe(true);
  });
});

it("what is no name of a city keeps clear of names, discs and buttons", () => {
  const box = { x: 120, y: 150, width: 80, height: 14 };
  expect(hasPlace(box, plain, [beside])).toBe(true);
  expect(hasPlace(box, plain, [{ ...beside, x: 190, y: 140 }])).toBe(false);
  expect(hasPlace({ ...box, y: 193 }, { ...plain, discs: [{ ...disc, x: 150 }] }, [])).toBe(false);
  expect(hasPlace(box, { ...plain, covers: [box] }, [])).toBe(false);
});

describe("spaces of routes", () => {
  const spaces = [270, 285, 300].map((x) => [{ x, y: 200 }]);

  it("are hidden by as few names as can be", () => {
    const [there] = places([asking(beside)], { spaces });
    expect(there).not.toEqual(beside);
    expect(spaces.flat().every((space) => isOff(there!, { ...space, radius: 6 }))).toBe(true);
    expect(places([asking(beside, { hasRoom: false })], { spaces })).toEqual([there]);
  });

  it("keep names out that nobody wants and that have no room", () => {
    const everywhere = Array.from({ length: 900 }, (_, index) => [{ x: 100 + (index % 30) * 10, y: 100 + Math.floor(index / 30) * 7 }]);
    expect(places([asking(beside, { hasRoom: false })], { spaces: everywhere })).toEqual([null]);
    expect(places([asking(beside)], { spaces: everywhere })).not.toEqual([null]);
    expect(places([asking(beside, { hasRoom: false, isWanted: true })], { spaces: everywhere })).not.toEqual([null]);
  });
});
