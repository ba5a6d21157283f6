/** Which part of a board is in sight: what fits best, or what somebody has chosen by hand or by what they look at. */

import { around, filled, fitted, moved, proportioned, shows, zoomed, type Anchor, type Box, type Point, type Size } from "./window";

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
  /** What was chosen; null: what fits best. */
  #chosen = $state.raw<Box | null>(null);
  #isWhole = $state(false);
  /** What was chosen before something was visited. */
  #before = $state.raw<{ box: Box | null } | null>(null);
  #visited: readonly Point[] = [];

  #pane = $state.raw<Size>({ width: 0, height: 0 });
  /** The pane as it is without a sheet. */
  #open = $state.raw<Size>({ width: 0, height: 0 });

  /** What is in sight. */
  readonly box = $derived.by((): Box => {
    const [anchor, most]: [Anchor, number] = this.isCovered() ? ["top", this.#most] : ["middle", Infinity];
    return proportioned(this.#chosen ?? this.#usual, this.board, this.pane, anchor, most);
  });

  /** `fills` says whether the pane is filled at first, where the whole board would be too small; `isCovered` whether a sheet has
   * taken its lower part: what is left shows a strip of the board as it was, and is never so low that the desk is seen beside it. */
  constructor(
    private readonly fills: () => boolean,
    private readonly isCovered: () => boolean = () => false,
  ) {}

  /** The pane that the board is seen through. */
  get pane(): Size {
    return this.#pane;
  }

  set pane(pane: Size) {
    this.#pane = pane;
    if (!this.isCovered()) this.#open = pane;
  }

  /** What is shown of the board if nothing is chosen. */
  get #usual(): Box {
    const pane = this.isCovered() ? this.#uncovered : this.pane;
    return this.fills() && !this.#isWhole ? filled(this.board, pane) : fitted(this.board, pane);
  }

  /** The pane as it was, or a usual one, if it was never seen without a sheet. */
  get #uncovered(): Size {
    const { width, height } = this.pane;
    return this.#open.width === width ? this.#open : { width, height: Math.max(width, height) };
  }

  /** The greatest width that is shown. */
  get #most(): number {
    return this.isCovered() ? this.board.width : Infinity;
  }

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
    this.show(zoomed(this.box, factor, this.#onBoard(at), this.board, this.pane, this.#most));
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
    this.#chosen = around(points, board, this.pane, { least: box.width, most: this.#most });
  }

  /** Brings points into sight until `goBack`; where the whole board is too small to be read, nearer than before, and at least so near
   * that the board fills the pane's width. */
  visit(points: readonly Point[]): void {
    if (areSame(points, this.#visited)) return;
    this.#before ??= { box: this.#chosen };
    this.#visited = points;
    this.stay();
  }

  /** Whether something is visited, and the board has not been moved by hand since. */
  get isVisit(): boolean {
    return this.#before !== null;
  }

  /** Keeps what is visited in sight when the pane has changed, or is seen at last. */
  stay(): void {
    if (!this.#before || !this.pane.width) return;
    const [least, most] = [this.#nearest, this.board.width];
    if (this.fills()) this.#chosen = around(this.#visited, this.board, this.pane, { least, most, margin: AROUND });
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

function areSame(some: readonly Point[], others: readonly Point[]): boolean {
  return some.length === others.length && some.every(({ x, y }, index) => x === others[index]!.x && y === others[index]!.y);
}
