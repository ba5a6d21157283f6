/** A finished game being watched: which step is shown, how fast it goes on, and through whose eyes. */

import { openingOf, positionsOf, type Position } from "../../fold";
import type { EditionInfo, Frame, Replay } from "../../messages";
import { claimsOf, linesUpTo, type ClaimBar, type ToldLine } from "./journal";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step is shown at speed 1, in milliseconds. */
const PATIENCE = 900;

export class Watching {
  replay = $state.raw<Replay>() as Replay;
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);
  /** Whose hand is shown; null: everybody's. */
  eyes = $state<number | null>(null);
  /** Routes that a line of the log points at. */
  pointed = $state.raw<string[]>([]);
  /** The ticket whose cities have a ring. */
  ticket = $state<string | null>(null);
  /** Whether the last change was one step forward, so that wagons are seen to be put down. */
  isForward = $state(false);
  readonly positions: readonly Position[];
  readonly claims: readonly ClaimBar[];

  constructor(
    replay: Replay,
    readonly edition: EditionInfo,
    at: number | null,
  ) {
    this.replay = replay;
    this.positions = positionsOf(edition, openingOf(edition, replay.players.length, replay), replay.frames);
    this.claims = claimsOf(edition, replay.frames);
    this.go(at ?? 0);
  }

  get last(): number {
    return this.positions.length - 1;
  }

  get position(): Position {
    return this.positions[this.at]!;
  }

  get frame(): Frame {
    return this.replay.frames[this.at]!;
  }

  get names(): string[] {
    return this.replay.players.map((player) => player.name);
  }

  get lines(): ToldLine[] {
    return linesUpTo(this.replay.frames, this.at);
  }

  /** Routes that were claimed with the step that is shown. */
  get fresh(): string[] {
    return this.frame.events.flatMap((event) => (event.e === "claim" ? [event.route] : []));
  }

  /** The city where a station was built with it. */
  get freshStation(): string | null {
    return this.frame.events.find((event) => event.e === "station")?.city ?? null;
  }

  /** How long the step is still to be shown; null if it stays. */
  get patience(): number | null {
    return this.isPlaying ? PATIENCE / this.speed : null;
  }

  go(to: number): void {
    const next = Math.min(Math.max(0, to), this.last);
    this.isForward = next === this.at + 1;
    this.at = next;
    if (next === this.last) this.isPlaying = false;
  }

  /** Goes on by itself, or stops; from the end it begins anew. */
  toggle(): void {
    if (!this.isPlaying && this.at === this.last) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  /** Whether the hand of a seat may be shown. */
  sees(seat: number): boolean {
    return this.eyes === null || this.eyes === seat;
  }
}
