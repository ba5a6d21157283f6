/** The pages, each fetched when it is first shown. */

import type { Component } from "svelte";

import type { Place } from "./place";

type Fetched = Promise<{ default: Component<any> }>;

const PAGES: Record<Place["page"], () => Fetched> = {
  home: () => import("./pages/Home.svelte"),
  table: () => import("./pages/Table.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  replays: () => import("./pages/Replays.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  learn: () => import("./pages/Learn.svelte"),
  profile: () => import("./pages/Profile.svelte"),
  nowhere: () => import("./pages/Nowhere.svelte"),
};

/** A page's component. */
export function loadPage(page: Place["page"]): Fetched {
  return PAGES[page]();
}
