/** A table's socket: says hello, resumes from the last number seen, comes back by itself.
 *
 * A command is sent once. If the connection breaks before its answer, what happened to it is read
 * from the rows that follow; it is never sent a second time.
 */

import type { Command, Done, Happened, Hello, Refusal, Scene } from "./messages";
import { randomText } from "./random";
import { Refused, Unreachable } from "./server";

export type Connection = "connecting" | "live" | "broken" | "ended";

/** A command without the id that the socket gives it. */
export type Wish = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;

interface Pending {
  wish: Wish | null;
  done: (answer: never) => void;
  failed: (reason: unknown) => void;
}

interface Deeds {
  scene: (scene: Scene) => void;
  connection: (state: Connection, reason?: Refused) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
const REFUSED_HELLO = 4000;
const ANSWER_TIME = 2000;

export class TableSocket {
  seen = 0;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #isClosed = false;
  #refusal: Refused | null = null;
  readonly #pending = new Map<string, Pending>();

  constructor(
    readonly table: string,
    public hello: Omit<Hello, "type" | "seen">,
    readonly deeds: Deeds,
  ) {
    this.#connect();
    addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#retry);
  }

  /** Ends the connection for good. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#retry);
    if (this.#socket) hangUp(this.#socket);
    this.#failAll();
  }

  /** Says hello anew, for another language or another seat, from the beginning of the log. */
  greet(hello: Omit<Hello, "type" | "seen">): void {
    this.hello = hello;
    this.seen = 0;
    this.#pause = FIRST_PAUSE;
    const old = this.#socket;
    this.#socket = null;
    // An answer that is still on its way comes over the old connection.
    if (old) setTimeout(() => hangUp(old), this.#pending.size ? ANSWER_TIME : 0);
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Sends a command; resolves when it is on disk, throws `Refused`, or `Unreachable` if it was not stored. */
  do(wish: Wish): Promise<Done> {
    return this.#send(wish, wish);
  }

  /** Asks something that changes nothing. */
  ask<Answer>(question: { type: string }): Promise<Answer> {
    return this.#send(question, null);
  }

  #send<Answer>(message: { type: string }, wish: Wish | null): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Unreachable(message.type));
    const id = randomText();
    return new Promise<Answer>((done, failed) => {
      this.#pending.set(id, { wish, done, failed });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", seen: this.seen, ...this.hello }));
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as { type: string; id?: string };
      if (this.#socket === socket || message.type !== "scene") this.#receive(message);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #receive(message: { type: string; id?: string }): void {
    if (message.type === "scene") {
      const scene = message as unknown as Scene;
      this.seen = scene.number;
      this.#pause = FIRST_PAUSE;
      this.deeds.connection("live");
      this.#settle(scene.happened);
      this.deeds.scene(scene);
      return;
    }
    const waiting = this.#pending.get(message.id ?? "");
    if (message.type === "refused") {
      const told = message as unknown as Refusal;
      const reason = new Refused(told.sentence, told.key, told.rule);
      if (waiting) waiting.failed(reason);
      else this.#refusal = reason;
    } else {
      waiting?.done(message as never);
    }
    if (message.id) this.#pending.delete(message.id);
  }

  /** After a break: a command whose row is there was stored; any other was not. */
  #settle(happened: Happened[]): void {
    if (!this.#wasBroken) return;
    this.#wasBroken = false;
    for (const [id, { wish, done, failed }] of this.#pending) {
      const row = happened.find(({ entry }) => wish && isOf(wish, entry));
      if (row) done({ type: "done", id, number: row.number } as never);
      else failed(new Unreachable("not stored"));
    }
    this.#pending.clear();
  }

  #wasBroken = false;

  #lost(code: number): void {
    this.#socket = null;
    if (this.#isClosed) return;
    this.#wasBroken = true;
    if (code >= REFUSED_HELLO || this.#refusal) {
      this.deeds.connection("ended", this.#refusal ?? undefined);
      this.#failAll();
      return;
    }
    this.deeds.connection("broken");
    this.#timer = window.setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 1.7, LONGEST_PAUSE);
  }

  #failAll(): void {
    for (const { failed } of this.#pending.values()) failed(new Unreachable("closed"));
    this.#pending.clear();
  }

  readonly #retry = (): void => {
    if (this.#socket || this.#isClosed || document.hidden) return;
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };
}

/** Closes a connection; one that is still being made, as soon as it stands: before, a browser complains. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/** Whether a row of the log is what a command asked for. */
export function isOf(wish: Wish, entry: Happened["entry"]): boolean {
  switch (wish.type) {
    case "act":
      return entry.entry === "acted" && entry.seat === wish.seat;
    case "say":
      return entry.entry === "said" && (entry.preset ?? "") === (wish.preset ?? "") && (entry.text ?? "") === (wish.text ?? "");
    case "sit":
      return entry.entry === "sat" && entry.seat === wish.seat;
    case "stand":
      return entry.entry === "stood" && entry.seat === wish.seat;
    case "seat_bot":
      return entry.entry === "bot_sat" && entry.seat === wish.seat;
    case "start":
      return entry.entry === "started";
    case "pass_host":
    case "take_host":
      return entry.entry === "host";
    case "replace":
      return entry.entry === "replaced" && entry.seat === wish.seat;
    case "vote":
      return entry.entry === "voted" && entry.seat === wish.seat && entry.wanted === wish.wanted;
    case "return":
      return entry.entry === "returned" && entry.seat === wish.seat;
    case "resign":
      return entry.entry === "resigned" && entry.seat === wish.seat;
    case "abort":
      return entry.entry === "aborted";
    case "intend":
      return entry.entry === "intended" && entry.seat === wish.seat && entry.action === wish.action;
    default:
      return false;
  }
}
