/** The list of routes at a table, as long as every piece of the page says it is. */

import { claimable, type Claimable } from "./claimable";
import { routeName } from "./naming";
import type { Play } from "./play.svelte";

/** What can be claimed or planned now, with the cards that are chosen. */
export function claimableNow({ table, choices, payable }: Play): Claimable[] {
  const edition = table.edition!;
  return claimable(edition, (route) => routeName(edition, route), {
    claims: choices?.claims ?? {},
    helpful: table.aids?.helpful ?? {},
    hand: table.view?.hand ?? {},
    payable,
  });
}
