/** The final scoring, one thing at a time: what is counted, what it adds, and what the board lights up for it. */

import type { BonusStanding, EditionInfo, Scoring, TicketConnection } from "../../messages";

export const STEPS = ["routes", "tickets", "stations", "bonuses", "total"] as const;
export type StepName = (typeof STEPS)[number];
/** The kind of bonus whose routes can be shown. */
const LONGEST_PATH = "longest_path";

/** One thing that is counted. */
export interface Item {
  step: StepName;
  /** The row of the score sheet it stands in: a step's name, or a bonus. */
  row: string;
  /** Whose it is; null: everybody's. */
  seat: number | null;
  /** What it adds to each seat; null for a seat it says nothing about. */
  gains: readonly (number | null)[];
  /** Routes that stay bright on the board; null: all. */
  bright: readonly string[] | null;
  /** Routes in gold. */
  gold: readonly string[];
  /** Cities with a ring. */
  ringed: readonly string[];
  ticket?: TicketConnection;
  bonus?: BonusStanding;
}

/** What has been put on the board by the end. */
export interface Placed {
  owners: Readonly<Record<string, number>>;
  stations: Readonly<Record<string, number>>;
}

/** What is needed of an edition. */
export type Counted = Pick<EditionInfo, "bonuses" | "rules" | "tickets">;

/** Everything that is counted, in order; the last item is the total. */
export function itemsOf(scoring: Scoring, edition: Counted, placed: Placed): Item[] {
  const seats = scoring.seats;
  const nothing = seats.map(() => null);
  const only = (seat: number, gain: number | null) => seats.map((one) => (one.seat === seat ? gain : null));
  const routesOf = (seat: number) => Object.keys(placed.owners).filter((route) => placed.owners[route] === seat);
  const citiesOf = (seat: number) => Object.keys(placed.stations).filter((city) => placed.stations[city] === seat);

  const routes = seats.map(({ seat, routes: points }): Item => {
    return { step: "routes", row: "routes", seat, gains: only(seat, points), bright: routesOf(seat), gold: [], ringed: [] };
  });
  const tickets = seats.flatMap(({ seat, tickets: held }) =>
    held.map((ticket): Item => {
      const gain = ticket.completed ? ticket.points : -ticket.points;
      const bright = ticket.completed ? ticket.connection : routesOf(seat);
      const ends = edition.tickets.find((one) => one.id === ticket.ticket);
      const ringed = ends ? [ends.city_a, ends.city_b] : [];
      return { step: "tickets", row: "tickets", seat, gains: only(seat, gain), bright, gold: ticket.connection, ringed, ticket };
    }),
  );
  const stations = (edition.rules.stations ? seats : [])
    .map(({ seat, stations: points, borrowed }): Item => {
      const bright = [...routesOf(seat), ...borrowed];
      return { step: "stations", row: "stations", seat, gains: only(seat, points), bright, gold: borrowed, ringed: citiesOf(seat) };
    });
  const bonuses = scoring.bonuses.flatMap((bonus): Item[] => {
    const isPath = edition.bonuses.find((one) => one.id === bonus.bonus)?.kind === LONGEST_PATH;
    const pathOf = (seat: number) => (isPath ? (seats[seat]?.longest?.routes ?? []) : []);
    const common = { step: "bonuses" as const, row: bonus.bonus, ringed: [], bonus };
    const each = isPath
      ? seats.map(({ seat }): Item => ({ ...common, seat, gains: nothing, bright: pathOf(seat), gold: pathOf(seat) }))
      : [];
    const won = bonus.leaders.flatMap(pathOf);
    const gains = seats.map((seat) => seat.bonuses[bonus.bonus] ?? 0);
    return [...each, { ...common, seat: null, gains, bright: isPath ? won : null, gold: won }];
  });
  const total: Item = { step: "total", row: "total", seat: null, gains: nothing, bright: null, gold: [], ringed: [] };
  return [...routes, ...tickets, ...stations, ...bonuses, total];
}

/** The rows of the score sheet, in the order they are counted; without the total. */
export function rowsOf(items: readonly Item[]): string[] {
  return [...new Set(items.filter((item) => item.step !== "total").map((item) => item.row))];
}

/** The steps that there is something to count in. */
export function stepsOf(items: readonly Item[]): StepName[] {
  return STEPS.filter((step) => items.some((item) => item.step === step));
}

/** What a row has given a seat so far; null if nothing of it has been counted. */
export function countedOf(items: readonly Item[], upTo: number, row: string, seat: number): number | null {
  const gains = items
    .slice(0, upTo + 1)
    .filter((item) => item.row === row)
    .map((item) => item.gains[seat] ?? null)
    .filter((gain) => gain !== null);
  return gains.length ? gains.reduce((sum, gain) => sum + gain, 0) : null;
}

/** All that a seat has been given so far. */
export function totalSoFar(items: readonly Item[], upTo: number, seat: number): number {
  return items.slice(0, upTo + 1).reduce((sum, item) => sum + (item.gains[seat] ?? 0), 0);
}

/** Seats by how they finished: winners, then by points, then who gave up. Each has its place; equal points share one. */
export function ranking(scoring: Scoring): { seat: number; place: number | null }[] {
  const { winners, resigned } = scoring;
  const total = (seat: number) => scoring.seats[seat]!.total;
  const group = (seat: number) => (winners.includes(seat) ? 0 : resigned.includes(seat) ? 2 : 1);
  const ordered = scoring.seats
    .map((one) => one.seat)
    .sort((one, other) => group(one) - group(other) || total(other) - total(one) || one - other);
  return ordered.map((seat) => {
    if (resigned.includes(seat)) return { seat, place: null };
    if (winners.includes(seat)) return { seat, place: 1 };
    const ahead = ordered.filter((other) => group(other) === 0 || (group(other) === 1 && total(other) > total(seat)));
    return { seat, place: ahead.length + 1 };
  });
}

/** By how much the only winner is ahead of everybody else who could win; null if that says nothing. */
export function margin(scoring: Scoring): number | null {
  const [winner, ...others] = scoring.winners;
  if (winner === undefined || others.length) return null;
  const rivals = scoring.seats.filter(({ seat }) => seat !== winner && !scoring.resigned.includes(seat));
  if (!rivals.length) return null;
  return scoring.seats[winner]!.total - Math.max(...rivals.map((one) => one.total));
}
