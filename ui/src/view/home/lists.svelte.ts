/** What the first page lists: games of this device, tables with free seats, finished games. */

import { forget, keys, type Key } from "../../keys";
import type { Line, Page, ReplayLine, Replays, TableInfo } from "../../messages";
import { ask, Refused } from "../../server";
import { myGame, type MyGame } from "./games";

const LOOKED_AT = 12;
const EVERY = 10_000;

export class Lists {
  /** null until the first answer. */
  games = $state.raw<MyGame[] | null>(null);
  open = $state.raw<Line[] | null>(null);
  finished = $state.raw<ReplayLine[] | null>(null);
  /** Why nothing can be listed. */
  error = $state.raw<unknown>(null);

  /** Asks now and every ten seconds while the page is seen; ends with what it returns. */
  watch(): () => void {
    const look = () => document.visibilityState === "visible" && void this.refresh();
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async refresh(): Promise<void> {
    try {
      const [games, open, finished] = await Promise.all([
        Promise.all(keys().slice(0, LOOKED_AT).map(lookAt)),
        ask<Page>("/api/tables?phase=lobby"),
        ask<Replays>("/api/replays"),
      ]);
      this.games = games.filter((game) => game !== null);
      this.open = open.tables;
      this.finished = finished.replays;
      this.error = null;
    } catch (error) {
      this.error = error;
    }
  }
}

/** A table of this device; one that is gone is forgotten. */
export async function lookAt(key: Key): Promise<MyGame | null> {
  try {
    return myGame(key, await ask<TableInfo>(`/api/tables/${key.table}`, { token: key.token }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.status === 404) forget(key.table);
    return null;
  }
}
