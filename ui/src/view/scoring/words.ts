/** The final scoring in sentences. */

import type { EditionInfo, Scoring, SeatScoring } from "../../messages";
import { journey, listed, minus, named, routeName } from "../../naming";
import { say } from "../../text.svelte";
import { margin, type Item, type StepName } from "./steps";

/** What the words are about. */
export interface Told {
  scoring: Scoring;
  edition: EditionInfo;
  names: readonly string[];
  /** One's own seat, if there is just one. */
  mine: number | null;
}

/** What a bonus is called. */
export function bonusName(edition: EditionInfo, id: string): string {
  const bonus = edition.bonuses.find((one) => one.id === id);
  return bonus ? named(bonus.names) : id;
}

/** What a step is called: by the bonus that it counts, where that is the only one. */
export function stepName(step: StepName, { scoring, edition }: Told): string {
  const [bonus, ...others] = scoring.bonuses;
  return step === "bonuses" && bonus && !others.length ? bonusName(edition, bonus.bonus) : say(`scoring-step-${step}`);
}

/** What a bonus has counted: spaces of a path, or things of its kind. */
export function bonusCount(edition: EditionInfo, id: string, number: number): string {
  return kindOf(edition, id) === "longest_path" ? say("count-space", { number }) : say("scoring-number", { number });
}

/** The same with the name of what is counted. */
function bonusThings(edition: EditionInfo, id: string, number: number): string {
  const kind = kindOf(edition, id);
  return kind === "longest_path" ? say("count-space", { number }) : say("scoring-counted", { kind, number });
}

function kindOf(edition: EditionInfo, id: string): string {
  return edition.bonuses.find((one) => one.id === id)?.kind ?? "";
}

/** A ticket by its two ends. */
export function ticketName(edition: EditionInfo, id: string): string {
  const ticket = edition.tickets.find((one) => one.id === id);
  return ticket ? journey(edition, ticket.city_a, ticket.city_b) : id;
}

/** The spaces of a seat's routes: as many wagons stand on them. */
export function spacesOf(score: SeatScoring): number {
  return score.lengths.reduce((sum, { length, routes }) => sum + length * routes, 0);
}

/** What is being counted now. */
export function caption(item: Item, told: Told): string {
  const { scoring, edition, names } = told;
  const score = item.seat === null ? null : scoring.seats[item.seat]!;
  const name = item.seat === null ? "" : names[item.seat]!;
  // What decided a tie stands under the title.
  if (item.step === "total") return scoring.verdict.filter((sentence) => sentence !== scoring.tie_break).join(" ");
  if (item.step === "routes" && score) {
    const wagons = say("count-wagon", { number: spacesOf(score) });
    return say("scoring-said-routes", { name, points: signed(score.routes), wagons });
  }
  if (item.ticket) {
    const { ticket, points, completed } = item.ticket;
    const values = { name, ticket: ticketName(edition, ticket), points: signed(completed ? points : -points) };
    return say(completed ? "scoring-said-ticket" : "scoring-said-no-ticket", values);
  }
  if (item.step === "stations" && score) {
    const values = { name, number: score.stations_left, points: signed(score.stations) };
    const left = say("scoring-said-stations", values);
    if (!score.borrowed.length) return left;
    const routes = listed(score.borrowed.map((route) => routeName(edition, route)));
    return say("scoring-said-borrowed", { left, routes });
  }
  const { bonus, counts, leaders } = item.bonus!;
  if (item.seat !== null) {
    return say("scoring-said-path", { name, spaces: say("count-space", { number: counts?.[item.seat] ?? 0 }) });
  }
  if (!leaders.length) return say("scoring-said-no-bonus", { bonus: bonusName(edition, bonus) });
  return say("scoring-said-bonus", {
    bonus: bonusName(edition, bonus),
    leaders: leaders.length,
    names: listed(leaders.map((seat) => names[seat]!)),
    count: bonusThings(edition, bonus, counts?.[leaders[0]!] ?? 0),
    points: signed(item.gains[leaders[0]!] ?? 0),
  });
}

/** Who has won, and how clearly. */
export function verdict(told: Told): string {
  const { scoring, names, mine } = told;
  const { winners } = scoring;
  if (!winners.length) return say("scoring-nobody");
  if (winners.length > 1) return say("scoring-shared", { names: listed(winners.map((seat) => names[seat]!)) });
  const ahead = margin(scoring);
  const isYou = winners[0] === mine;
  const name = names[winners[0]!]!;
  if (ahead === 0) return isYou ? say("scoring-wins-tie.you") : say("scoring-wins-tie", { name });
  if (ahead === null || ahead < 0) return isYou ? say("scoring-wins.you") : say("scoring-wins", { name });
  return isYou ? say("scoring-wins-by.you", { number: ahead }) : say("scoring-wins-by", { name, number: ahead });
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : minus(points);
}
