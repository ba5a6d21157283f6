/** What an open ticket still needs: wagons, and stations where rivals hold the only way. */

import type { TicketAid } from "./messages";
import { say } from "./text.svelte";

/** In words; of so many wagons left, where that is said. */
export function needs(ticket: Pick<TicketAid, "wagons" | "stations">, left?: number): string {
  const { wagons: number, stations } = ticket;
  const wagons = left === undefined ? say("page-offer-needs", { number }) : say("page-ticket-needs", { number, left });
  if (!stations) return wagons;
  return number ? `${wagons} + ${stationsNeeded(stations)}` : stationsNeeded(stations);
}

/** The same in figures, where there is little room. */
export function needsBriefly(ticket: Pick<TicketAid, "wagons" | "stations">, left: number): string {
  const { wagons: number, stations } = ticket;
  const wagons = `${number}\u202f/\u202f${left}`;
  if (!stations) return wagons;
  return number ? `${wagons} + ${stationsNeeded(stations)}` : stationsNeeded(stations);
}

export function stationsNeeded(number: number): string {
  return say("page-ticket-stations", { number });
}
