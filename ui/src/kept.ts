/** What this device keeps between visits. Plain, so that it can be read before the page is there. */

export type Language = "en" | "fr";
export type Naming = "board" | "en" | "fr";
export type Theme = "light" | "dark" | "contrast";
export type ThemeChoice = "system" | Theme;

export interface KeptSettings {
  language: Language;
  names: Naming;
  theme: ThemeChoice;
  sound: boolean;
  /** Whether the device tells of one's turn while the page is in the background. */
  notify: boolean;
  /** Whether a claim with one way to pay is asked about once more. */
  confirm: boolean;
  /** Whether moves of others are shown one by one, each for a moment. */
  paced: boolean;
  /** What one was called at the last table. */
  name: string;
}

const SETTINGS = "branchline.settings";
/** How cities are called until somebody chooses otherwise: families know Varsovie, not Warszawa. */
export const USUAL_NAMES: Record<Language, Naming> = { en: "board", fr: "fr" };
export const DARK = "(prefers-color-scheme: dark)";
export const CONTRAST = "(prefers-contrast: more)";

/** Something kept on this device; null if there is nothing, or the browser keeps nothing. */
export function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Value | null;
  } catch {
    return null;
  }
}

/** Keeps something on this device, if the browser lets us. */
export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** What somebody has chosen for this device, or what suits most. */
export function readSettings(): KeptSettings {
  const language = navigator.language.startsWith("fr") ? "fr" : "en";
  const usual: KeptSettings = {
    language,
    names: USUAL_NAMES[language],
    theme: "system",
    sound: true,
    notify: false,
    confirm: true,
    paced: true,
    name: "",
  };
  return { ...usual, ...read<Partial<KeptSettings>>(SETTINGS) };
}

export function writeSettings(settings: KeptSettings): void {
  write(SETTINGS, settings);
}

/** The theme that a choice leads to. */
export function themeOf(choice: ThemeChoice, isDark: boolean, isContrast: boolean): Theme {
  if (choice !== "system") return choice;
  return isContrast ? "contrast" : isDark ? "dark" : "light";
}
