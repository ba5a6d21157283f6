/** Who has chosen first tickets and waits for the others: what the page shows is what the server says. */

import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { Play } = await import("../src/play.svelte");

/** A table as far as tickets go: those that were kept, and what helps with them. */
function play(kept: string[], tickets: string[]) {
  const scene = { kept, view: { phase: "first_keep" } };
  return new Play({ scene, aids: { tickets: tickets.map((ticket) => ({ ticket })) } } as unknown as ConstructorParameters<typeof Play>[0]);
}

describe("somebody who has kept first tickets", () => {
  it("waits and is shown them, whatever this page knows of", () => {
    const waiting = play(["kyoto", "osaka"], ["kyoto", "osaka"]);
    expect(waiting.kept).toEqual([]);
    expect(waiting.isWaiting).toBe(true);
    expect(waiting.tickets.map(({ ticket }) => ticket)).toEqual(["kyoto", "osaka"]);
  });

  it("has none before, though some are chosen on the page", () => {
    const choosing = play([], []);
    choosing.toggleTicket("kyoto");
    expect(choosing.isWaiting).toBe(false);
    expect(choosing.tickets).toEqual([]);
  });
});
