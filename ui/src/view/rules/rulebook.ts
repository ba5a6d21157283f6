/** Reads docs/rules.md (and its French twin) into sections of statements, tables and paragraphs. */

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "statement"; id: string; text: string; editions: string[] }
  | { kind: "point"; number: string; text: string }
  | { kind: "drawing"; text: string }
  | { kind: "table"; head: string[]; rows: Row[] };

/** A row of a table; it has an id if the table's first column is one. */
export interface Row {
  id: string;
  cells: string[];
  editions: string[];
}

export interface Section {
  /** What addresses call it: `section-2-4`. */
  id: string;
  /** Its number, such as `2.4`; empty for the title. */
  number: string;
  title: string;
  level: number;
  /** Whether it says what programs need and players do not: its first paragraph is slanted whole. */
  isForPrograms: boolean;
  blocks: Block[];
}

/** An edition as the document names it. */
export interface EditionCode {
  code: string;
  name: string;
}

export interface Rulebook {
  editions: EditionCode[];
  sections: Section[];
}

const HEADING = /^(#{1,3}) (?:(\d+(?:\.\w+)?)\.? )?(.*)$/;
const STATEMENT = /^- \*\*([A-Z]+(?:-[A-Z]*\d*[a-z]?)+)\*\* (.*)$/;
const POINT = /^(\d+)\. (.*)$/;
const ID = /^[A-Z]+(?:-[A-Z]+)*-?\d+[a-z]?$/;
const FENCE = "```";
const ASIDE = /^\*[^*]+\*$/;
const EDITION = /\*\*([A-Z]{2})\*\* ([^,(.\n]+)/g;

/** The whole document. */
export function parseRulebook(text: string): Rulebook {
  const sections: Section[] = [];
  const reader = new Lines(text);
  while (reader.more) {
    const line = reader.take();
    const heading = HEADING.exec(line);
    if (heading) {
      const [, marks, number = "", title] = heading;
      const id = number ? `section-${number.replace(".", "-")}` : "";
      sections.push({ id, number, title: title!, level: marks!.length, isForPrograms: false, blocks: [] });
    } else if (line) {
      sections.at(-1)?.blocks.push(blockOf(line, reader));
    }
  }
  const editions = editionsOf(sections);
  const codes = editions.map((edition) => edition.code);
  for (const section of sections) {
    assignEditions(section, codes);
    const [first] = section.blocks;
    section.isForPrograms = first?.kind === "paragraph" && ASIDE.test(first.text);
  }
  return { editions, sections };
}

/** What players read of it: without what is for programs, and with the names of editions in place of their codes. */
export function forPlayers({ editions, sections }: Rulebook): Rulebook {
  const named = (text: string) => withNames(text, editions);
  const shown = sections.filter((section) => !section.isForPrograms);
  return { editions, sections: shown.map((section) => ({ ...section, title: named(section.title), blocks: section.blocks.map((block) => inWords(block, named)) })) };
}

function inWords(block: Block, named: (text: string) => string): Block {
  if (block.kind === "drawing") return block;
  if (block.kind !== "table") return { ...block, text: named(block.text) };
  return { ...block, head: block.head.map(named), rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(named) })) };
}

/** A text with editions called by their names: where a code is followed by its name, the code is left out; ids stay. */
export function withNames(text: string, editions: EditionCode[]): string {
  const names = new Map(editions.map(({ code, name }) => [code, name]));
  const codes = [...names.keys()].join("|");
  if (!codes) return text;
  const introduced = text.replace(new RegExp(`\\*\\*(${codes})\\*\\* (?=\\p{Lu})`, "gu"), "");
  return introduced.replace(new RegExp(`(?<![-\\w])(${codes})(?![-\\w])`, "g"), (code) => names.get(code)!);
}

/** Lines, one after the other. */
class Lines {
  readonly #lines: string[];
  #at = 0;

  constructor(text: string) {
    this.#lines = text.split("\n");
  }

  get more(): boolean {
    return this.#at < this.#lines.length;
  }

  take(): string {
    return this.#lines[this.#at++]!;
  }

  /** The lines from here on that are of a kind. */
  *while(isOf: (line: string) => boolean): Generator<string> {
    while (this.more && isOf(this.#lines[this.#at]!)) yield this.take();
  }
}

function blockOf(line: string, reader: Lines): Block {
  if (line === FENCE) {
    const drawn = [...reader.while((next) => next !== FENCE)];
    reader.take();
    return { kind: "drawing", text: drawn.join("\n") };
  }
  if (line.startsWith("|")) {
    const [head, , ...rows] = [line, ...reader.while((next) => next.startsWith("|"))].map(cellsOf);
    return { kind: "table", head: head!, rows: rows.map((cells) => ({ id: idIn(cells), cells, editions: [] })) };
  }
  const isMore = (next: string) => next.startsWith("  ");
  const statement = STATEMENT.exec(line);
  if (statement) {
    const [, id, text] = statement;
    return { kind: "statement", id: id!, text: joined(text!, reader.while(isMore)), editions: [] };
  }
  const point = POINT.exec(line);
  if (point) return { kind: "point", number: point[1]!, text: joined(point[2]!, reader.while(isMore)) };
  return { kind: "paragraph", text: joined(line, reader.while((next) => next !== "" && !/^[#|]|^- |^```/.test(next))) };
}

function joined(first: string, others: Iterable<string>): string {
  return [first, ...others].map((line) => line.trim()).join(" ");
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}

function idIn(cells: string[]): string {
  return ID.test(cells[0] ?? "") ? cells[0]! : "";
}

/** The editions, as the first numbered section lists them. */
function editionsOf(sections: Section[]): EditionCode[] {
  const first = sections.find((section) => section.number)?.blocks[0];
  if (first?.kind !== "paragraph") return [];
  return [...first.text.matchAll(EDITION)].map(([, code, name]) => ({ code: code!, name: name!.trim() }));
}

/** Says of statements and rows which editions they are about: by id, by how they begin, or by their section's title. */
function assignEditions(section: Section, codes: string[]): void {
  const titled = codes.filter((code) => new RegExp(`\\b${code}\\b`).test(section.title));
  const about = titled.length ? titled : codes;
  const decide = (id: string, text: string, end: string) => namedBy(id, codes) ?? openedBy(text, end, codes) ?? about;
  for (const block of section.blocks) {
    if (block.kind === "statement") block.editions = decide(block.id, block.text, "[ \u00a0]?[:)]");
    if (block.kind === "table") for (const row of block.rows) row.editions = decide(row.id, row.cells[1] ?? "", " ");
  }
}

/** R-EU-STA-1 and NLB-3 name their edition. */
function namedBy(id: string, codes: string[]): string[] | null {
  const code = codes.find((one) => id.split("-").some((part, index) => part === one || (index === 0 && part.slice(0, -1) === one)));
  return code ? [code] : null;
}

/** "NA, EU, NL: …", "(NA/EU) …" and in tables "NA red …" say it first. */
function openedBy(text: string, end: string, codes: string[]): string[] | null {
  const one = `(?:${codes.join("|")})`;
  const list = new RegExp(`^\\(?(${one}(?:(?:, |/)${one})*)${end}`).exec(text);
  return list ? codes.filter((code) => list[1]!.includes(code)) : null;
}
