/** A table for several people, as it is being planned: who is to sit in each seat. */

import type { Plan } from "../../opening";
import type { Rules, TableSettingsSent } from "../../messages";
import { USUAL, type Level } from "./opponents";

/** Whoever is to have a seat: somebody with the link, somebody at this screen, or a bot. */
export type Sitter = { who: "friend" } | { who: "here"; name: string } | { who: "bot"; level: Level };

export type Kind = "friends" | "screen";

/** Who sits where at first: oneself, and for the rest friends, or people at this screen. */
export function firstSitters(kind: Kind, name: string, seats: number): Sitter[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { who: "here", name } : kind === "friends" ? { who: "friend" } : { who: "here", name: "" },
  );
}

/** As many seats as wanted: the last ones go, or come as friends or people. */
export function withSeats(sitters: readonly Sitter[], kind: Kind, seats: number): Sitter[] {
  return [...sitters.slice(0, seats), ...firstSitters(kind, "", seats).slice(sitters.length)];
}

/** What a seat's choice reads as: a bot's level, or who else. */
export function choiceOf(sitter: Sitter): string {
  return sitter.who === "bot" ? sitter.level : sitter.who;
}

/** The sitter that a choice stands for. */
export function sitterOf(choice: string): Sitter {
  if (choice === "friend") return { who: "friend" };
  return choice === "here" ? { who: "here", name: "" } : { who: "bot", level: choice as Level };
}

/** Whether everybody at this screen has a name. */
export function isNamed(sitters: readonly Sitter[]): boolean {
  return sitters.every((sitter) => sitter.who !== "here" || sitter.name.trim());
}

/** The plan to open the table with. */
export function planOf(settings: TableSettingsSent, sitters: readonly Sitter[]): Plan {
  const plan: Plan = { settings: { ...settings, seats: sitters.length }, people: {}, bots: {} };
  sitters.forEach((sitter, seat) => {
    if (sitter.who === "here") plan.people[seat] = sitter.name.trim();
    if (sitter.who === "bot") plan.bots[seat] = sitter.level;
  });
  return plan;
}

/** A solo table: oneself against bots. */
export function soloPlan(edition: string, name: string, opponents: readonly Level[]): Plan {
  const bots: Sitter[] = opponents.map((level) => ({ who: "bot", level: level ?? USUAL }));
  return planOf({ edition, seats: bots.length + 1 }, [{ who: "here", name }, ...bots]);
}

/** The switches of the rules that a table may set, where they make a difference. */
export const SWITCHES = ["may_stop_after_one", "market_alone_suffices", "nordic_ferry_stacking"] as const;
export type Switch = (typeof SWITCHES)[number];

export function switchesOf(rules: Rules): Switch[] {
  return SWITCHES.filter((name) => name !== "nordic_ferry_stacking" || rules.ferry_substitute === "any_three");
}

/** The switches that are set otherwise than in the edition. */
export function changedSwitches(wanted: Partial<Record<Switch, boolean>>, rules: Rules): Record<string, boolean> {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => rules[name as Switch] !== value));
}
