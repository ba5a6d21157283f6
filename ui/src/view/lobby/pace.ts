/** How much time players have: what is offered, and in words. */

import type { Pace } from "../../messages";
import { say } from "../../text.svelte";

/** The paces that one can choose from. */
export const PACES: Pace[] = [
  { type: "untimed" },
  { type: "turn", seconds: 60 },
  { type: "turn", seconds: 180 },
  { type: "bank", seconds: 600, plus: 10 },
  { type: "bank", seconds: 1200, plus: 15 },
  { type: "slow", days: 1 },
  { type: "slow", days: 3 },
  { type: "slow", days: 7 },
];

/** A pace in words. */
export function paceWords(pace: Pace): string {
  switch (pace.type) {
    case "untimed":
      return say("lobby-pace-untimed");
    case "turn":
      return pace.seconds % 60
        ? say("lobby-pace-seconds", { seconds: pace.seconds })
        : say("lobby-pace-minutes", { minutes: pace.seconds / 60 });
    case "bank":
      return say("lobby-pace-bank", { minutes: Math.round(pace.seconds / 60), plus: pace.plus });
    case "slow":
      return say("lobby-pace-days", { days: pace.days });
  }
}
