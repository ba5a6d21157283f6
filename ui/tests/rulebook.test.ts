/** The rules are read whole from their documents, and found by words and by edition. */

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { columnsFor, countRules, findRules, folded, markedParts, wordsOf } from "../src/view/rules/finding";
import { piecesOf, plainText } from "../src/view/rules/inline";
import { forPlayers, parseRulebook, withNames, type Block, type Rulebook } from "../src/view/rules/rulebook";

const read = (name: string) => readFileSync(`../docs/${name}`, "utf8");
const ENGLISH = parseRulebook(read("rules.md"));
const FRENCH = parseRulebook(read("rules.fr.md"));
const SHOWN = { en: forPlayers(ENGLISH), fr: forPlayers(FRENCH) };
const synonyms = (language: string) =>
  readFileSync(`../src/branchline/text/${language}/rulebook.ftl`, "utf8").split("rulebook-synonyms =\n")[1]!;

type Statement = Extract<Block, { kind: "statement" }>;
const statements = (rulebook: Rulebook) =>
  rulebook.sections.flatMap((section) => section.blocks).filter((block): block is Statement => block.kind === "statement");
const statement = (rulebook: Rulebook, id: string) => statements(rulebook).find((one) => one.id === id)!;

describe("the documents", () => {
  test("name the same editions, sections and statements in both languages", () => {
    expect(ENGLISH.editions.map((one) => one.code)).toEqual(FRENCH.editions.map((one) => one.code));
    expect(ENGLISH.editions.length).toBeGreaterThan(1);
    expect(ENGLISH.sections.map((section) => section.id)).toEqual(FRENCH.sections.map((section) => section.id));
    expect(statements(ENGLISH).map(({ id, editions }) => ({ id, editions }))).toEqual(
      statements(FRENCH).map(({ id, editions }) => ({ id, editions })),
    );
  });

  test("lose no statement and no line", () => {
    const opened = read("rules.md").match(/^- \*\*[A-Z]/gm)!;
    expect(statements(ENGLISH)).toHaveLength(opened.length);
    const kept = ENGLISH.sections.flatMap((section) => section.blocks.flatMap((block) => ("text" in block ? [block.text] : [])));
    const lines = read("rules.md").matchAll(/^(?:- \*\*\S+\*\* |\d\. | {2,3})(\S.*)$/gm);
    const lost = [...lines].map(([, line]) => line!).filter((line) => !kept.some((text) => text.includes(line)));
    expect(lost).toEqual([]);
  });

  test("have ids that no two things share", () => {
    const rows = ENGLISH.sections.flatMap((section) => section.blocks).flatMap((block) => (block.kind === "table" ? block.rows : []));
    const ids = [...statements(ENGLISH), ...rows, ...ENGLISH.sections].map((one) => one.id).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("say which editions a statement is about", () => {
    const all = ENGLISH.editions.map((one) => one.code);
    const about = (id: string) => statement(ENGLISH, id).editions;
    expect(about("R-ALL-CLM-1")).toEqual(all);
    expect(about("R-EU-STA-1")).toEqual(["EU"]);
    expect(about("R-TUN-2")).toEqual(["EU", "NO"]);
    expect(about("R-ALL-DRAW-4")).toEqual(["NA", "EU", "NL"]);
    expect(about("R-ALL-RST-1")).toEqual(["NA", "EU"]);
    expect(about("E-05")).toEqual(["NO", "NL"]);
    expect(about("NLB-T1")).toEqual(["NL"]);
    expect(about("TB-3")).toEqual(all);
  });
});

test("a small document is read into its blocks", () => {
  const { sections } = parseRulebook(
    "# Rules\n\nIn our\nown words.\n\n## 0. Editions\n\nEditions: **AA** First one, **BB** Second\n(a box).\n\n### 2.3b Things (BB)\n\n- **R-ALL-X-1** One\n  and more.\n- **R-AA-X-2** Two.\n\n```\na -> b\n```\n\n| id | what |\n|---|---|\n| P-1 | AA red |\n\n1. A point\n   goes on.\n",
  );
  expect(sections.map(({ id, number, title, level }) => ({ id, number, title, level }))).toEqual([
    { id: "", number: "", title: "Rules", level: 1 },
    { id: "section-0", number: "0", title: "Editions", level: 2 },
    { id: "section-2-3b", number: "2.3b", title: "Things (BB)", level: 3 },
  ]);
  expect(sections[0]!.blocks).toEqual([{ kind: "paragraph", text: "In our own words." }]);
  expect(sections[2]!.blocks).toEqual([
    { kind: "statement", id: "R-ALL-X-1", text: "One and more.", editions: ["BB"] },
    { kind: "statement", id: "R-AA-X-2", text: "Two.", editions: ["AA"] },
    { kind: "drawing", text: "a -> b" },
    { kind: "table", head: ["id", "what"], rows: [{ id: "P-1", cells: ["P-1", "AA red"], editions: ["AA"] }] },
    { kind: "point", number: "1", text: "A point goes on." },
  ]);
});

describe("what players read", () => {
  const texts = (rulebook: Rulebook) =>
    rulebook.sections.flatMap((section) => [
      section.title,
      ...section.blocks.flatMap((block) => (block.kind === "table" ? [...block.head, ...block.rows.flatMap((row) => row.cells)] : [block.text])),
    ]);

  test("calls editions by their names, and ids as they are", () => {
    const editions = [
      { code: "AA", name: "First one" },
      { code: "BB", name: "Second" },
    ];
    expect(withNames("**AA** First one, **BB** Second. AA/BB: see R-AA-X-2", editions)).toBe("First one, Second. First one/Second: see R-AA-X-2");
    for (const rulebook of Object.values(SHOWN)) {
      const codes = new RegExp(`(?<![-\\w])(${rulebook.editions.map((one) => one.code).join("|")})(?![-\\w])`);
      expect(texts(rulebook).filter((text) => codes.test(text))).toEqual([]);
    }
  });

  test("has no phases, fields or files of the program", () => {
    for (const rulebook of Object.values(SHOWN)) expect(texts(rulebook).filter((text) => /[A-Z]{4,}_|\.(py|toml)\b|src\/| = (true|false)|\[\]/.test(text))).toEqual([]);
  });

  test("keeps every statement that a refusal can name", () => {
    const shown = statements(SHOWN.en).map((one) => one.id);
    const left = statements(ENGLISH).map((one) => one.id).filter((id) => !shown.includes(id));
    expect(left).toEqual(["R-ALL-INV-1", "R-ALL-INV-2", "R-ALL-INV-3"]);
  });
});

describe("a line", () => {
  test("has pieces: strong words, origins, code and other rules", () => {
    expect(piecesOf("See R-ALL-CLM-Q: **no** `L`. *our ruling*, [rulings.md](rulings.md)")).toEqual([
      { kind: "plain", text: "See " },
      { kind: "rule", text: "R-ALL-CLM-Q" },
      { kind: "plain", text: ": " },
      { kind: "strong", text: "no" },
      { kind: "plain", text: " " },
      { kind: "code", text: "L" },
      { kind: "plain", text: ". " },
      { kind: "origin", text: "our ruling" },
      { kind: "plain", text: ", " },
      { kind: "plain", text: "rulings.md" },
    ]);
    expect(plainText("**a** *b*")).toBe("a b");
  });
});

describe("a search", () => {
  const ids = (rulebook: Rulebook, search: string, edition = "") =>
    findRules(rulebook, search, edition)
      .flatMap((section) => section.blocks)
      .flatMap((block) => (block.kind === "statement" ? [block.id] : []));

  test("knows neither accents nor case, letter for letter", () => {
    expect(folded("Défausse\u00a0ÎLE")).toBe("defausse ile");
    expect(folded("œuf")).toHaveLength(3);
    expect(ids(FRENCH, "defausse")).toEqual(ids(FRENCH, "Défausse"));
    expect(ids(FRENCH, "defausse").length).toBeGreaterThan(5);
  });

  test("wants all words, and finds rules by their ids", () => {
    expect(ids(ENGLISH, "r-eu-sta-10")).toContain("R-EU-STA-10");
    expect(ids(ENGLISH, "station loco").length).toBeLessThan(ids(ENGLISH, "station").length);
    expect(ids(ENGLISH, "xyzzy")).toEqual([]);
    expect(findRules(ENGLISH, "xyzzy", "")).toEqual([]);
  });

  test("puts what a heading names first, then what has all words, then what has most", () => {
    const titles = (search: string) => findRules(SHOWN.en, search, "", synonyms("en")).map((section) => section.title);
    expect(titles("tunnel")[0]).toMatch(/^Tunnels/);
    expect(titles("tunnels")).toEqual(titles("tunnel"));
    expect(ids(SHOWN.en, "locomotive second card")[0]).toBe("R-ALL-DRAW-4");
    const some = ids(SHOWN.en, "station unclaimed xyzzy");
    expect(some).toContain("E-26");
    expect(some).not.toContain("R-EU-STA-1");
  });

  test.each(["swap", "4:1", "4 : 1", "exchange", "joker", "wild", "two cards"])("knows what people call things: %s", (search) => {
    expect(findRules(SHOWN.en, search, "", synonyms("en"))).not.toEqual([]);
  });

  test.each(["échange", "4:1", "joker", "double pioche", "deuxième carte", "bateau"])("and in French: %s", (search) => {
    expect(findRules(SHOWN.fr, search, "", synonyms("fr"))).not.toEqual([]);
  });

  test("finds the swap route by what the board and its card say", () => {
    for (const search of ["swap", "exchange", "4:1"]) {
      expect(findRules(SHOWN.en, search, "", synonyms("en")).flatMap((section) => section.blocks)).toContainEqual(expect.objectContaining({ id: "R-NO-MUR-1" }));
    }
  });

  test("finds a whole section by its title", () => {
    expect(ids(ENGLISH, "longest continuous path")).toContain("R-ALL-LNG-4");
  });

  test("keeps what an edition plays by, and its column of tables", () => {
    const nordic = ids(ENGLISH, "", "NO");
    expect(nordic).toContain("R-ALL-CLM-1");
    expect(nordic).toContain("R-TUN-2");
    expect(nordic).not.toContain("R-EU-STA-1");
    expect(nordic).not.toContain("R-ALL-DRAW-4");
    expect(columnsFor(["parameter", "NA", "EU"], ["NA", "EU"], "EU")).toEqual([0, 2]);
    expect(columnsFor(["parameter", "NA", "EU"], ["NA", "EU"], "")).toEqual([0, 1, 2]);
  });

  test("of nothing gives everything", () => {
    expect(findRules(ENGLISH, " ", "")).toBe(ENGLISH.sections);
    expect(countRules(ENGLISH.sections)).toBe(statements(ENGLISH).length);
  });

  test("marks what it found", () => {
    expect(markedParts("La défausse", wordsOf("DEF").flat())).toEqual([
      { text: "La ", isFound: false },
      { text: "déf", isFound: true },
      { text: "ausse", isFound: false },
    ]);
    expect(markedParts("", ["a"])).toEqual([]);
    expect(markedParts("aa", [])).toEqual([{ text: "aa", isFound: false }]);
  });
});
