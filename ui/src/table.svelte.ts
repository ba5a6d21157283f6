/** A live table: what the server has shown of it, and what one does at it.
 *
 * Everything comes from scenes; nothing is worked out here. A new scene brings news, the events
 * since the last one, from which animations and sounds are made.
 */

import { loadBoard } from "./board/loading";
import { keep, type Key } from "./keys";
import type { Again, Aids, Because, Dropped, EditionInfo, GameEvent, Hinted, LogLine, Scene, TunnelView } from "./messages";
import { Pacing, stayOf } from "./pacing";
import { editionPath } from "./paths";
import { ask, Refused, Unreachable } from "./server";
import { situation } from "./situation";
import { settings } from "./settings.svelte";
import { TableSocket, type Connection, type Wish } from "./socket";

/** What happened since the scene before. */
export interface News {
  events: GameEvent[];
  /** Whether it is more than a glance can follow: then only the outcome is shown. */
  isLong: boolean;
}

const GLANCE = 12;

export class LiveTable {
  scene = $state.raw<Scene | null>(null);
  edition = $state.raw<EditionInfo | null>(null);
  lines = $state.raw<LogLine[]>([]);
  /** All that has happened, as far as one may see it. */
  events = $state.raw<GameEvent[]>([]);
  news = $state.raw<News>({ events: [], isLong: false });
  connection = $state<Connection>("connecting");
  /** Why the table cannot be shown. */
  ended = $state.raw<Refused | null>(null);
  /** Moves that were made while the connection was broken. */
  missed = $state(0);
  /** Whether a command is on its way. */
  isSending = $state(false);
  /** The last refusal of something one did. */
  refusal = $state.raw<Refused | null>(null);
  /** Whose eyes one looks through; null: everybody's. */
  seat = $state<number | null>(null);
  /** The key to the table, if this device has one. */
  key = $state.raw<Key | null>(null);
  /** Whether a program is told of one's turns. */
  isNoticed = $state(false);
  /** Why what one had planned was not done at the beginning of the turn. */
  dropped = $state.raw<Dropped | null>(null);

  readonly #socket: TableSocket;
  #wasBroken = false;
  /** Scenes are shown in the order in which they come, though the first has to wait for its edition. */
  readonly #pacing = new Pacing((scene, next) => (settings.paced && !settings.still && !document.hidden ? stayOf(scene, next, this.seat) : 0));
  /** How often one has said hello anew: what comes of an earlier one is not shown any more. */
  #greetings = 0;

