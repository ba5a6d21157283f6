/** The keys to tables that this device has: tokens of players, kept in the browser only. */

import { read, write } from "./kept";

const KEPT = "branchline.tables";
const MOST = 60;

/** A table that this device may speak at. */
export interface Key {
  table: string;
  player: number;
  token: string;
  invite: string;
  edition: string;
  /** The seats that are played on this device. */
  seats: number[];
  /** When it was last used, in milliseconds since 1970. */
  used: number;
}

/** All keys, the last used first. */
export function keys(): Key[] {
  return (read<Key[]>(KEPT) ?? []).sort((one, other) => other.used - one.used);
}

/** The key to a table, if this device has it. */
export function keyTo(table: string): Key | null {
  return keys().find((key) => key.table === table) ?? null;
}

/** Keeps a key, in the place of an older one to the same table. */
export function keep(key: Key): void {
  const others = keys().filter((other) => other.table !== key.table);
  write(KEPT, [key, ...others].slice(0, MOST));
}

/** Forgets a table. */
export function forget(table: string): void {
  write(
    KEPT,
    keys().filter((key) => key.table !== table),
  );
}
