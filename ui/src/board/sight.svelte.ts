/** Which part of a board is in sight: what fits best, or what somebody has chosen by hand or by what they look at. */

import { around, filled, fitted, moved, proportioned, shows, zoomed, type Box, type Point, type Size } from "./window";

const NOTHING: Box = { x: 0, y: 0, width: 1, height: 1 };
/** How much of the pane around something must be in sight, too. */
const MARGIN = 0.12;
/** How much of the board is shown when one looks at something near, and how much of that around it: buttons and the stamp
 * lie at the edges. */
const NEAR = 0.42;
const AROUND = 0.24;

export class Sight {
  /** The whole board. */
  board = $state.raw<Box>(NOTHING);
  /** The pane that it is seen through. */
  pane = $state.raw<Size>({ width: 0, height: 0 });
  /** What was chosen; null: what fits best. */
  #chosen = $state.raw<Box | null>(null);
  #isWhole = $state(false);
  /** What was chosen before something was visited. */
  #before: { box: Box | null } | null = null;
  #visited: readonly Point[] = [];

  /** What is in sight. */
  readonly box = $derived.by((): Box => {
    if (this.#chosen) return proportioned(this.#chosen, this.board, this.pane);
    return this.fills() && !this.#isWhole ? filled(this.board, this.pane) : fitted(this.board, this.pane);
  });

  /** `fills` says whether the pane is filled at first, where the whole board would be too small. */
  constructor(private readonly fills: () => boolean) {}

  /** Shows a part that somebody has chosen by hand. */
  show(box: Box): void {
    this.#before = null;
    this.#chosen = box;
  }

  /** Moves the board by pixels. */
  move(by: Point): void {
    const scale = this.box.width / this.pane.width;
    this.show(moved(this.box, { x: -by.x * scale, y: -by.y * scale }, this.board));
  }

  /** Nearer by a factor around a point of the pane, or around its middle. */
  zoom(factor: number, at: Point = { x: this.pane.width / 2, y: this.pane.height / 2 }): void {
    this.show(zoomed(this.box, factor, this.#onBoard(at), this.board, this.pane));
  }

  /** The whole board; once more: what is shown at first. */
  fit(): void {
    this.#before = null;
    this.#isWhole = this.#chosen !== null || !this.#isWhole;
    this.#chosen = null;
  }

  /** Brings points into sight, if they are not, as near as the board is now. */
  reveal(points: readonly Point[]): void {
    const { box, board } = this;
    const isFitted = box.width >= board.width && box.height >= board.height;
    const margin = Math.min(box.width, box.height) * MARGIN;
    if (isFitted || points.every((point) => shows(box, point, margin))) return;
    this.#chosen = around(points, board, this.pane, box.width);
  }

  /** Brings points into sight until `goBack`; nearer than before, where the whole board is too small to be read. */
  visit(points: readonly Point[]): void {
    this.#before ??= { box: this.#chosen };
    this.#visited = points;
    this.stay();
  }

  /** Keeps what is visited in sight when the pane has changed. */
  stay(): void {
    if (!this.#before) return;
    if (this.fills()) this.#chosen = around(this.#visited, this.board, this.pane, this.#nearest, AROUND);
    else this.reveal(this.#visited);
  }

  /** The width of what is shown of a visit at least. */
  get #nearest(): number {
    const { board, pane } = this;
    return NEAR * Math.max(board.width, board.height) * Math.min(1, pane.width / pane.height);
  }

  /** Shows again what was shown before a visit, unless the board has been moved by hand since. */
  goBack(): void {
    if (this.#before) this.#chosen = this.#before.box;
    this.#before = null;
    this.#visited = [];
  }

  /** The middle of what is in sight. */
  get middle(): Point {
    return { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 };
  }

  #onBoard({ x, y }: Point): Point {
    const { box, pane } = this;
    return { x: box.x + (x * box.width) / pane.width, y: box.y + (y * box.height) / pane.height };
  }
}
