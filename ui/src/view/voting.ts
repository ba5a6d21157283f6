/** What somebody sees of the votes at a table: on whom, and what they may do about it. No words. */

import type { Key } from "../keys";
import type { SeatInfo, TableInfo, VoteInfo } from "../messages";

/** A vote as somebody sees it. */
export interface SeenVote extends VoteInfo {
  /** Whom the others wait for. */
  who: SeatInfo;
  mayVote: boolean;
  hasVoted: boolean;
  /** Whether it is about whoever looks. */
  isOnMe: boolean;
}

/** Whether a bot is to play for whoever is awaited, as somebody with this key sees it. */
export function votesSeen(table: TableInfo, me: Key | null): SeenVote[] {
  return Object.entries(table.votes).map(([seat, vote]) => {
    const who = table.seats[Number(seat)]!;
    const isAmong = (players: number[]) => me !== null && players.includes(me.player);
    return { ...vote, who, mayVote: isAmong(vote.voters), hasVoted: isAmong(vote.votes), isOnMe: who.player === me?.player };
  });
}

/** What those are called who want it. */
export function votersOf(table: TableInfo, vote: VoteInfo): string[] {
  return vote.votes.map((player) => table.seats.find((seat) => seat.player === player)?.name ?? "");
}
