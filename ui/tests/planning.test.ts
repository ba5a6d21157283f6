/** What is planned while others play, and what becomes of it when one's turn begins. */

import { beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.mock("../src/text.svelte", () => ({ say: (key: string, values: object) => [key, ...Object.values(values)].join(" ") }));
const { Play } = await import("../src/play.svelte");

const FERRY = { route: "a-b", substitutes: 1, due: 3, most: { red: 2, blue: 2 } };
const OTHER = { route: "a-b", color: "red", cards: 1, substitutes: 1, due: 3, most: { red: 1, blue: 2, green: 1 } };
const edition = {
  cities: ["a", "b"].map((id) => ({ id, names: { board: id, en: id, fr: id } })),
  routes: [{ id: "a-b", city_a: "a", city_b: "b" }],
};

let table: { isMine: boolean; plans: object | null; choices: object | null; [key: string]: unknown };
let play: InstanceType<typeof Play>;

/** It is one's turn, with these ways to pay, or cities for a station. */
function begin(claims: object, station_cities: string[] = []): void {
  Object.assign(table, { isMine: true, plans: null, choices: { claims, station_cities } });
  play.goOn();
}

beforeEach(() => {
  table = { isMine: false, choices: null, plans: { claims: { "a-b": [OTHER, FERRY] }, station_cities: ["a"] }, view: { hand: {} }, edition, refusal: null };
  play = new Play(table as unknown as ConstructorParameters<typeof Play>[0]);
  play.goOn();
});

describe("a plan that is being made when one's turn begins", () => {
  beforeEach(() => {
    play.route = "a-b";
    play.chooseWay(OTHER);
    play.give("blue", 1);
    play.give("blue", 1);
    play.goOn();
  });

  it("goes on as a claim, with the cards entered so far", () => {
    begin({ "a-b": [{ ...FERRY }, { ...OTHER }] });
    expect([play.panel, play.isPlanning, play.owed]).toEqual(["claim", false, 1]);
    expect(play.payment).toEqual({ red: 1, blue: 2 });
    expect(play.note).toBeNull();
  });

  it("begins anew where that way to pay is gone", () => {
    begin({ "a-b": [{ route: "a-b", color: "red", cards: 4 }] });
    expect([play.panel, play.owed]).toEqual(["claim", 0]);
    expect(play.payment).toEqual({ red: 4 });
  });

  it("is let go with a word when it is not possible any more", () => {
    begin({});
    expect([play.route, play.note?.sentence]).toEqual([null, "plan-gone a – b"]);
  });

  it("is let go with a word as soon as it is not possible any more", () => {
    table.plans = { claims: {} };
    play.goOn();
    expect(play.note?.sentence).toBe("plan-gone a – b");
  });

  it("waits while it is not known what is possible", () => {
    Object.assign(table, { isMine: true, plans: null });
    play.goOn();
    expect(play.route).toBe("a-b");
    begin({});
    expect(play.note?.sentence).toBe("plan-gone a – b");
  });
});

it("a station that is being planned goes on, or is let go with a word", () => {
  play.city = "a";
  begin({}, ["a"]);
  expect([play.city, play.panel]).toEqual(["a", "station"]);
  table.isMine = false;
  play.goOn();
  expect(play.city).toBeNull();
  play.city = "a";
  begin({}, []);
  expect(play.note?.sentence).toBe("plan-gone-station a");
});

it("what is chosen in one's own turn ends with it, and without a word", () => {
  begin({ "a-b": [FERRY] });
  play.route = "a-b";
  table.choices = { claims: {} };
  play.goOn();
  expect([play.route, play.note]).toEqual([null, null]);
  begin({ "a-b": [FERRY] });
  play.route = "a-b";
  table.isMine = false;
  play.goOn();
  expect([play.route, play.note]).toEqual([null, null]);
});
