import { describe, expect, it } from "vitest";

import { parseAddress } from "../src/place";

describe("an address", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/t/abc", "#secret", { page: "table", table: "abc", invite: "secret" }],
    ["/replay/t/abc/12", "", { page: "replay", source: "table", id: "abc", at: 12 }],
    ["/replay/r/x", "", { page: "replay", source: "record", id: "x", at: null }],
    ["/rules", "#R-ALL-CLM-1", { page: "rules", rule: "R-ALL-CLM-1" }],
    ["/learn", "", { page: "learn" }],
    ["/profile", "", { page: "profile", name: "", token: "" }],
    ["/profile/Zo%C3%A9%20B.", "", { page: "profile", name: "Zoé B.", token: "" }],
    ["/profile/100%", "", { page: "profile", name: "100%", token: "" }],
    ["/", "#profile.abcdefgh-ijklmn_opqr", { page: "profile", name: "", token: "abcdefgh-ijklmn_opqr" }],
    ["/", "#k3v0qm81x2ya.t9wk0BThrk0Pnh3l", { page: "table", table: "k3v0qm81x2ya", invite: "t9wk0BThrk0Pnh3l" }],
    ["/", "#elsewhere", { page: "home" }],
    ["/t", "", { page: "nowhere" }],
    ["/replay/z/x", "", { page: "nowhere" }],
    ["/elsewhere", "", { page: "nowhere" }],
  ])("%s%s names a page", (path, hash, place) => {
    expect(parseAddress(path, hash)).toEqual(place);
  });
});
