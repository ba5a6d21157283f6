/** Opening, joining and preparing tables over HTTP; the keys are kept on this device. */

import { keep, keyTo, type Key } from "./keys";
import type { Command, Done, Joined, Opened, TableSettingsSent } from "./messages";
import { randomText } from "./random";
import { profile } from "./profile.svelte";
import { ask, Refused } from "./server";

/** A table as somebody wants it: the people at this screen and the bots by seat; other seats stay free. */
export interface Plan {
  settings: TableSettingsSent;
  people: Record<number, string>;
  bots: Record<number, string>;
  /** Whether the game is a lesson, which counts for nobody. */
  isLesson?: boolean;
}

type Without<Kind> = Kind extends Command ? Omit<Kind, "id"> : never;

/** Opens a table, seats its people and bots, and gives its id. If all seats are filled the game begins. */
export async function openTable(plan: Plan): Promise<string> {
  const opened = await ask<Opened>("/api/tables", { body: plan.settings });
  const { table, player, token, invite } = opened;
  const seats = Object.keys(plan.people).map(Number);
  const key: Key = { table, player, token, invite, edition: plan.settings.edition, seats: [], used: Date.now() };
  keep(key);
  for (const [index, seat] of seats.entries()) await sit(key, seat, plan.people[seat]!, index === 0 && !plan.isLesson);
  for (const [seat, bot] of Object.entries(plan.bots)) {
    await command(key, { type: "seat_bot", seat: Number(seat), bot });
  }
  return table;
}

/** Becomes a player of a table, if this device is not one yet. */
export async function joinTable(table: string, invite: string, edition: string): Promise<Key> {
  const known = keyTo(table);
  if (known) return known;
  const { player, token } = await ask<Joined>(`/api/tables/${table}/join`, { method: "POST", token: invite });
  const key: Key = { table, player, token, invite, edition, seats: [], used: Date.now() };
  keep(key);
  return key;
}

/** Sits somebody at this screen down, with something of their own for the shuffle. Whoever this device belongs to sits
 * down with their profile, so that the game counts for it; a profile that is gone is forgotten. */
export async function sit(key: Key, seat: number, name: string, isOwner: boolean): Promise<void> {
  const wish = { type: "sit", seat, name, contribution: randomText() } as const;
  try {
    await command(key, isOwner && profile.token ? { ...wish, profile: profile.token } : wish);
  } catch (error) {
    if (!(error instanceof Refused) || error.key !== "server-no-profile") throw error;
    profile.forget();
    await command(key, wish);
  }
  const seats = [...(keyTo(key.table) ?? key).seats.filter((other) => other !== seat), seat].sort();
  keep({ ...key, seats, used: Date.now() });
}

/** Leaves a seat, or frees somebody's. */
export async function stand(key: Key, seat: number): Promise<void> {
  await command(key, { type: "stand", seat });
  const seats = (keyTo(key.table) ?? key).seats.filter((other) => other !== seat);
  keep({ ...key, seats, used: Date.now() });
}

/** Sends a command to a table; throws `Refused`. */
export function command(key: Key, wanted: Without<Command>): Promise<Done> {
  return ask<Done>(`/api/tables/${key.table}/commands`, { token: key.token, body: { id: randomText(), ...wanted } });
}

/** The link that lets others in; what is behind the # never reaches a server's log. */
export function linkTo(table: string, invite: string): string {
  return `${location.origin}/t/${table}${invite ? `#${invite}` : ""}`;
}
