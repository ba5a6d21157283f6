/** The routes that one can pay for, as a list: those that help a ticket first, then by points, then by name. */

import type { EditionInfo, Route, Shape } from "./messages";
import { sorted, type Bag } from "./payments";

/** A route of the list. */
export interface Claimable {
  route: Route;
  name: string;
  points: number;
  /** Whether it lies on the way of a ticket. */
  helps: boolean;
  /** The way to pay that spares locomotives. */
  cheapest: Shape;
}

interface Hand {
  claims: Readonly<Record<string, readonly Shape[]>>;
  helpful: Readonly<Record<string, readonly string[]>>;
  hand: Bag;
  /** Routes that the cards chosen before pay for; null: all. */
  payable: ReadonlySet<string> | null;
}

/** Rows for all of them; of parallel tracks that differ in nothing only the first. */
export function claimable(edition: EditionInfo, nameOf: (route: string) => string, { claims, helpful, hand, payable }: Hand): Claimable[] {
  const seen = new Set<string>();
  return edition.routes
    .filter((route) => claims[route.id] && (!payable || payable.has(route.id)))
    .filter((route) => {
      const likeness = [route.city_a, route.city_b, route.color, route.length, route.tunnel, route.locomotives, route.draw_bonus, route.exchange].join(" ");
      return !seen.has(likeness) && !!seen.add(likeness);
    })
    .map((route) => ({
      route,
      name: nameOf(route.id),
      points: edition.rules.points[route.length] ?? 0,
      helps: (helpful[route.id]?.length ?? 0) > 0,
      cheapest: sorted(claims[route.id]!, hand)[0]!,
    }))
    .sort((a, b) => Number(b.helps) - Number(a.helps) || b.points - a.points || a.name.localeCompare(b.name));
}
