/** What the first page works out: where boards stand, who plays, which game goes on first. */

import { describe, expect, test } from "vitest";

import type { Key } from "../src/keys";
import type { Result, Rules, SeatInfo, TableInfo } from "../src/messages";
import { companyIn, endingOf, finishedGames, inShort, type Finished } from "../src/view/home/finished";
import { myGame, timeLeft, unfinished } from "../src/view/home/games";
import { rowsOf } from "../src/view/home/mosaic";
import { fitOpponents, levelsOf } from "../src/view/home/opponents";
import {
  changedSwitches,
  choiceOf,
  firstSitters,
  isNamed,
  planOf,
  sitterOf,
  soloPlan,
  switchesOf,
  withSeats,
} from "../src/view/home/planning";

describe("boards", () => {
  const measures = { width: 957, gap: 14, words: 62, least: 330, most: 600 };
  const rows = (proportions: number[], changes = {}) => rowsOf(proportions, (one) => one, { ...measures, ...changes });

  test("wide ones stand in pairs beside tall ones, and all fill the width", () => {
    const [row, ...others] = rows([1.5, 0.8, 1.5, 0.85]);
    expect(others).toEqual([]);
    expect(row!.columns.map((column) => column.items)).toEqual([[1.5, 1.5], [0.8], [0.85]]);
    const width = row!.columns.reduce((sum, column) => sum + column.width, 2 * measures.gap);
    expect(width).toBeCloseTo(measures.width);
  });

  test("every picture is whole: its height follows from its width", () => {
    const [row] = rows([1.5, 1.5, 0.8]);
    const [pair, tall] = row!.columns;
    expect(pair!.width / ((row!.height - measures.gap - 2 * measures.words) / 2)).toBeCloseTo(1.5);
    expect(tall!.width / (row!.height - measures.words)).toBeCloseTo(0.8);
  });

  test("many boards take several rows, none too low", () => {
    const many = rows([1.5, 1.5, 1.5, 1.5, 0.8, 0.8, 0.8, 0.8]);
    expect(many.length).toBeGreaterThan(1);
    expect(many.flatMap((row) => row.columns.flatMap((column) => column.items))).toHaveLength(8);
    for (const row of many) expect(row.height).toBeGreaterThanOrEqual(measures.least);
  });

  test("a single board is no higher than there is room", () => {
    expect(rows([0.5])[0]!.height).toBe(600);
    expect(rows([], { width: 0 })).toEqual([]);
  });
});

describe("opponents", () => {
  test("are as many as the seats allow", () => {
    expect(fitOpponents(["hard", "easy", "easy"], [2, 3])).toEqual(["hard", "easy"]);
    expect(fitOpponents([], [2, 5])).toEqual(["medium"]);
    expect(fitOpponents(["hard"], [4, 5])).toEqual(["hard", "hard", "hard"]);
    expect(fitOpponents(["hard"], [2, 5])).toEqual(["hard"]);
  });

  test("have the levels that the server has and we have words for", () => {
    expect(levelsOf(["expert", "greedy", "easy"])).toEqual(["easy", "expert"]);
  });

  test("of a solo table sit behind oneself", () => {
    const plan = soloPlan("tiny", "Ada", ["hard", "easy"]);
    expect(plan).toEqual({ settings: { edition: "tiny", seats: 3 }, people: { 0: "Ada" }, bots: { 1: "hard", 2: "easy" } });
  });
});

describe("a planned table", () => {
  test("has friends by link, or people at one screen", () => {
    expect(firstSitters("friends", "Ada", 3).map(choiceOf)).toEqual(["here", "friend", "friend"]);
    expect(firstSitters("screen", "Ada", 2)).toEqual([
      { who: "here", name: "Ada" },
      { who: "here", name: "" },
    ]);
  });

  test("keeps who sits when seats come and go", () => {
    const sitters = withSeats([{ who: "here", name: "Ada" }, sitterOf("hard")], "friends", 3);
    expect(sitters.map(choiceOf)).toEqual(["here", "hard", "friend"]);
    expect(withSeats(sitters, "friends", 2).map(choiceOf)).toEqual(["here", "hard"]);
  });

  test("wants a name for everybody at this screen", () => {
    expect(isNamed([{ who: "here", name: " " }])).toBe(false);
    expect(isNamed([{ who: "here", name: "Ada" }, { who: "friend" }, sitterOf("easy")])).toBe(true);
  });

  test("leaves the seats of friends free", () => {
    const plan = planOf({ edition: "tiny", seats: 9 }, [{ who: "here", name: " Ada " }, { who: "friend" }, sitterOf("easy")]);
    expect(plan).toEqual({ settings: { edition: "tiny", seats: 3 }, people: { 0: "Ada" }, bots: { 2: "easy" } });
  });

  test("sends only switches that differ", () => {
    const rules = { may_stop_after_one: true, market_alone_suffices: false, ferry_substitute: "none" } as Rules;
    expect(changedSwitches({ may_stop_after_one: true, market_alone_suffices: true }, rules)).toEqual({
      market_alone_suffices: true,
    });
    expect(switchesOf(rules)).not.toContain("nordic_ferry_stacking");
    expect(switchesOf({ ...rules, ferry_substitute: "any_three" })).toContain("nordic_ferry_stacking");
  });
});

