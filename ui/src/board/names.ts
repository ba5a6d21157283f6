/** Names of cities in a part of a board: where they lie, and how one that would be cut off comes inside. */

import { pointIn } from "./places";
import { shows, type Box, type Point } from "./window";

/** A name in the drawing; it grows around its origin. */
export interface Name {
  element: SVGTextElement;
  city: string;
  origin: Point;
  /** From its origin to the point of its line that it hangs on. */
  offset: Point;
  /** The part of its length that lies before that point. */
  before: number;
  /** How many times its size it may have before it meets others. */
  greatest: number;
}

/** How much of a line lies above its letters' feet. */
export const ASCENT = 0.8;
/** Kept free between a name and the edge of what is shown. */
const EDGE = 4;
/** No step at all. */
export const STAY: Point = { x: 0, y: 0 };
const BEFORE: Record<string, number> = { middle: 0.5, end: 1 };

/** A name as it was drawn. */
export function nameIn(element: SVGTextElement): Name {
  return {
    element,
    city: element.dataset["city"]!,
    origin: pointIn(element.parentElement!.getAttribute("transform")),
    offset: { x: Number(element.getAttribute("x")), y: Number(element.getAttribute("y")) },
    before: BEFORE[element.getAttribute("text-anchor") ?? ""] ?? 0,
    greatest: Number(element.dataset["greatest"] ?? 1),
  };
}

/** The step that each name takes to be seen as a whole in what is shown; null where it is left out. Those that are wanted are
 * seen in any case, another that would be cut off only where it meets no name. */
export function placed(names: readonly Box[], cities: readonly Point[], isWanted: readonly boolean[], shown: Box): (Point | null)[] {
  const steps = names.map((name, index) => (isWanted[index] ? wayInside(name, cities[index]!, shown) : isWhole(name, shown) ? STAY : null));
  const taken = names.flatMap((name, index) => (steps[index] ? [stepped(name, steps[index])] : []));
  for (const [index, name] of names.entries()) {
    if (steps[index]) continue;
    const step = wayInside(name, cities[index]!, shown);
    const there = stepped(name, step);
    if (step === STAY || taken.some((other) => isOverlap(there, other))) continue;
    steps[index] = step;
    taken.push(there);
  }
  return steps;
}

function stepped(box: Box, step: Point): Box {
  return { ...box, x: box.x + step.x, y: box.y + step.y };
}

function isOverlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Whether all of a name is to be seen. */
function isWhole(name: Box, shown: Box): boolean {
  const { x, y } = outside(name, shown);
  return !x && !y;
}

/** The step that brings the name of a city in sight inside; one beside its disc goes above, or below at the upper edge. */
export function wayInside(name: Box, city: Point, shown: Box): Point {
  if (!shows(shown, city)) return STAY;
  const { x, y, width, height } = shown;
  const step = outside(name, { x: x + EDGE, y: y + EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE });
  if (!step.x && !step.y) return STAY;
  const isBeside = name.y < city.y && name.y + name.height > city.y;
  if (!step.x || !isBeside) return step;
  return { x: step.x, y: name.y - name.height < y + EDGE ? name.height : -name.height };
}

/** How far, and to which side, a box lies outside another. */
function outside(box: Box, around: Box): Point {
  const along = (at: number, size: number, start: number, room: number) => Math.max(start - at, 0) || Math.min(start + room - at - size, 0);
  return { x: along(box.x, box.width, around.x, around.width), y: along(box.y, box.height, around.y, around.height) };
}
