/** What a game says in figures, counted from its events. */

import { lengthsOf, type Board, type Position, type Step } from "../../fold";
import type { GameEvent } from "../../messages";

/** The game of one seat. */
export interface Figures {
  turns: number;
  routes: number;
  spaces: number;
  /** Cards taken in turns: face up, from the deck, and won by routes. */
  faceUp: number;
  fromDeck: number;
  /** Locomotives among them. */
  locomotives: number;
  tunnelsPaid: number;
  tunnelsWithdrawn: number;
  stations: number;
  ticketsKept: number;
  /** Routes by their length. */
  lengths: ReadonlyMap<number, number>;
}

const LOCOMOTIVE = "locomotive";

/** The figures of every seat, from an opening on; tickets that it held then were kept before. */
export function figuresOf(board: Board, opening: Position, steps: readonly Step[]): Figures[] {
  const lengths = lengthsOf(board);
  const events = steps.flatMap((step) => step.events);
  return opening.seats.map(({ tickets }, seat) => {
    const counted = figures(events.filter((event) => isOf(event, seat)), lengths);
    return { ...counted, ticketsKept: tickets.length + counted.ticketsKept };
  });
}

function isOf(event: GameEvent, seat: number): boolean {
  return "seat" in event && event.seat === seat;
}

function figures(events: readonly GameEvent[], lengths: ReadonlyMap<string, number>): Figures {
  const count = (kind: GameEvent["e"]) => events.filter((event) => event.e === kind).length;
  const claimed = events.flatMap((event) => (event.e === "claim" ? [event] : []));
  const tunnels = new Set(events.flatMap((event) => (event.e === "tunnel" ? [event.route] : [])));
  const spaces = claimed.map((claim) => lengths.get(claim.route) ?? 0);
  const drawn = events.flatMap(drawnCards);
  const byLength = new Map<number, number>();
  for (const length of spaces) byLength.set(length, (byLength.get(length) ?? 0) + 1);
  return {
    turns: count("turn"),
    routes: claimed.length,
    spaces: spaces.reduce((sum, length) => sum + length, 0),
    faceUp: count("take"),
    fromDeck: drawn.length - count("take"),
    locomotives: drawn.filter((card) => card === LOCOMOTIVE).length,
    tunnelsPaid: claimed.filter((claim) => tunnels.has(claim.route)).length,
    tunnelsWithdrawn: count("withdraw"),
    stations: count("station"),
    ticketsKept: events.reduce((sum, event) => sum + (event.e === "keep" ? event.tickets.length : 0), 0),
    lengths: byLength,
  };
}

/** Cards that a seat took in its turns; those dealt at the start are nobody's doing. */
export function drawnCards(event: GameEvent): string[] {
  if (event.e === "take" || event.e === "blind") return [event.card];
  return event.e === "bonus_draw" ? event.cards : [];
}

/** A figure of every seat after each turn: [turn, figure] by seat. */
export type Series = [number, number][][];

/** Points of routes over the turns of a game. */
export function pointsOver(positions: readonly Position[]): Series {
  return overTurns(positions, (position, seat) => position.seats[seat]!.points);
}

/** Cards drawn over the turns of a game. */
export function drawnOver(positions: readonly Position[], steps: readonly Step[]): Series {
  const seats = positions[0]?.seats.length ?? 0;
  const sums = Array<number>(seats).fill(0);
  const drawn = steps.map(({ events }) => {
    for (const event of events) if ("seat" in event) sums[event.seat]! += drawnCards(event).length;
    return [...sums];
  });
  return overTurns(positions, (_, seat, index) => drawn[index]![seat]!);
}

/** The last figure of each turn. */
function overTurns(positions: readonly Position[], figure: (position: Position, seat: number, index: number) => number): Series {
  const seats = positions[0]?.seats.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const byTurn = new Map<number, number>();
    positions.forEach((position, index) => byTurn.set(position.turn, figure(position, seat, index)));
    return [...byTurn];
  });
}
