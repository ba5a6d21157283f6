/** The positions of a finished game, folded from its events. Plain sums: no rule of the game is known here. */

import type { EditionInfo, Frame, GameEvent, Replay, StartPosition, TunnelView } from "./messages";
import { CARDS, total, type Bag } from "./payments";

/** What is needed of an edition: what everybody starts with, and how long routes are. */
export type Board = Pick<EditionInfo, "rules" | "routes">;

/** A step of a game, as far as it is folded. */
export interface Step {
  events: readonly GameEvent[];
}

/** A tunnel whose extra cards are still to be paid. */
export type OpenTunnel = Pick<TunnelView, "route" | "laid" | "revealed" | "extra"> & { seat: number };

/** All that lies on the table at one moment, hidden cards included. Never changed: a new one is made. */
export interface Position {
  /** Whose turn it is; null before the first turn and after the end. */
  seat: number | null;
  /** Turns begun so far. */
  turn: number;
  market: readonly (string | null)[];
  /** Cards in the deck. */
  deck: number;
  owners: Readonly<Record<string, number>>;
  stations: Readonly<Record<string, number>>;
  bonuses: readonly string[];
  tunnel: OpenTunnel | null;
  seats: readonly SeatPosition[];
  isLastRound: boolean;
  isOver: boolean;
}

/** What a seat has. */
export interface SeatPosition {
  hand: Readonly<Bag>;
  tickets: readonly string[];
  /** Tickets it is choosing from. */
  offer: readonly string[];
  /** Points of its routes. */
  points: number;
  wagons: number;
  /** Stations left to build. */
  stations: number;
  /** Who plays it from here on, where that has changed. */
  player: string | null;
}

/** The table before anything has happened. */
export function emptyTable(board: Board, seats: number): Position {
  const { wagons, stations, color_cards, locomotive_cards } = board.rules;
  const seat: SeatPosition = { hand: {}, tickets: [], offer: [], points: 0, wagons, stations, player: null };
  return {
    seat: null,
    turn: 0,
    market: [],
    deck: color_cards * (CARDS.length - 1) + locomotive_cards,
    owners: {},
    stations: {},
    bonuses: [],
    tunnel: null,
    seats: Array<SeatPosition>(seats).fill(seat),
    isLastRound: false,
    isOver: false,
  };
}

/** The table where a game begins that goes on from the middle of another; its first frame has the figures. */
export function startedTable(board: Board, start: StartPosition, first: Pick<Frame, "points" | "wagons">): Position {
  const isBefore = start.phase === "first_keep";
  const placed = (things: (one: StartPosition["seats"][number]) => readonly string[]) =>
    Object.fromEntries(start.seats.flatMap((one, seat) => things(one).map((thing) => [thing, seat])));
  return {
    seat: isBefore ? null : start.seat,
    turn: isBefore ? 0 : start.turns + 1,
    market: start.market,
    deck: total(start.deck),
    owners: placed((one) => one.routes),
    stations: placed((one) => one.stations),
    bonuses: start.bonuses,
    tunnel: start.tunnel && { ...start.tunnel, seat: start.seat },
    seats: start.seats.map((one, seat) => ({
      hand: one.hand,
      tickets: one.tickets,
      offer: one.offer,
      points: first.points[seat]!,
      wagons: first.wagons[seat]!,
      stations: board.rules.stations - one.stations.length,
      player: null,
    })),
    isLastRound: start.last_turns !== null,
    isOver: false,
  };
}

/** The table before the first event of a finished game. */
export function openingOf(board: Board, seats: number, replay: Pick<Replay, "start" | "frames"> | null): Position {
  const first = replay?.frames[0];
  return replay?.start && first ? startedTable(board, replay.start, first) : emptyTable(board, seats);
}

/** The position after each step, from an opening on. */
export function positionsOf(board: Board, opening: Position, steps: readonly Step[]): Position[] {
  const lengths = lengthsOf(board);
  let position = opening;
  return steps.map(({ events }) => {
    for (const event of events) position = after(position, event, lengths);
    return position;
  });
}

