/** What an open ticket still needs: wagons, and stations where rivals hold the only way. */

import type { TicketAid } from "./messages";
import { say } from "./text.svelte";

/** In words; of so many wagons left, where that is said. */
export function needs(ticket: Pick<TicketAid, "wagons" | "stations">, left?: number): string {
  const { wagons: number } = ticket;
  return withStations(ticket, left === undefined ? say("page-offer-needs", { number }) : say("page-ticket-needs", { number, left }));
}

/** The same in figures, where there is little room. */
export function needsBriefly(ticket: Pick<TicketAid, "wagons" | "stations">, left: number): string {
  return withStations(ticket, `${ticket.wagons}\u202f/\u202f${left}`);
}

function withStations({ wagons, stations }: Pick<TicketAid, "wagons" | "stations">, told: string): string {
  if (!stations) return told;
  return wagons ? `${told} + ${stationsNeeded(stations)}` : stationsNeeded(stations);
}

export function stationsNeeded(number: number): string {
  return say("page-ticket-stations", { number });
}
