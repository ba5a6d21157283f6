/** The routes of a ticket's way, in the order in which one travels it. */

import type { Route, TicketAid } from "./messages";

/** A route as one comes along it. */
export interface Leg {
  route: Route;
  from: string;
  to: string;
}

/** The missing routes of a ticket, from its first city to the other; what is already held lies between them. */
export function missingLegs(ticket: Pick<TicketAid, "city_a" | "connection" | "missing">, routes: ReadonlyMap<string, Route>): Leg[] {
  const rest = new Set([...ticket.connection, ...ticket.missing]);
  const legs: Leg[] = [];
  let here = ticket.city_a;
  while (rest.size) {
    const route = [...rest].map((id) => routes.get(id)!).find(({ city_a, city_b }) => city_a === here || city_b === here);
    if (!route) break;
    rest.delete(route.id);
    const to = route.city_a === here ? route.city_b : route.city_a;
    if (ticket.missing.includes(route.id)) legs.push({ route, from: here, to });
    here = to;
  }
  return legs;
}
