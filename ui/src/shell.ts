/** What stands in the document until the page is there: the bar, pictures of boards, a table's map. */

import type { Theme } from "./kept";

interface Maps {
  /** Outlines by edition. */
  maps: Record<string, string>;
  /** What they are painted with. */
  paints: Record<Theme, string>;
}

const shell = () => document.querySelectorAll(".shell");

/** Shows an edition's map, if the document has it. */
export function showMap(edition: string, theme: Theme): void {
  const told = JSON.parse(document.getElementById("maps")?.textContent ?? "null") as Maps | null;
  const map = told?.maps[edition]?.replace("<style>", `<style>svg{${told.paints[theme]}}`);
  if (!map) return;
  const frame = Object.assign(document.createElement("div"), { className: "map" });
  frame.append(Object.assign(new Image(), { alt: "", src: `data:image/svg+xml,${encodeURIComponent(map)}` }));
  shell()[0]?.append(frame);
}

/** The page is there. */
export function dropShell(): void {
  for (const part of shell()) part.remove();
}