/** The number of spaces of each route. */
export function lengthsOf(board: Pick<EditionInfo, "routes">): ReadonlyMap<string, number> {
  return new Map(board.routes.map((route) => [route.id, route.length]));
}

/** The position after one event. */
export function after(position: Position, event: GameEvent, lengths: ReadonlyMap<string, number>): Position {
  switch (event.e) {
    case "bonuses":
      return { ...position, bonuses: event.cards };
    case "deal":
    case "bonus_draw":
      return gain(drawn(position, event.cards.length), event.seat, event.cards);
    case "blind":
      return gain(drawn(position, 1), event.seat, [event.card]);
    case "fill":
      return { ...drawn(position, 1), market: slot(position, event.slot, event.card) };
    case "take":
      return gain({ ...position, market: slot(position, event.slot, null) }, event.seat, [event.card]);
    case "reset":
      return { ...position, market: position.market.map(() => null) };
    case "reshuffle":
      return { ...position, deck: event.count + (event.after ?? 0) };
    case "offer":
      return change(position, event.seat, () => ({ offer: event.tickets }));
    case "keep":
      return change(position, event.seat, ({ tickets }) => ({ offer: [], tickets: [...tickets, ...event.tickets] }));
    case "turn":
      return { ...position, seat: event.seat, turn: position.turn + 1 };
    case "tunnel": {
      const { seat, route, laid, revealed, extra } = event;
      return { ...pay(drawn(position, revealed.length), seat, laid), tunnel: { seat, route, laid, revealed, extra } };
    }
    case "withdraw":
      return takenBack(position);
    case "claim": {
      const paid = pay(takenBack(position), event.seat, event.payment);
      return {
        ...change(paid, event.seat, ({ points, wagons }) => ({
          points: points + event.points,
          wagons: wagons - (lengths.get(event.route) ?? 0),
        })),
        owners: { ...position.owners, [event.route]: event.seat },
      };
    }
    case "station":
      return {
        ...change(pay(position, event.seat, event.payment), event.seat, ({ stations }) => ({ stations: stations - 1 })),
        stations: { ...position.stations, [event.city]: event.seat },
      };
    case "last_round":
      return { ...position, isLastRound: true };
    case "player":
      return change(position, event.seat, () => ({ player: event.player }));
    case "end":
      return { ...position, seat: null, isOver: true };
    case "rejects_shuffled":
    case "stop":
    case "pass":
      return position;
    default:
      // A kind of event that a later version has added.
      return position;
  }
}

function change(position: Position, seat: number, changes: (one: SeatPosition) => Partial<SeatPosition>): Position {
  const seats = position.seats.map((one, index) => (index === seat ? { ...one, ...changes(one) } : one));
  return { ...position, seats };
}

function drawn(position: Position, count: number): Position {
  return { ...position, deck: position.deck - count };
}

function gain(position: Position, seat: number, cards: readonly string[]): Position {
  const bag: Bag = {};
  for (const card of cards) bag[card] = (bag[card] ?? 0) + 1;
  return change(position, seat, ({ hand }) => ({ hand: sum(hand, bag, 1) }));
}

function pay(position: Position, seat: number, bag: Readonly<Bag>): Position {
  return change(position, seat, ({ hand }) => ({ hand: sum(hand, bag, -1) }));
}

/** Cards laid for a tunnel are back in the hand; a claim's payment holds them once more. */
function takenBack(position: Position): Position {
  const { tunnel } = position;
  if (!tunnel) return position;
  return { ...change(position, tunnel.seat, ({ hand }) => ({ hand: sum(hand, tunnel.laid, 1) })), tunnel: null };
}

function slot(position: Position, place: number, card: string | null): (string | null)[] {
  const market = [...position.market];
  while (market.length <= place) market.push(null);
  market[place] = card;
  return market;
}

/** Two bags together, or one without the other; in the order of a hand, and without zeros. */
function sum(one: Readonly<Bag>, other: Readonly<Bag>, sign: 1 | -1): Bag {
  const bag: Bag = {};
  for (const card of CARDS) {
    const count = (one[card] ?? 0) + sign * (other[card] ?? 0);
    if (count) bag[card] = count;
  }
  return bag;
}
