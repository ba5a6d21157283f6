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

/** What a plural ends with, in both languages; a short word may be anything. */
const PLURAL = /(?<=^.{3,})s$/;

/** What people call things, by what they may say instead of it: `joker, wild = locomotive`, a line each. */
function meaningsIn(synonyms: string): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  for (const line of synonyms.split("\n").filter((one) => one.includes("="))) {
    const [said, meant] = line.split("=").map((side) => side.split(",").map((word) => folded(word).trim()));
    for (const word of said!) meanings.set(word, meant!);
  }
  return meanings;
}

/** What is searched for, word by word: each in every way it may be said. A plural is found as its singular is. */
export function wordsOf(search: string, synonyms = ""): string[][] {
  const meanings = meaningsIn(synonyms);
  let rest = ` ${folded(search).replace(/(\d) *: *(?=\d)/g, "$1:").split(" ").filter(Boolean).join(" ")} `;
  const words: string[][] = [];
  for (const [said, meant] of meanings) {
    if (!said.includes(" ") || !rest.includes(` ${said} `)) continue;
    rest = rest.replace(` ${said} `, " ");
    words.push([said, ...meant]);
  }
  for (const word of rest.split(" ").filter(Boolean)) {
    const one = word.replace(PLURAL, "");
    words.push([one, ...(meanings.get(word) ?? meanings.get(one) ?? [])]);
  }
  return words;
}

/** How many of the words a text has. */
function countIn(text: string, words: string[][]): number {
  const compared = folded(text);
  return words.filter((ways) => ways.some((way) => compared.includes(way))).length;
}

/** A part of a text, and whether it was searched for. */
export interface Part {
  text: string;
  isFound: boolean;
}

/** A text in parts, with those marked that were searched for. */
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

/** What is left of the rules for a search and an edition; empty texts mean everything. Found by words, what a heading
 * names comes first, then what has all the words, then what has most of them; if nothing has, half of them are enough. */
export function findRules(rulebook: Rulebook, search: string, edition: string, synonyms = ""): Section[] {
  const words = wordsOf(search, synonyms);
  if (!words.length && !edition) return rulebook.sections;
  const half = Math.floor(words.length / 2);
  const found = ranked(rulebook, words, edition, Math.min(half + 1, words.length));
  return found.length || !half ? found : ranked(rulebook, words, edition, half);
}

function ranked(rulebook: Rulebook, words: string[][], edition: string, least: number): Section[] {
  return rulebook.sections
    .map((section) => {
      const isAsked = words.length > 0 && countIn(section.title, words) === words.length;
      const found = section.blocks.flatMap((block) => kept(block, isAsked ? [] : words, edition, isAsked ? 0 : least));
      const rank = isAsked ? words.length + 1 : Math.max(0, ...found.map((one) => one.rank));
      return { section: { ...section, blocks: found.map((one) => one.block) }, rank };
    })
    .filter(({ section }) => section.blocks.length)
    .sort((one, other) => other.rank - one.rank)
    .map(({ section }) => section);
}

interface Found {
  block: Block;
  /** How many words it has. */
  rank: number;
}

/** A block as far as it was asked for: one or none. */
function kept(block: Block, words: string[][], edition: string, least: number): Found[] {
  const isAbout = (editions: string[]) => !edition || editions.includes(edition);
  const when = (text: string): Found[] => {
    const rank = countIn(text, words);
    return rank >= least ? [{ block, rank }] : [];
  };
  switch (block.kind) {
    case "statement":
      return isAbout(block.editions) ? when(`${block.id} ${plainText(block.text)}`) : [];
    case "table": {
      const count = (cells: string[]) => countIn(plainText(cells.join(" ")), words);
      const rows = block.rows.filter((row) => isAbout(row.editions) && count(row.cells) >= least);
      return rows.length ? [{ block: { ...block, rows }, rank: Math.max(...rows.map((row) => count(row.cells))) }] : [];
    }
    default:
      return when(plainText(block.text));
  }
}

/** The number of statements in sections. */
export function countRules(sections: Section[]): number {
  return sections.flatMap((section) => section.blocks).filter((block) => block.kind === "statement").length;
}

/** The columns of a table that an edition leaves: all, or without those of other editions; editions by what heads call them. */
export function columnsFor(head: string[], names: string[], edition: string): number[] {
  return [...head.keys()].filter((column) => !edition || head[column] === edition || !names.includes(head[column]!));
}