describe("my games", () => {
  const seats: SeatInfo[] = [
    { seat: 0, name: "Ada", player: 3 },
    { seat: 1, name: "Bo", player: 4 },
    { seat: 2, name: "Medium", bot: "medium" },
  ];
  const key = (table: string, used = 0): Key => ({ table, player: 3, token: "", invite: "", edition: "tiny", seats: [0], used });
  const table = (changes: Partial<TableInfo>): TableInfo =>
    ({ table: "t", phase: "playing", seats, awaited: [], deadlines: {}, result: null, settings: { edition: "tiny" }, ...changes }) as TableInfo;

  test("say whose turn it is, one's own first", () => {
    const mine = myGame(key("t"), table({ awaited: [1, 0], deadlines: { 0: 5000 } }));
    expect(mine).toMatchObject({ state: "mine", others: ["Bo", "Medium"], deadline: 5000 });
    expect(mine.awaited?.name).toBe("Ada");
    const others = myGame(key("t"), table({ awaited: [1] }));
    expect(others).toMatchObject({ state: "others", deadline: null });
    expect(others.awaited?.name).toBe("Bo");
  });

  test("come with the awaited ones first, and without those that are over", () => {
    const games = [
      myGame(key("over"), table({ phase: "over" })),
      myGame(key("old"), table({ awaited: [1] })),
      myGame(key("new", 5), table({ awaited: [1] })),
      myGame(key("mine"), table({ awaited: [0] })),
      myGame(key("lobby"), table({ phase: "lobby" })),
    ];
    expect(unfinished(games).map((game) => game.key.table)).toEqual(["mine", "lobby", "new", "old"]);
  });

  test("have the time that is left", () => {
    expect(timeLeft(252_000, 0)).toEqual({ days: 0, hours: 0, clock: "4:12" });
    expect(timeLeft(1000, 5000).clock).toBe("0:00");
    expect(timeLeft(50 * 3_600_000, 0)).toMatchObject({ days: 2, hours: 50 });
  });

  const result = { scores: [{ total: 96 }, { total: 112 }, { total: 112 }], winners: [2] } as Result;

  test("end with the winner's points, then those of the others", () => {
    expect(endingOf(result)).toEqual({ winners: [2], points: 112, others: [112, 96] });
    const shared = { ...result, winners: [1, 2] } as Result;
    expect(endingOf(shared)).toEqual({ winners: [1, 2], points: 112, others: [96] });
    const even = { scores: [{ total: 90 }, { total: 90 }], winners: [0, 1] } as Result;
    expect(endingOf(even)).toEqual({ winners: [0, 1], points: 90, others: [90] });
    const resigned = { scores: [{ total: 120 }, { total: 90 }], winners: [1], resigned: [0] } as unknown as Result;
    expect(endingOf(resigned)).toMatchObject({ points: 90, others: [120] });
  });

  test("without a winner where all have resigned", () => {
    const nobody = { ...result, winners: [] } as Result;
    expect(endingOf(nobody)).toEqual({ winners: [], points: null, others: [112, 112, 96] });
  });

  test("name the other winner beside me, and no winner that is named already", () => {
    const game = { players: ["Ada", "Bo", "Cy"], result: { ...result, winners: [1, 2] } } as Finished;
    expect(companyIn({ ...game, mine: [1] })).toEqual(["Ada", "Cy"]);
    expect(companyIn({ ...game, mine: [0] })).toEqual([]);
  });

  test("that are finished are listed once, one's own first, in short", () => {
    const mine = [myGame(key("mine"), table({ table: "mine", phase: "over", result, ended: 7 })), myGame(key("broken"), table({ phase: "over" }))];
    const line = (id: string, changes = {}) => ({ replay: "", table: id, time: 0, edition: "tiny", players: ["Cy"], result, ...changes });
    const listed = [line("a"), line("mine"), line("", { replay: "b" }), line("c"), line("none", { result: null })];
    const games = finishedGames(mine, listed);
    expect(games.map((game) => game.address.split("/")[2])).toEqual(["t", "t", "r", "t"]);
    expect(games.map((game) => game.address.split("/").at(-1))).toEqual(["mine", "a", "b", "c"]);
    expect(games[0]!.players).toEqual(["Ada", "Bo", "Medium"]);
    expect(games.map((game) => game.mine)).toEqual([[0], [], [], []]);
    expect(games.map((game) => game.time)).toEqual([7, 0, 0, 0]);
    expect(companyIn(games[0]!)).toEqual(["Bo"]);
    expect(inShort(games)).toHaveLength(3);
  });
});
