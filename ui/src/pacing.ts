/** Scenes one after the other: what somebody else has done stays for a moment before the next is shown. */

import type { GameEvent, Scene } from "./messages";

/** How long a move of somebody else stays, in milliseconds. */
export const GLANCE = 600;
/** A piece on the board, or a tunnel, has to be looked for. */
export const LOOK = 1000;
/** With more scenes than this waiting one is behind, and they are shown at once. */
export const MOST = 10;

const ON_BOARD: ReadonlySet<GameEvent["e"]> = new Set(["claim", "station", "tunnel"]);

/** Who acted last in a scene; null: nobody. */
function actorOf(scene: Scene): number | null {
  const entry = scene.happened.findLast(({ entry }) => entry.entry === "acted")?.entry;
  return entry?.entry === "acted" ? entry.seat : null;
}

/** How long a scene stays before another one, seen from a seat (null: by somebody who looks on). The second card of a turn
 * comes with the first, and what is no move does not wait; nor does anything at a table with clocks, where it would cost
 * one's own time. */
export function stayOf(scene: Scene, next: Scene, own: number | null): number {
  if (next.table.settings.pace.type !== "untimed") return 0;
  const actor = actorOf(scene);
  const events = scene.happened.flatMap((row) => row.events);
  if (actor === null || actor === own || !events.length) return 0;
  const follower = actorOf(next);
  if (follower === null) return 0;
  const isOnBoard = events.some(({ e }) => ON_BOARD.has(e));
  if (follower === actor && !isOnBoard) return 0;
  return isOnBoard ? LOOK : GLANCE;
}

/** A scene, and what shows it. */
interface Waiting {
  scene: Scene;
  show: () => Promise<void>;
}

export class Pacing {
  #waiting: Waiting[] = [];
  #isShowing = false;
  /** Whether all that waits is shown at once. */
  #isHurried = false;
  /** The last scene in which somebody acted, and since when it is shown. */
  #last: { scene: Scene; since: number } | null = null;
  /** Ends a stay; null while nothing waits for one. */
  #end: (() => void) | null = null;

  /** `stay`: how long a scene stays before another one, in milliseconds; asked when the other has come. */
  constructor(readonly stay: (scene: Scene, next: Scene) => number) {}

  add(scene: Scene, show: () => Promise<void>): void {
    this.#waiting.push({ scene, show });
    if (this.#waiting.length > MOST) this.hurry();
    if (!this.#isShowing) void this.#run();
  }

  /** Shows all that waits at once; what is shown already stays no longer. */
  hurry(): void {
    this.#last = null;
    this.#isHurried = this.#waiting.length > 0;
    this.#end?.();
  }

  async #run(): Promise<void> {
    this.#isShowing = true;
    try {
      for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
        await this.#stayed(next.scene);
        this.#waiting.shift();
        await next.show();
        if (actorOf(next.scene) !== null) this.#last = { scene: next.scene, since: Date.now() };
      }
      this.#isHurried = false;
    } finally {
      this.#isShowing = false;
      if (this.#waiting.length) void this.#run();
    }
  }

  /** Done when the scene that is shown has stayed long enough before another one. */
  #stayed(next: Scene): Promise<void> {
    const left = this.#last && !this.#isHurried ? this.#last.since + this.stay(this.#last.scene, next) - Date.now() : 0;
    if (left <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#end?.(), left);
      this.#end = () => {
        clearTimeout(timer);
        this.#end = null;
        resolve();
      };
    });
  }
}
