/** A refusal is shown without the id of its rule: a link beside it leads there. */

import { expect, test } from "vitest";

import { withoutRule } from "../src/refused";

test("the rule's id at the end is left out", () => {
  expect(withoutRule({ sentence: "It is taken (by Ada). (R-ALL-CLM-1)", rule: "R-ALL-CLM-1" })).toBe("It is taken (by Ada).");
});

test("a sentence without it stays as it is", () => {
  expect(withoutRule({ sentence: "There is no seat (2)", rule: "" })).toBe("There is no seat (2)");
  expect(withoutRule({ sentence: "Wait.", rule: "R-ALL-CLM-1" })).toBe("Wait.");
});
