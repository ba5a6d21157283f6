/** The keys of a table. Off in text fields and while a sheet is open. */

import { tick } from "svelte";

import type { Play } from "./play.svelte";

export type Spoken = "last" | "clocks" | "opponents" | "hand" | "tickets";

interface Deeds {
  zoom: (factor: number) => void;
  fit: () => void;
  speak: (what: Spoken) => void;
  help: () => void;
  /** Closes what stands beside the game; says whether there was something. */
  close: () => boolean;
}

const SPOKEN: Record<string, Spoken> = { l: "last", c: "clocks", o: "opponents", h: "hand", t: "tickets" };

/** What a key does at a table. */
export function keysOf(play: Play, deeds: Deeds): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const key = event.key.toLowerCase();
    const choices = play.choices;
    const slot = "12345".indexOf(key);
    if (key === "escape") {
      if (deeds.close()) return;
      if (play.panel === "tunnel" && choices?.withdraw) void play.act("withdraw");
      else play.clear();
      play.tab = null;
    } else if (slot >= 0 && choices?.slots?.includes(slot)) void play.act(`take ${slot}`);
    else if (slot >= 0) void play.explain(`take ${slot}`);
    else if (key === "d") void (choices?.blind ? play.act("blind") : play.explain("blind"));
    else if (key === "k") void (choices?.tickets ? play.act("tickets") : play.explain("tickets"));
    else if (key === "s" && choices?.stop) void play.act("stop");
    else if (key === "p" && choices?.must_pass) void play.act("pass");
    else if (key === "r") focusRoutes(play);
    else if (key === "enter" && isWay(event.target) && !event.repeat) void play.confirm();
    else if (key === "+" || key === "=") deeds.zoom(1.5);
    else if (key === "-") deeds.zoom(1 / 1.5);
    else if (key === "0") deeds.fit();
    else if (key === "?") deeds.help();
    else if (SPOKEN[key]) deeds.speak(SPOKEN[key]);
    else return;
    event.preventDefault();
  };
}

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (document.querySelector("dialog[open]")) return true;
  return target.matches("input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]");
}

/** Whether it is one of the ways to pay, of which the chosen one is meant. */
function isWay(target: EventTarget | null): boolean {
  return (target as HTMLElement).matches(".ways input");
}

function focusRoutes(play: Play): void {
  play.tab = "claim";
  void tick().then(() => document.querySelector<HTMLElement>(".routes button.row")?.focus());
}
