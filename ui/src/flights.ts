/** What moves across the table when something has happened: cards from a deck or the market to whoever took them. */

import type { GameEvent } from "./messages";
import { backPath, cardPath } from "./paths";

/** A place on the table, as `data-place` names it: `deck`, `tickets`, `slot-2`, `hand-red`, `cards-1` and `tickets-1` of a seat. */
export type Where = string;

/** A card on its way. */
export interface Flight {
  picture: string;
  from: Where;
  to: Where;
}

/** What is shown at one go. */
export interface Scenery {
  flights: Flight[];
  /** The market that is swept away because too many locomotives showed; empty if it stays. */
  swept: string[];
}

const HIDDEN = "hidden";
/** More cards than this on their way at once are a swarm. */
const MOST = 4;
/** How many things may wait to be shown; with more one is behind, and they are left out. */
const PATIENCE = 2;

export function pictureOf(card: string): string {
  return card === HIDDEN ? backPath("train") : cardPath(card);
}

/** What is to be shown of some events, seen from a seat (null: by somebody who looks on). */
export function sceneryOf(events: readonly GameEvent[], seat: number | null): Scenery {
  const flights: Flight[] = [];
  let swept: string[] = [];
  const fly = (card: string, from: Where, who: number) =>
    flights.push({ picture: pictureOf(card), from, to: who === seat ? `hand-${card}` : `cards-${who}` });
  for (const event of events) {
    if (event.e === "take") fly(event.card, `slot-${event.slot}`, event.seat);
    else if (event.e === "blind") fly(event.card, "deck", event.seat);
    else if (event.e === "bonus_draw") event.cards.forEach((card) => fly(card, "deck", event.seat));
    else if (event.e === "offer" && event.seat !== seat) flights.push({ picture: backPath("ticket"), from: "tickets", to: `tickets-${event.seat}` });
    else if (event.e === "reset") swept = event.discarded;
  }
  return { flights: flights.slice(0, MOST), swept };
}

/** Whether there is anything to see. */
export function isEmpty({ flights, swept }: Scenery): boolean {
  return !flights.length && !swept.length;
}

/** Things to show one after the other; whoever falls behind is shown the outcome only. */
export class Queue<Thing> {
  #waiting: Thing[] = [];
  #isShowing = false;

  constructor(
    readonly show: (thing: Thing) => Promise<void>,
    readonly jump: () => void,
  ) {}

  add(thing: Thing): void {
    this.#waiting.push(thing);
    if (this.#waiting.length > PATIENCE) {
      this.clear();
      this.jump();
    } else if (!this.#isShowing) {
      void this.#run();
    }
  }

  clear(): void {
    this.#waiting = [];
  }

  async #run(): Promise<void> {
    this.#isShowing = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) await this.show(next);
    this.#isShowing = false;
  }
}
