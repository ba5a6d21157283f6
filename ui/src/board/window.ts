/** The part of a board that is shown: a box in the board's own units, kept in the pane's proportion. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How far one may zoom in: a fifth of the board is the least that is shown. */
const NEAREST = 6;
/** Where so much of the board would be shown, all of it is: what is left out are names at its edge. */
const NEARLY = 0.85;
/** Points are together in a box if they take no more than this part of it. */
const INSIDE = 0.8;

/** The whole board at the top of the pane, with as little around it as the proportions allow. */
export function fitted(board: Box, pane: Size): Box {
  if (!pane.width || !pane.height) return board;
  const scale = Math.min(pane.width / board.width, pane.height / board.height);
  const width = pane.width / scale;
  const height = pane.height / scale;
  return {
    x: board.x - (width - board.width) / 2,
    y: board.y,
    width,
    height,
  };
}

/** The pane filled with the middle of the board, as far as that leaves at least a quarter of it in sight. */
export function filled(board: Box, pane: Size): Box {
  const whole = fitted(board, pane);
  const factor = Math.min(4, Math.max(whole.width / board.width, whole.height / board.height));
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  return zoomed(whole, factor, middle, board, pane);
}

/** Nearer by a factor, with the point of the board under the finger staying where it is; at most so wide. */
export function zoomed(box: Box, factor: number, at: Point, board: Box, pane: Size, most = Infinity): Box {
  const whole = fitted(board, pane);
  const width = Math.min(most, whole.width, Math.max(whole.width / NEAREST, box.width / factor));
  const height = (width * box.height) / box.width;
  const next = {
    x: at.x - ((at.x - box.x) * width) / box.width,
    y: at.y - ((at.y - box.y) * height) / box.height,
    width,
    height,
  };
  return kept(next, board);
}

/** Moved by a step of the board's units, without leaving the board. */
export function moved(box: Box, step: Point, board: Box): Box {
  return kept({ ...box, x: box.x + step.x, y: box.y + step.y }, board);
}

/** The same box around another middle, without leaving the board. */
export function centred(box: Box, at: Point, board: Box): Box {
  return kept({ ...box, x: at.x - box.width / 2, y: at.y - box.height / 2 }, board);
}

/** The part of the board that a box shows, from 0 to 1. */
export function share(box: Box, board: Box): number {
  return (Math.min(box.width, board.width) * Math.min(box.height, board.height)) / (board.width * board.height);
}

/** Inside the board; where more than the board is shown, it stands in the middle, and at the top. */
function kept(box: Box, board: Box): Box {
  const [x, y] = [board.width - box.width, board.height - box.height];
  return {
    ...box,
    x: x <= 0 ? board.x + x / 2 : Math.min(Math.max(box.x, board.x), board.x + x),
    y: y <= 0 ? board.y : Math.min(Math.max(box.y, board.y), board.y + y),
  };
}

/** The pixels of the pane that are left below the board. */
export function roomBelow(box: Box, board: Box, pane: Size): number {
  return pane.width ? Math.max(0, pane.height - ((board.y + board.height - box.y) * pane.width) / box.width) : 0;
}

/** Which part of a box stays in sight when its pane gets lower. */
export type Anchor = "middle" | "top";

/** A box in the pane's proportion, around the same middle or below the same edge, and as wide as before or as it may be, without
 * leaving the board. */
export function proportioned(box: Box, board: Box, pane: Size, anchor: Anchor = "middle", most = Infinity): Box {
  if (!pane.width || !pane.height) return box;
  const width = Math.min(most, box.width, fitted(board, pane).width);
  const height = (width * pane.height) / pane.width;
  const above = anchor === "top" ? 0 : (box.height - height) / 2;
  return kept({ x: box.x + (box.width - width) / 2, y: box.y + above, width, height }, board);
}

export interface Nearness {
  /** The least width: a third of the board, if nothing is asked. */
  least?: number;
  /** The greatest. */
  most?: number;
  /** How much around the points is in sight at each side, too. */
  margin?: number;
}

/** The box that has some points well inside it; where it may not be so wide, the first of them and those that have room beside it. */
export function around(points: readonly Point[], board: Box, pane: Size, { least, most = Infinity, margin = 0.16 }: Nearness = {}): Box {
  const whole = fitted(board, pane);
  const widest = Math.min(most, whole.width);
  if (!points.length) return whole;
  const shape = whole.height / whole.width;
  const inside = together(points, {
    width: widest < board.width ? widest * INSIDE : Infinity,
    height: widest * shape < board.height ? widest * shape * INSIDE : Infinity,
  });
  const { left, right, top, bottom } = edges(inside);
  const room = 1 + 2 * margin;
  const asked = Math.max((right - left) * room, ((bottom - top) * room) / shape, least ?? whole.width / 3);
  const width = inside.length < points.length || asked > widest * NEARLY ? widest : asked;
  const height = width * shape;
  return kept({ x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }, board);
}

/** The first of some points, and those that so much room can hold with it. */
function together(points: readonly Point[], room: Size): Point[] {
  const held: Point[] = [];
  for (const point of points) {
    const { left, right, top, bottom } = edges([...held, point]);
    if (right - left <= room.width && bottom - top <= room.height) held.push(point);
  }
  return held;
}

function edges(points: readonly Point[]): { left: number; right: number; top: number; bottom: number } {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

/** Whether one of some points would be seen in a lower corner of the pane, which has this size in pixels. */
export function isInCorner(points: readonly Point[], corner: "left" | "right", size: Size, box: Box, pane: Size): boolean {
  const scale = pane.width / box.width;
  return points.some(({ x, y }) => {
    const across = (corner === "left" ? x - box.x : box.x + box.width - x) * scale;
    const up = (box.y + box.height - y) * scale;
    return across >= 0 && across < size.width && up >= 0 && up < size.height;
  });
}

/** Whether a point lies in the box, a margin away from its edge. */
export function shows(box: Box, point: Point, margin = 0): boolean {
  return (
    point.x >= box.x + margin &&
    point.x <= box.x + box.width - margin &&
    point.y >= box.y + margin &&
    point.y <= box.y + box.height - margin
  );
}

/** How many times larger than drawn names must be to have this many pixels. */
export function nameSize(box: Box, pane: Size, font: number, pixels: number): number {
  const scale = pane.width / box.width;
  return scale ? Math.max(1, pixels / (font * scale)) : 1;
}

/** What turns the box as it was drawn into the box as it is now, for a picture that is only shifted. */
export function shift(drawn: Box, now: Box, pane: Size): string {
  const scale = drawn.width / now.width;
  const x = ((drawn.x - now.x) * pane.width) / now.width;
  const y = ((drawn.y - now.y) * pane.height) / now.height;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
