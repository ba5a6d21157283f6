/** How many wagons a seat has left, as far as the end of the game hangs on it. */

import type { Rules } from "./messages";

/** Whether so few are left that a turn that ends with them brings the last round. */
export function areFew(wagons: number, rules: Pick<Rules, "last_round_wagons">): boolean {
  return wagons <= rules.last_round_wagons;
}
