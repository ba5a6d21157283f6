/** Sentences from the catalogue that Python reads too (docs/texts.md). The page builds none itself. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "./settings.svelte";

export type Values = Record<string, FluentVariable>;

const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./catalogue/en"),
  fr: () => import("./catalogue/fr"),
};

let shown = $state.raw({ current: new FluentBundle("en"), language: "en" as Language });

/** Whose something is, in French: de Dorian, d'Ada. */
function ofWhom(name: string): string {
  return /^([aeiou]|y[^aeiou])/i.test(name.normalize("NFD")) ? `d'${name}` : `de ${name}`;
}

/** Reads a language's texts and shows the page in it. */
export async function loadCatalogue(language: Language): Promise<void> {
  const files = (await CATALOGUES[language]()).default;
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      SIGNED: ([number]) => String(number).replace("-", "−"),
      DE: ([name]) => ofWhom(String(name)),
    },
  });
  for (const file of files) addTexts(bundle, file);
  shown = { current: bundle, language };
  document.documentElement.lang = language;
}

/** Adds texts that only some pages need, such as the lesson's, to the language that is shown. */
export function addCatalogue(files: string[]): void {
  for (const file of files) addTexts(shown.current, file);
  shown = { ...shown };
}

function addTexts(bundle: FluentBundle, file: string): void {
  const [error] = bundle.addResource(new FluentResource(file), { allowOverrides: true });
  if (error) throw error;
}

/** A message in the language of the page, filled in; `key.attribute` names an attribute of it. */
export function say(key: string, values: Values = {}): string {
  const [name, attribute] = key.split(".") as [string, string | undefined];
  const message = shown.current.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no text for ${key}`);
  return shown.current.formatPattern(pattern, values);
}

/** Changes the language of the page and remembers it. */
export async function speak(language: Language): Promise<void> {
  await loadCatalogue(language);
  settings.speak(language);
}
