/** Walking over a board by the arrow keys, from route to route by direction. */

import type { RoutePlace } from "./places";
import type { Point } from "./window";

/** Where each arrow leads. */
export const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest route in a direction; what lies aside counts as twice as far. From no route, the nearest to a point. */
export function nextRoute(routes: readonly Pick<RoutePlace, "id" | "centre">[], from: string | null, point: Point, step: Point): string {
  let best = from ?? routes[0]!.id;
  let least = Infinity;
  for (const { id, centre } of routes) {
    const away = { x: centre.x - point.x, y: centre.y - point.y };
    const along = away.x * step.x + away.y * step.y;
    const aside = Math.abs(away.x * step.y) + Math.abs(away.y * step.x);
    const far = Math.abs(along) + 2 * aside;
    if (id !== from && (along > 1 || from === null) && far < least) {
      least = far;
      best = id;
    }
  }
  return best;
}
