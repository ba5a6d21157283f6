/** Pieces of a line of the rules: plain words, strong ones, where a statement comes from, and ids of other rules. */

export type PieceKind = "plain" | "strong" | "origin" | "code" | "rule";

export interface Piece {
  kind: PieceKind;
  text: string;
}

const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.+?\)|\b(R(?:-[A-Z]+)+-(?:\d+|[A-Z]))\b/g;

/** The pieces of a line. Links to other documents become plain words: they are not in the page. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (kind: PieceKind, words: string | undefined) => {
    if (words) pieces.push({ kind, text: words });
  };
  let at = 0;
  for (const found of text.matchAll(MARKED)) {
    add("plain", text.slice(at, found.index));
    const [whole, strong, origin, code, link, rule] = found;
    add("strong", strong);
    add("origin", origin);
    add("code", code);
    add("plain", link);
    add("rule", rule);
    at = found.index + whole.length;
  }
  add("plain", text.slice(at));
  return pieces;
}

/** A line without its marks, as it is read. */
export function plainText(text: string): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join("");
}
