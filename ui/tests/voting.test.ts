/** What somebody sees of the votes at a table. */

import { expect, test } from "vitest";

import type { Key } from "../src/keys";
import type { SeatInfo, TableInfo } from "../src/messages";
import { votersOf, votesSeen } from "../src/view/voting";

const seats: SeatInfo[] = [
  { seat: 0, name: "Ada", player: 0 },
  { seat: 1, name: "Bo", player: 4 },
  { seat: 2, name: "Cy", player: 2 },
  { seat: 3, name: "Medium", bot: "medium" },
];
const vote = { possible: 5, voters: [0, 2], votes: [2], needed: 2 };
const table = { seats, votes: { 1: vote } as TableInfo["votes"] } as TableInfo;
const key = (player: number): Key => ({ table: "t", player, token: "", invite: "", edition: "", seats: [], used: 0 });

test("a vote is another thing to each of those who see it", () => {
  const seen = (me: Key | null) => {
    const [one] = votesSeen(table, me);
    return [one!.who.name, one!.mayVote, one!.hasVoted, one!.isOnMe];
  };
  expect(seen(key(0))).toEqual(["Bo", true, false, false]);
  expect(seen(key(2))).toEqual(["Bo", true, true, false]);
  expect(seen(key(4))).toEqual(["Bo", false, false, true]);
  for (const other of [key(7), null]) expect(seen(other)).toEqual(["Bo", false, false, false]);
  expect(votersOf(table, vote)).toEqual(["Cy"]);
});
