import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { isGroundless, STEPS, TASKS } = await import("../src/lesson.svelte");

const turn = (seat: number) => ({ e: "turn", seat }) as const;
const blind = (seat: number) => ({ e: "blind", seat, card: "red" }) as const;

describe("the steps of the lesson", () => {
  it("have tasks of their own names", () => {
    expect(Object.keys(TASKS).every((name) => (STEPS as readonly string[]).includes(name))).toBe(true);
  });

  it("wait for the learner's own deeds, not for the bot's", () => {
    expect(TASKS["first-card"]!([turn(1), blind(1)], 0)).toBe(false);
    expect(TASKS["first-card"]!([turn(0), blind(0)], 0)).toBe(true);
    expect(TASKS.tickets!([{ e: "keep", seat: 1, tickets: [], rejected: [] }], 0)).toBe(false);
  });

  it("take a draw of one card for done once the turn has gone on", () => {
    expect(TASKS["second-card"]!([turn(0), blind(0)], 0)).toBe(false);
    expect(TASKS["second-card"]!([turn(0), blind(0), turn(1)], 0)).toBe(true);
    expect(TASKS["second-card"]!([turn(0), blind(0), blind(0)], 0)).toBe(true);
  });

  it("say nothing of a card or a route that was passed over", () => {
    expect(isGroundless("second-card", [turn(0)], 0)).toBe(true);
    expect(isGroundless("second-card", [turn(0), blind(0)], 0)).toBe(false);
    expect(isGroundless("scored", [turn(0), blind(0)], 0)).toBe(true);
    expect(isGroundless("limits", [], 0)).toBe(false);
  });

  it("wait for the next own turn while the rival plays", () => {
    expect(TASKS.rival!([turn(0), turn(1)], 0)).toBe(false);
    expect(TASKS.rival!([turn(0), turn(1), turn(0)], 0)).toBe(true);
  });
});
