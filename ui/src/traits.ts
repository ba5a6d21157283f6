/** What an edition has that others may not, read off its data, so that it holds for everybody's own editions too. */

import type { Route, Rules } from "./messages";

export type Trait = "tunnels" | "ferries" | "stations" | "bonuses" | "gifts" | "exchange";

interface Described {
  rules: Pick<Rules, "stations" | "bonuses_shown">;
  routes: Pick<Route, "tunnel" | "locomotives" | "draw_bonus" | "exchange">[];
}

const FOUND: Record<Trait, (edition: Described) => boolean> = {
  tunnels: ({ routes }) => routes.some((route) => route.tunnel),
  ferries: ({ routes }) => routes.some((route) => route.locomotives > 0),
  stations: ({ rules }) => rules.stations > 0,
  bonuses: ({ rules }) => rules.bonuses_shown > 0,
  gifts: ({ routes }) => routes.some((route) => route.draw_bonus > 0),
  exchange: ({ routes }) => routes.some((route) => route.exchange > 0),
};

/** The traits of an edition; none for the plain game. */
export function traitsOf(edition: Described): Trait[] {
  return (Object.keys(FOUND) as Trait[]).filter((trait) => FOUND[trait](edition));
}
