/** Boards fetched from the server, each once. */

import type { Language, Naming } from "../kept";
import { boardPath } from "../paths";
import { askText } from "../server";
import { placesIn, type Places } from "./places";

export interface LoadedBoard {
  svg: SVGSVGElement;
  places: Places;
}

const loaded = new Map<string, Promise<LoadedBoard>>();

/** An edition's empty board with its geometry. */
export function loadBoard(edition: string, names: Naming, language: Language): Promise<LoadedBoard> {
  const path = boardPath(edition, names, language);
  let board = loaded.get(path);
  if (!board) {
    board = fetchBoard(path);
    loaded.set(path, board);
    board.catch(() => loaded.delete(path));
  }
  return board;
}

async function fetchBoard(path: string): Promise<LoadedBoard> {
  const text = await askText(path);
  // The parser for pages: it takes a sixth of the time of the one for drawings, and reads the same.
  const holder = document.createElement("template");
  holder.innerHTML = text;
  const svg = holder.content.querySelector("svg");
  if (!svg) throw new Error(`${path} is no drawing`);
  return { svg, places: placesIn(svg) };
}
