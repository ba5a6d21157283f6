/** Names of cities in a part of a board: where they lie, and how each finds a place that is free. */

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
  /** 0 is kept first. */
  rank: number;
}

/** A city's disc. */
export interface Disc extends Point {
  radius: number;
}

/** A name that asks for a place. */
export interface Asking {
  /** Where it lies as it was drawn. */
  box: Box;
  disc: Disc;
  /** Whether it is to be seen in any case. */
  isWanted: boolean;
  /** Whether it has room where it was drawn. */
  hasRoom: boolean;
}

/** What names have around them. */
export interface Ground {
  shown: Box;
  /** What lies over the board, such as buttons. */
  covers: readonly Box[];
  discs: readonly Disc[];
  /** Points along each space of a route. */
  spaces: readonly (readonly Point[])[];
  /** Kept free around a name, sideways. */
  gap: number;
  /** A name that is not wanted and leaves its place hides at most so many spaces. */
  most: number;
}

/** How much of a line lies above its letters' feet. */
export const ASCENT = 0.8;
/** No step at all. */
export const STAY: Point = { x: 0, y: 0 };
const BEFORE: Record<string, number> = { middle: 0.5, end: 1 };
/** So little is no overlap. */
const TOUCH = 0.01;
/** A name hides a space that has a point so near. */
const SPACE = 6;
/** A name that moves stays off the discs of others by this part of its height. */
const CLEARLY = 0.4;
/** A place is worth so many spaces less than the one before it. */
const DISLIKE = 0.1;

/** A name as it was drawn. */
export function nameIn(element: SVGTextElement): Name {
  return {
    element,
    city: element.dataset["city"]!,
    origin: pointIn(element.parentElement!.getAttribute("transform")),
    offset: { x: Number(element.getAttribute("x")), y: Number(element.getAttribute("y")) },
    before: BEFORE[element.getAttribute("text-anchor") ?? ""] ?? 0,
    greatest: Number(element.dataset["greatest"] ?? 1),
    rank: Number(element.dataset["rank"] ?? 0),
  };
}

/** The step that each name takes to be seen as a whole, apart from all others; null where it is left out. Those that are wanted
 * choose first, then those that are free where they have room, and at last the others. In each round the first ones choose
 * first, and all choose a place that hides as little as can be. */
export function placed(names: readonly Asking[], ground: Ground): (Point | null)[] {
  const taken: Box[] = [...ground.covers];
  const steps = names.map((): Point | null => null);
  const take = (index: number, step: Point | null) => {
    if (!step) return;
    steps[index] = step;
    taken.push(stepped(names[index]!.box, step));
  };
  const rounds: [(name: Asking) => boolean, (name: Asking) => Point | null][] = [
    [({ isWanted }) => isWanted, (name) => bestStep(name, ground, taken) ?? leastStep(name, ground, taken)],
    [(name) => name.hasRoom && isSeen(name, ground), (name) => (isFree(name.box, ground, taken) && isPlain(name.box, name.disc, ground) ? bestStep(name, ground, taken) : null)],
    [(name) => isSeen(name, ground), (name) => bestStep(name, ground, taken, ground.most)],
  ];
  for (const [isAsked, stepOf] of rounds) {
    names.forEach((name, index) => {
      if (!steps[index] && isAsked(name)) take(index, stepOf(name));
    });
  }
  return steps;
}

/** Whether a name's disc is in sight and nothing lies over it. */
function isSeen({ disc }: Asking, { shown, covers }: Ground): boolean {
  return shows(shown, disc) && !covers.some((cover) => shows(cover, disc));
}

/** Whether something that is no city's name may be written there, among these names. */
export function hasPlace(box: Box, ground: Ground, names: readonly Box[]): boolean {
  return isFree(box, ground, [...ground.covers, ...names]) && ground.discs.every((disc) => distance(box, disc) >= 0);
}

/** The step to the best place that is free of names and discs, and hides at most so many spaces. */
function bestStep(name: Asking, ground: Ground, taken: readonly Box[], most = Infinity): Point | null {
  return chosen(name, ground, taken, (box) => {
    const isMoved = box.x !== name.box.x || box.y !== name.box.y;
    if (!isPlain(box, name.disc, ground, isMoved ? CLEARLY * box.height : 0)) return null;
    const hidden = hiddenSpaces(box, ground);
    return hidden > most ? null : hidden;
  });
}

