/** The rules as documents of the project, loaded when somebody wants to read them. */

import type { Language } from "../../settings.svelte";
import { forPlayers, parseRulebook, type Rulebook } from "./rulebook";

const DOCUMENTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../../docs/rules.md?raw"),
  fr: () => import("../../../../docs/rules.fr.md?raw"),
};

/** The rules in a language, as players read them. */
export async function loadRulebook(language: Language): Promise<Rulebook> {
  return forPlayers(parseRulebook((await DOCUMENTS[language]()).default));
}