  constructor(
    readonly table: string,
    key: Key | null,
    readonly invite: string,
    seat: number | null,
  ) {
    this.key = key;
    this.seat = seat;
    this.#socket = new TableSocket(table, this.#hello(), {
      scene: (scene) => {
        const greeting = this.#greetings;
        this.#pacing.add(scene, () => this.#show(scene, greeting));
      },
      connection: (state, reason) => {
        this.#wasBroken ||= state === "broken";
        this.connection = state;
        if (reason) this.ended = reason;
      },
    });
  }

  get view() {
    return this.scene?.view ?? null;
  }

  get info() {
    return this.scene?.table ?? null;
  }

  get choices() {
    return this.isSending || this.connection !== "live" ? null : (this.scene?.choices ?? null);
  }

  /** What one may plan while others play. */
  get plans() {
    return this.isSending || this.connection !== "live" ? null : (this.scene?.plans ?? null);
  }

  get aids(): Aids | null {
    return this.scene?.aids ?? null;
  }

  /** Whether the shown seat has decided anything yet. */
  get hasActed(): boolean {
    return this.view?.phase !== "first_keep" || this.events.some((event) => event.e === "keep" && event.seat === this.seat);
  }

  /** Whether the shown seat is to decide. */
  get isMine(): boolean {
    return this.seat !== null && (this.info?.awaited.includes(this.seat) ?? false) && !!this.scene?.choices;
  }

  /** A tunnel of somebody else that is being decided. */
  get tunnelSeen(): { seat: number; tunnel: TunnelView } | null {
    const seat = this.info?.awaited[0];
    const tunnel = this.view?.tunnel;
    return tunnel && seat !== undefined && seat !== this.seat ? { seat, tunnel } : null;
  }

  #hello() {
    return {
      token: this.key?.token ?? this.invite,
      seat: this.seat,
      language: settings.language,
      names: settings.names,
      aids: true,
    };
  }

  async #show(scene: Scene, greeting: number): Promise<void> {
    const edition = scene.table.settings.edition;
    if (!this.edition) {
      void loadBoard(edition, settings.names, settings.language).catch(() => undefined); // Side by side.
      this.edition = await ask<EditionInfo>(editionPath(edition));
    }
    if (greeting !== this.#greetings) return;
    const isFirst = this.scene === null;
    if (this.#wasBroken && !isFirst) this.missed = movesOfOthers(scene, this.seat);
    this.#wasBroken = false;
    situation.table = `${scene.table.table}, ${scene.number}`;
    const events = scene.happened.flatMap((row) => row.events);
    this.#tell(scene);
    this.#note(scene);
    this.scene = scene;
    this.events = [...this.events, ...events];
    this.news = isFirst ? { events: [], isLong: false } : { events, isLong: events.length > GLANCE };
  }

  #tell(scene: Scene): void {
    const fresh = scene.happened.flatMap((row) => row.lines ?? []);
    if (!fresh.length) return;
    const lines = new Map(this.lines.map((line) => [line.id, line]));
    for (const line of fresh) lines.set(line.id, line);
    this.lines = [...lines.values()].sort((one, other) => one.id - other.id);
  }

  /** What the rows say of this device's own player. */
  #note(scene: Scene): void {
    for (const { entry } of scene.happened) {
      if (entry.entry === "webhook" && entry.player === this.key?.player) this.isNoticed = entry.is_on;
      if (entry.entry === "dropped" && entry.seat === this.seat) this.dropped = entry;
      if (entry.entry === "acted" && entry.seat === this.seat) this.dropped = null;
    }
  }

  /** Says hello anew: in another language, or through other eyes. All that was shown is dropped. */
  greet(seat: number | null = this.seat): void {
    this.seat = seat;
    this.scene = null;
    this.lines = [];
    this.events = [];
    this.connection = "connecting";
    this.#greetings++;
    this.hurry();
    this.#socket.greet(this.#hello());
  }

  /** This device has become a player: says hello as one, and goes on showing what it shows. */
  join(key: Key): void {
    this.key = key;
    this.#socket.greet(this.#hello());
  }

  /** Shows at once all that has come and waits for moves of others to have been seen. */
  hurry(): void {
    this.#pacing.hurry();
  }

  close(): void {
    this.hurry();
    this.#socket.close();
  }

  /** Does something; a refusal is kept to be shown at the thing touched. Says whether it was done. */
  async do(wish: Wish): Promise<boolean> {
    this.refusal = null;
    this.hurry();
    // What is no move leaves everything at hand.
    this.isSending = wish.type === "act";
    try {
      await this.#socket.do(wish);
      return true;
    } catch (error) {
      if (error instanceof Refused) this.refusal = error;
      else if (!(error instanceof Unreachable)) throw error;
      return false;
    } finally {
      this.isSending = false;
    }
  }

  /** Plays an action with the shown seat. */
  act(action: string): Promise<boolean> {
    return this.do({ type: "act", seat: this.seat!, action } as Wish);
  }

  /** Says beforehand what the shown seat is to do when its turn begins; nothing: forget it. */
  intend(action: string): Promise<boolean> {
    return this.do({ type: "intend", seat: this.seat!, action } as Wish);
  }

  /** Why the shown seat may not do something now; empty if it may. */
  async why(action: string): Promise<Because | null> {
    try {
      return await this.#socket.ask<Because>({ type: "why", action } as { type: string });
    } catch {
      return null;
    }
  }

  /** What a strong player would do; only alone against bots. */
  hint(): Promise<Hinted> {
    return this.#socket.ask<Hinted>({ type: "hint" });
  }

  /** Another table of the same kind with the same people. */
  async rematch(): Promise<string> {
    const { table } = await ask<Again>(`/api/tables/${this.table}/rematch`, { method: "POST", token: this.key!.token });
    keep({ ...this.key!, table, seats: [], used: Date.now() });
    return table;
  }

  /** The same game from before one's last decision, hidden cards dealt anew. */
  async takeBack(): Promise<string> {
    const { table } = await ask<Again>(`/api/tables/${this.table}/takeback`, {
      token: this.key!.token,
      body: { seat: this.seat },
    });
    keep({ ...this.key!, table, used: Date.now() });
    return table;
  }
}


/** What others did while one could not see it. */
function movesOfOthers(scene: Scene, own: number | null): number {
  return scene.happened.filter(({ entry }) => entry.entry === "acted" && entry.seat !== own).length;
}
