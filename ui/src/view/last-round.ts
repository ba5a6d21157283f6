/** What the last round leaves to whoever looks. */

export type LastRound = "page-last-round" | "page-last-round.too" | "page-last-round.done" | "page-last-round.now";

/** What is said while so many turns are left, the present one with them: everybody who still has one has just one.
 * Nobody's own seat is null. */
export function lastRound(turns: number, present: number | undefined, seats: number, own: number | null): LastRound {
  if (own === null || present === undefined || !turns) return "page-last-round";
  const ahead = (own - present + seats) % seats;
  if (!ahead) return "page-last-round.now";
  return ahead < turns ? "page-last-round.too" : "page-last-round.done";
}
