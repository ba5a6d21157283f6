/** Fingers, mouse and wheel on a board: a tap, a drag, a pinch. Acts on release, never on press. */

import type { Point } from "./window";

interface Deeds {
  move: (by: Point) => void;
  zoom: (factor: number, at: Point) => void;
  tap: (event: PointerEvent) => void;
  /** The last finger has left a board that was being moved. */
  rest: () => void;
}

/** How far a finger may tremble and still tap. */
const TREMBLE = 8;

export class Gestures {
  readonly #fingers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #isTap = false;

  constructor(readonly deeds: Deeds) {}

  /** Whether the board is being moved. */
  get isMoving(): boolean {
    return this.#fingers.size > 0 && !this.#isTap;
  }

  down(event: PointerEvent): void {
    if (event.button) return;
    this.#fingers.set(event.pointerId, at(event));
    this.#isTap = this.#fingers.size === 1;
    if (this.#isTap) this.#start = at(event);
  }

  moved(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (this.#isTap) {
      if (distance(this.#start, now) <= TREMBLE) return;
      this.#isTap = false;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const other = others[0];
    this.#fingers.set(event.pointerId, now);
    if (!other) {
      this.deeds.move({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const [middle, middleBefore] = [between(now, other), between(before, other)];
    this.deeds.move({ x: middle.x - middleBefore.x, y: middle.y - middleBefore.y });
    const apart = distance(before, other);
    if (apart) this.deeds.zoom(distance(now, other) / apart, middle);
  }

  up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId)) return;
    if (this.#isTap) this.deeds.tap(event);
    else if (!this.#fingers.size) this.deeds.rest();
    this.#isTap = false;
  }

  cancel(event: PointerEvent): void {
    if (this.#fingers.delete(event.pointerId) && !this.#fingers.size) this.deeds.rest();
    this.#isTap = false;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode ? event.deltaY * 32 : event.deltaY;
    this.deeds.zoom(Math.exp(-pixels * 0.002), { x: event.clientX, y: event.clientY });
  }
}

function at(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
