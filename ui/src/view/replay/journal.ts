/** What a replay tells at each step: the log up to there, and every claim. */

import { lengthsOf } from "../../fold";
import type { EditionInfo, Frame, LogLine } from "../../messages";

/** A line of the log, and the step at which it reads so. */
export interface ToldLine {
  line: LogLine;
  at: number;
}

/** A claim, as a bar of the scrubber. */
export interface ClaimBar {
  at: number;
  seat: number;
  length: number;
}

/** What has been told up to a step, in order; a line with a known id takes the place of the older one. */
export function linesUpTo(frames: readonly Frame[], at: number): ToldLine[] {
  const lines = new Map<number, ToldLine>();
  for (const frame of frames.slice(0, at + 1)) {
    for (const line of frame.lines) lines.set(line.id, { line, at: frame.number });
  }
  return [...lines.values()];
}

/** Every claim of a game. */
export function claimsOf(edition: Pick<EditionInfo, "routes">, frames: readonly Frame[]): ClaimBar[] {
  const lengths = lengthsOf(edition);
  return frames.flatMap(({ number, events }) =>
    events.flatMap((event) =>
      event.e === "claim" ? [{ at: number, seat: event.seat, length: lengths.get(event.route) ?? 0 }] : [],
    ),
  );
}
