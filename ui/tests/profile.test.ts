// @vitest-environment node
/** Links to profiles. */

import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("location", { origin: "https://example.org", pathname: "/", hash: "" });
const { profilePath, tokenIn } = await import("../src/profile.svelte");

describe("a profile's link", () => {
  it.each([
    ["https://example.org/#profile.abc_DEF-123", "abc_DEF-123"],
    ["  https://example.org/#profile.abc_DEF-123\n", "abc_DEF-123"],
    ["abc_DEF-123", "abc_DEF-123"],
  ])("%j has a token", (text, token) => {
    expect(tokenIn(text)).toBe(token);
  });

  it("leads to a name, whatever letters that has", () => {
    expect(profilePath("Zoé B.")).toBe("/profile/Zo%C3%A9%20B.");
  });
});