/** The step to the place where a name that must be seen hides the fewest discs; away from its own it may be nearest to no other. */
function leastStep(name: Asking, ground: Ground, taken: readonly Box[]): Point | null {
  return chosen(name, ground, taken, (box) => {
    const own = distance(box, name.disc) - TOUCH;
    if (own > 2 * ground.gap && ground.discs.some((disc) => distance(box, disc) < own)) return null;
    return ground.discs.filter((disc) => distance(box, disc) < 0).length;
  });
}

/** The step to the place that costs least among those that are apart from other names. */
function chosen({ box, disc }: Asking, ground: Ground, taken: readonly Box[], cost: (there: Box) => number | null): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  for (const [index, step] of stepsOf(box, disc, ground).entries()) {
    if (index * DISLIKE >= least) break;
    const there = stepped(box, step);
    const price = isFree(there, ground, taken) ? cost(there) : null;
    if (price === null || price + index * DISLIKE >= least) continue;
    best = step;
    least = price + index * DISLIKE;
  }
  return best;
}

/** Where a name may go: where it is, then around its disc if that is in sight, and beside what covers the disc. */
export function stepsOf(box: Box, disc: Disc, { shown, covers, gap }: Ground): Point[] {
  if (!shows(shown, disc, -disc.radius - gap)) return [];
  const { width, height } = box;
  const reach = disc.radius + gap;
  const [right, left] = [disc.x + reach, disc.x - reach - width];
  const [above, below] = [disc.y - disc.radius - height, disc.y + disc.radius];
  const [middle, centre] = [disc.y - height / 2, disc.x - width / 2];
  const aside = reach * 0.7;
  const places: [number, number][] = [
    [right, middle],
    [left, middle],
    [centre, above],
    [centre, below],
    [disc.x + aside, above + reach / 2],
    [disc.x + aside, below - reach / 2],
    [disc.x - aside - width, above + reach / 2],
    [disc.x - aside - width, below - reach / 2],
    [disc.x - disc.radius, above],
    [disc.x - disc.radius, below],
    [disc.x + disc.radius - width, above],
    [disc.x + disc.radius - width, below],
  ];
  // A name slides along its disc to come inside.
  const within = (at: number, start: number, room: number) => Math.max(start, Math.min(start + room, at));
  const inside = within(centre, shown.x + gap, shown.width - 2 * gap - width);
  const [high, level, low] = [above, middle, below].map((y) => within(y, shown.y, shown.height - height)) as [number, number, number];
  places.push([inside, high], [inside, low], [right, level], [left, level]);
  for (const x of [right, left]) places.push([x, middle - height / 2], [x, middle + height / 2]);
  const near = covers.filter((cover) => shows(cover, disc, -disc.radius - 2 * height));
  for (const x of near.flatMap((cover) => [cover.x - gap - width, cover.x + cover.width + gap, inside])) {
    for (const y of [middle, above, ...near.map((cover) => cover.y - height)]) places.push([x, y]);
  }
  return [STAY, ...places.map(([x, y]) => ({ x: x - box.x, y: y - box.y }))];
}

/** Whether a name there is whole, and apart from all others. */
function isFree(box: Box, { shown, gap }: Ground, taken: readonly Box[]): boolean {
  return isInside(box, shown) && !taken.some((other) => isOverlap(box, other, gap));
}

/** Whether a name there lies over no disc, and nearer to its own than to any other by so much. */
function isPlain(box: Box, own: Disc, { discs }: Ground, by = 0): boolean {
  const least = Math.max(0, distance(box, own)) - TOUCH;
  return discs.every((disc) => distance(box, disc) >= least + (isSame(disc, own) ? 0 : by));
}

const isSame = (one: Point, other: Point) => one.x === other.x && one.y === other.y;

function hiddenSpaces(box: Box, { spaces }: Ground): number {
  return spaces.filter((space) => space.some(({ x, y }) => distance(box, { x, y, radius: SPACE }) < 0)).length;
}

/** A name after its step. */
export function stepped(box: Box, step: Point): Box {
  return { ...box, x: box.x + step.x, y: box.y + step.y };
}

function isOverlap(one: Box, other: Box, gap: number): boolean {
  const isAlong = one.x < other.x + other.width + gap && other.x < one.x + one.width + gap;
  return isAlong && one.y < other.y + other.height && other.y < one.y + one.height;
}

function isInside(box: Box, around: Box): boolean {
  const isAlong = box.x >= around.x && box.x + box.width <= around.x + around.width;
  return isAlong && box.y >= around.y && box.y + box.height <= around.y + around.height;
}

/** How far a disc is from a name; less than nothing where they meet. */
function distance(box: Box, { x, y, radius }: Disc): number {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const down = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(across, down) - radius;
}
