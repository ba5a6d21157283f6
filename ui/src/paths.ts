/** Where the server's drawings and editions are. With its mark a drawing may be kept for ever. */

import { toldAbout } from "./about";
import type { Language, Naming, Theme } from "./kept";

export function editionPath(edition: string): string {
  return `/api/editions/${encodeURIComponent(edition)}`;
}

/** The mark of an edition's drawings; empty where it is not known. */
function markOf(edition: string): string {
  const about = toldAbout();
  return [...(about?.editions ?? []), ...(about ? [about.lesson] : [])].find(({ key }) => key === edition)?.drawings ?? "";
}

/** The address of a drawing with what it is asked for, and its mark. */
function marked(path: string, mark: string, wanted: Record<string, string> = {}): string {
  const asked = new URLSearchParams({ ...wanted, ...(mark && { v: mark }) }).toString();
  return asked ? `${path}?${asked}` : path;
}

export function boardPath(edition: string, names: Naming, language: Language): string {
  return marked(`${editionPath(edition)}/board.svg`, markOf(edition), { names, language });
}

/** Pictures that the document came with, by edition. */
const pictures = new Map(
  [...(globalThis.document?.querySelectorAll<HTMLImageElement>("img[data-edition]") ?? [])].map((image) => [image.dataset["edition"]!, image.src]),
);

/** The small picture of an edition's board, in a theme. */
export function picturePath({ key, drawings }: { key: string; drawings: string }, theme: Theme): string {
  return (pictures.get(key) ?? marked(`${editionPath(key)}/picture.svg`, drawings)) + (theme === "light" ? "" : `#${theme}`);
}

/** The face of a card. All editions share them, so the mark of any will do. */
export function cardPath(card: string): string {
  return marked(`/api/cards/${card}.svg`, toldAbout()?.lesson.drawings ?? "");
}

export function backPath(deck: "train" | "ticket"): string {
  return marked(`/api/backs/${deck}.svg`, toldAbout()?.lesson.drawings ?? "");
}
