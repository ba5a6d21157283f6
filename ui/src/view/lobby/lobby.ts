/** What a lobby works out of a table: free seats, one's own, who is the host. No words. */

import type { Key } from "../../keys";
import type { SeatInfo, TableInfo } from "../../messages";

export type SeatState = "free" | "bot" | "mine" | "taken";

/** What a seat is to somebody with this key. */
export function seatState(seat: SeatInfo, me: Key | null): SeatState {
  if (seat.bot) return "bot";
  if (seat.player == null) return "free";
  return seat.player === me?.player ? "mine" : "taken";
}

export function isHost(table: TableInfo, me: Key | null): boolean {
  return me !== null && me.player === table.host;
}

/** What the host is called, if the host sits. */
export function hostName(table: TableInfo): string {
  return table.seats.find((seat) => seat.player === table.host)?.name ?? "";
}

/** Who may ask to be the host instead: somebody who sits, while no seat shows the host there. The server knows for how long. */
export function mayTakeHost(table: TableInfo, me: Key | null): boolean {
  const sits = table.seats.some((seat) => seatState(seat, me) === "mine");
  return sits && !isHost(table, me) && !table.seats.some((seat) => seat.player === table.host && seat.connected);
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seatState(seat, null) === "free").length;
}

/** Who may free a seat: its player, and the host any. */
export function mayFree(seat: SeatInfo, table: TableInfo, me: Key | null): boolean {
  const state = seatState(seat, me);
  return state === "mine" || (state !== "free" && isHost(table, me));
}
