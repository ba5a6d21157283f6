/** The lesson: a real small game, explained step by step (docs/lesson.md). A step waits for something that happens
 * in every game, or for the learner to go on. */

import { named } from "./naming";
import type { GameEvent } from "./messages";
import type { Play } from "./play.svelte";
import { read, write } from "./kept";
import type { LiveTable } from "./table.svelte";
import { say, type Values } from "./text.svelte";

const KEPT = "branchline.lesson";

interface Kept {
  table: string;
  step: number;
  isLeft: boolean;
}

export const STEPS = [
  "welcome",
  "points",
  "tickets",
  "board",
  "turn",
  "first-card",
  "second-card",
  "locomotives",
  "rival",
  "claim",
  "scored",
  "limits",
  "connect",
  "more-tickets",
  "end",
  "last-turn",
  "scoring",
  "farewell",
] as const;
export type StepName = (typeof STEPS)[number];

/** Whether the task of a step is done, by all that has happened so far; steps without a task wait for the learner. */
export const TASKS: Partial<Record<StepName, (events: readonly GameEvent[], own: number) => boolean>> = {
  tickets: (events, own) => events.some((event) => event.e === "keep" && event.seat === own),
  "first-card": (events, own) => draws(events, own) > 0,
  "second-card": (events, own) => draws(events, own) > 1 || hasMovedOn(events, own),
  rival: (events, own) => events.filter((event) => event.e === "turn" && event.seat === own).length > 1,
  claim: (events, own) => events.some((event) => event.e === "claim" && event.seat === own),
  end: (events) => events.some((event) => event.e === "last_round"),
  "last-turn": (events) => events.some((event) => event.e === "end"),
};

/** Steps that wait: without what is done in them, the next ones would not be true. */
const NEEDED: ReadonlySet<StepName> = new Set(["tickets", "end", "last-turn"]);

/** Steps that speak of what was done in another one: who passed that over is not told of it. */
const FOLLOWS: Partial<Record<StepName, StepName>> = { "second-card": "first-card", scored: "claim" };

/** Whether a step would speak of something that has not been done. */
export function isGroundless(name: StepName, events: readonly GameEvent[], own: number): boolean {
  const before = FOLLOWS[name];
  return before !== undefined && !TASKS[before]!(events, own);
}

function draws(events: readonly GameEvent[], own: number): number {
  return events.filter((event) => (event.e === "take" || event.e === "blind") && event.seat === own).length;
}

/** After the own first card: the own turn is over. */
function hasMovedOn(events: readonly GameEvent[], own: number): boolean {
  const first = events.findIndex((event) => (event.e === "take" || event.e === "blind") && event.seat === own);
  return first >= 0 && events.slice(first).some((event) => event.e === "turn" && event.seat !== own);
}

export class Lesson {
  step = $state(0);
  isLeft = $state(false);

  constructor(
    readonly table: LiveTable,
    readonly play: Play | null,
  ) {
    const kept = read<Kept>(KEPT);
    if (kept?.table === table.table) {
      this.step = kept.step;
      this.isLeft = kept.isLeft;
    }
  }

  get name(): StepName {
    return STEPS[this.step] ?? "farewell";
  }

  /** Whether the step waits for something to be done. */
  get hasTask(): boolean {
    return this.name in TASKS || this.name === "board" || this.name === "connect";
  }

  /** Whether it may be passed over. */
  get canSkip(): boolean {
    return this.hasTask && !NEEDED.has(this.name);
  }

  get isDone(): boolean {
    const { name, table } = this;
    if (name === "board") return this.play?.ticket != null;
    // Nobody is waited for where the own turn was passed over.
    if (name === "rival" && table.isMine) return true;
    if (name === "connect") {
      const tickets = table.aids?.tickets ?? [];
      const isSettled = tickets.some((one) => one.state === "done") || !tickets.some((one) => one.state === "open");
      return isSettled || TASKS.end!(table.events, table.seat ?? 0);
    }
    return TASKS[name]?.(table.events, table.seat ?? 0) ?? false;
  }

  /** Goes on by itself: past what is done, and to the end when the game is there. */
  advance(): void {
    const events = this.table.events;
    if (this.table.info?.phase === "over") this.#goTo(Math.max(this.step, STEPS.indexOf("scoring")));
    else if (TASKS.end!(events, 0)) this.#goTo(Math.max(this.step, STEPS.indexOf("last-turn")));
    if (this.isDone) this.next();
  }

  /** The next step whose task is not done already, and that speaks of nothing that has not been done. */
  next(): void {
    do this.#goTo(Math.min(this.step + 1, STEPS.length - 1));
    while (this.isDone || isGroundless(this.name, this.table.events, this.table.seat ?? 0));
  }

  leave(): void {
    this.isLeft = true;
    this.#keep();
  }

  #goTo(step: number): void {
    this.step = step;
    this.#keep();
  }

  #keep(): void {
    write(KEPT, { table: this.table.table, step: this.step, isLeft: this.isLeft } satisfies Kept);
  }

  /** What the texts are filled in with; all of it comes from the edition, the view or the choices. */
  get values(): Values {
    const { edition, info, view, choices, seat } = this.table;
    const rules = edition!.rules;
    const rival = info!.seats.find((one) => one.seat !== seat);
    const scale = Object.entries(rules.points)
      .filter(([length]) => edition!.routes.some((route) => route.length === Number(length)))
      .map(([length, points]) =>
        say("lesson-scale", { points: say("count-point", { number: points }), spaces: say("count-space", { number: Number(length) }) }),
      );
    const isChoosing = this.name === "tickets";
    return {
      map: named(edition!.names),
      name: rival?.name ?? "",
      bonus: edition!.bonuses[0]?.points ?? 0,
      least: isChoosing ? (choices?.least ?? rules.keep_first) : rules.keep_later,
      offered: isChoosing ? (choices?.offer?.length ?? 0) : (edition!.ticket_decks[0]?.later_deal ?? 0),
      reset: rules.market_reset,
      scale: scale.join(", "),
      wagons: this.name === "end" ? rules.last_round_wagons : (view?.seats[seat ?? 0]?.wagons ?? 0),
    };
  }
}
