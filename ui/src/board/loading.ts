/** Boards fetched from the server, each once. */

import type { BoardPlaces } from "../messages";
import { askText, ask } from "../server";
import type { Language, Naming } from "../settings.svelte";

export interface LoadedBoard {
  svg: SVGSVGElement;
  places: BoardPlaces;
}

const loaded = new Map<string, Promise<LoadedBoard>>();

/** An edition's empty board with its geometry. */
export function loadBoard(edition: string, names: Naming, language: Language): Promise<LoadedBoard> {
  const path = `/api/editions/${edition}/board.svg?names=${names}&language=${language}`;
  let board = loaded.get(path);
  if (!board) {
    board = fetchBoard(edition, path);
    loaded.set(path, board);
    board.catch(() => loaded.delete(path));
  }
  return board;
}

async function fetchBoard(edition: string, path: string): Promise<LoadedBoard> {
  const [text, places] = await Promise.all([askText(path), ask<BoardPlaces>(`/api/editions/${edition}/places`)]);
  // The parser for pages: it takes a sixth of the time of the one for drawings, and reads the same.
  const holder = document.createElement("template");
  holder.innerHTML = text;
  const svg = holder.content.querySelector("svg");
  if (!svg) throw new Error(`${path} is no drawing`);
  return { svg, places };
}
