// @vitest-environment node
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hash: "" });
vi.stubGlobal("addEventListener", () => {});
const { parseAddress } = await import("../src/address.svelte");

describe("an address", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/t/abc", "#secret", { page: "table", table: "abc", invite: "secret" }],
    ["/replay/t/abc/12", "", { page: "replay", source: "table", id: "abc", at: 12 }],
    ["/replay/r/x", "", { page: "replay", source: "record", id: "x", at: null }],
    ["/rules", "#R-ALL-CLM-1", { page: "rules", rule: "R-ALL-CLM-1" }],
    ["/learn", "", { page: "learn" }],
    ["/t", "", { page: "nowhere" }],
    ["/replay/z/x", "", { page: "nowhere" }],
    ["/elsewhere", "", { page: "nowhere" }],
  ])("%s%s names a page", (path, hash, place) => {
    expect(parseAddress(path, hash)).toEqual(place);
  });
});
