/** What things of an edition are called, in the spelling that was chosen. */

import type { EditionInfo, Names, Route } from "./messages";
import { CARDS, type Bag } from "./payments";
import { settings } from "./settings.svelte";
import { say } from "./text.svelte";

/** A name in the language of the page. */
export function named(names: Names): string {
  return names[settings.language];
}

/** A city, as cities are to be spelt. */
export function cityName(edition: EditionInfo, id: string): string {
  const names = edition.cities.find((city) => city.id === id)?.names;
  if (!names) return id;
  return settings.names === "board" ? names.board || names.en : names[settings.names];
}

/** A route by its two ends. */
export function routeName(edition: EditionInfo, id: string): string {
  const route = edition.routes.find((one) => one.id === id);
  return route ? journey(edition, route.city_a, route.city_b) : id;
}

/** Two cities, as on a ticket. */
export function journey(edition: EditionInfo, one: string, other: string): string {
  return `${cityName(edition, one)} – ${cityName(edition, other)}`;
}

/** A number of cards of a kind: 2 red. */
export function counted(card: string, count: number): string {
  return say("card-counted", { number: count, name: say(`card-${card}`, { number: count }) });
}

/** A number with a proper minus. */
export function minus(number: number): string {
  return String(number).replace("-", "−");
}

/** Words as a list in a sentence: a, b and c. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return say("words-nothing");
  const most = parts.slice(0, -1);
  if (!most.length) return last;
  const first = most.reduce((text, next) => say("words-comma", { first: text, next }));
  return say("words-and", { first, last });
}

/** Cards in words: 2 red and 1 locomotive. */
export function bagWords(bag: Bag): string {
  return listed(CARDS.filter((card) => bag[card]).map((card) => counted(card, bag[card]!)));
}

/** Cards in few words, as on a button: 2 red, 1 locomotive. */
export function bagList(bag: Bag): string {
  const parts = CARDS.filter((card) => bag[card]).map((card) => counted(card, bag[card]!));
  return parts.length ? parts.reduce((text, next) => say("words-comma", { first: text, next })) : say("words-nothing");
}

/** A route as a screen reader says it, without who has it. */
export function routeWords(edition: EditionInfo, route: Route): string {
  const parts = [
    say("board-route", { from: cityName(edition, route.city_a), to: cityName(edition, route.city_b) }),
    say("count-space", { number: route.length }),
    say(`card-${route.color}`, { number: 1 }),
  ];
  if (route.tunnel) parts.push(say("board-key-tunnel"));
  if (route.locomotives) parts.push(say("board-ferry", { locomotives: counted("locomotive", route.locomotives) }));
  if (route.draw_bonus) parts.push(say("board-draw", { cards: say("count-card", { number: route.draw_bonus }) }));
  if (route.exchange) parts.push(say("board-exchange", { number: route.exchange }));
  return parts.join(", ");
}

/** What a bot is called to those who play against it: its level, or its own name. */
export function levelName(bot: string): string {
  const level = LEVELS.find((one) => one === bot);
  return level ? say(`page-level-${level}`) : bot;
}

/** The levels that bots are offered in, the easiest first. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
