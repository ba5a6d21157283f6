/** Finding rules: by words, without regard to accents and case, and by edition. */

import { plainText } from "./inline";
import type { Block, Rulebook, Section } from "./rulebook";

/** A text as it is compared: letter for letter, so that places in it are places in the text. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const base = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    if (/\s/.test(letter)) return " ";
    return base.length === letter.length ? base : letter;
  }).join("");
}

/** The words of a search; all of them must be found. */
export function wordsOf(search: string): string[] {
  return folded(search).split(" ").filter(Boolean);
}

function hasAll(text: string, words: string[]): boolean {
  const compared = folded(text);
  return words.every((word) => compared.includes(word));
}

/** A part of a text, and whether it was searched for. */
export interface Part {
  text: string;
  isFound: boolean;
}

/** A text in parts, with those marked that begin one of the words. */
export function markedParts(text: string, words: string[]): Part[] {
  const compared = folded(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = compared.indexOf(word); at >= 0; at = compared.indexOf(word, at + 1)) isMarked.fill(true, at, at + word.length);
  }
  const parts: Part[] = [];
  for (let at = 0; at < text.length; ) {
    let end = at;
    while (end < text.length && isMarked[end] === isMarked[at]) end++;
    parts.push({ text: text.slice(at, end), isFound: isMarked[at]! });
    at = end;
  }
  return parts;
}

/** What is left of the rules for a search and an edition; empty texts mean everything. */
export function findRules(rulebook: Rulebook, search: string, edition: string): Section[] {
  const words = wordsOf(search);
  if (!words.length && !edition) return rulebook.sections;
  return rulebook.sections
    .map((section) => {
      const isAsked = words.length > 0 && hasAll(section.title, words);
      const blocks = section.blocks.flatMap((block) => kept(block, isAsked ? [] : words, edition));
      return { ...section, blocks };
    })
    .filter((section) => section.blocks.length);
}

/** A block as far as it was asked for: one or none. */
function kept(block: Block, words: string[], edition: string): Block[] {
  const isAbout = (editions: string[]) => !edition || editions.includes(edition);
  switch (block.kind) {
    case "statement":
      return isAbout(block.editions) && hasAll(`${block.id} ${plainText(block.text)}`, words) ? [block] : [];
    case "table": {
      const rows = block.rows.filter((row) => isAbout(row.editions) && hasAll(plainText(row.cells.join(" ")), words));
      return rows.length ? [{ ...block, rows }] : [];
    }
    default:
      return hasAll(plainText(block.text), words) ? [block] : [];
  }
}

/** The number of statements in sections. */
export function countRules(sections: Section[]): number {
  return sections.flatMap((section) => section.blocks).filter((block) => block.kind === "statement").length;
}

/** The columns of a table that an edition leaves: all, or without those of other editions. */
export function columnsFor(head: string[], codes: string[], edition: string): number[] {
  return [...head.keys()].filter((column) => !edition || head[column] === edition || !codes.includes(head[column]!));
}
