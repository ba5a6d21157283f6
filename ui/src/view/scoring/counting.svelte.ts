/** Where the final scoring has come to: it goes on by itself until somebody takes it in hand. */

import { read, write } from "../../kept";
import { settings } from "../../settings.svelte";
import { countedOf, rowsOf, stepsOf, totalSoFar, type Item, type StepName } from "./steps";

const KEPT = "branchline.counted";
const MOST_KEPT = 60;
/** How long a thing is shown, in milliseconds. */
const SHOWN: Record<StepName, number> = { routes: 1500, tickets: 1600, stations: 1700, bonuses: 2000, total: 0 };

export class Counting {
  at = $state(0);
  isRunning = $state(false);
  readonly rows: string[];
  readonly steps: StepName[];

  constructor(
    readonly items: readonly Item[],
    readonly table: string,
  ) {
    this.rows = rowsOf(items);
    this.steps = stepsOf(items);
    if (settings.still || wasCounted(table)) this.at = this.last;
    else this.isRunning = true;
  }

  get last(): number {
    return this.items.length - 1;
  }

  get item(): Item {
    return this.items[this.at]!;
  }

  get isOver(): boolean {
    return this.at === this.last;
  }

  /** How long the present thing is still to be shown; null if it stays. */
  get patience(): number | null {
    return this.isRunning && !this.isOver ? SHOWN[this.item.step] : null;
  }

  /** Whether a step is behind us. */
  isDone(step: StepName): boolean {
    return this.isOver || this.steps.indexOf(step) < this.steps.indexOf(this.item.step);
  }

  next(): void {
    if (!this.isOver) this.at += 1;
    if (this.isOver) keepCounted(this.table);
  }

  back(): void {
    this.isRunning = false;
    if (this.at) this.at -= 1;
  }

  skip(): void {
    this.at = this.last;
    keepCounted(this.table);
  }

  restart(): void {
    this.at = 0;
    this.isRunning = !settings.still;
  }

  /** Goes to the beginning of a step. */
  jump(step: StepName): void {
    this.isRunning = false;
    this.at = this.items.findIndex((item) => item.step === step);
    if (this.isOver) keepCounted(this.table);
  }

  counted(row: string, seat: number): number | null {
    return countedOf(this.items, this.at, row, seat);
  }

  total(seat: number): number {
    return totalSoFar(this.items, this.at, seat);
  }

  /** Whether a ticket has been turned up. */
  isShown(ticket: string, seat: number): boolean {
    return this.items.findIndex((item) => item.seat === seat && item.ticket?.ticket === ticket) <= this.at;
  }
}

function wasCounted(table: string): boolean {
  return (read<string[]>(KEPT) ?? []).includes(table);
}

/** Somebody has seen the end of this table: the next time it is shown at once. */
function keepCounted(table: string): void {
  const others = (read<string[]>(KEPT) ?? []).filter((other) => other !== table);
  write(KEPT, [table, ...others].slice(0, MOST_KEPT));
}
