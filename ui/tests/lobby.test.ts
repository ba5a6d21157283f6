/** What a lobby works out of a table. */

import { describe, expect, test } from "vitest";

import { isOnlyHere } from "../src/copying";
import type { Key } from "../src/keys";
import type { SeatInfo, TableInfo } from "../src/messages";
import { freeSeats, hostName, isHost, mayFree, mayTakeHost, seatState } from "../src/view/lobby/lobby";

const seats: SeatInfo[] = [
  { seat: 0, name: "Ada", player: 0 },
  { seat: 1, name: "Bo", player: 1 },
  { seat: 2, name: "Medium", bot: "medium" },
  { seat: 3 },
];
const table = { host: 0, seats } as TableInfo;
const key = (player: number): Key => ({ table: "t", player, token: "", invite: "", edition: "", seats: [], used: 0 });

describe("a lobby", () => {
  test("tells seats apart, for players and for those who look on", () => {
    expect(seats.map((seat) => seatState(seat, key(1)))).toEqual(["taken", "mine", "bot", "free"]);
    expect(seats.map((seat) => seatState(seat, null))).toEqual(["taken", "taken", "bot", "free"]);
    expect(freeSeats(table)).toBe(1);
  });

  test("knows its host", () => {
    expect([isHost(table, key(0)), isHost(table, key(1)), isHost(table, null)]).toEqual([true, false, false]);
    expect(hostName(table)).toBe("Ada");
    expect(hostName({ ...table, host: 7 })).toBe("");
  });

  test("offers the part of a host who is not there to those who sit", () => {
    const asked = (where: TableInfo) => [key(0), key(1), key(5), null].map((me) => mayTakeHost(where, me));
    expect(asked(table)).toEqual([false, true, false, false]);
    const here = seats.map((seat) => ({ ...seat, connected: seat.player === 0 }));
    expect(asked({ ...table, seats: here })).toEqual([false, false, false, false]);
  });

  test("lets players leave and the host free any seat", () => {
    const freed = (me: Key | null) => seats.map((seat) => mayFree(seat, table, me));
    expect(freed(key(0))).toEqual([true, true, true, false]);
    expect(freed(key(1))).toEqual([false, true, false, false]);
    expect(freed(null)).toEqual([false, false, false, false]);
  });
});

test("a link to this computer alone is known", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isOnlyHere)).toBe(true);
  expect(["192.168.1.4", "example.org", "localhost.example.org"].some(isOnlyHere)).toBe(false);
});
