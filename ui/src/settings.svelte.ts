/** What somebody has chosen for this device: language, spelling of cities, theme, sound, confirmation. */

export type Language = "en" | "fr";
export type Naming = "board" | "en" | "fr";
export type Theme = "light" | "dark" | "contrast";
export type ThemeChoice = "system" | Theme;

const KEPT = "branchline.settings";
const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";
const STILL = "(prefers-reduced-motion: reduce)";

interface Kept {
  language: Language;
  names: Naming;
  theme: ThemeChoice;
  sound: boolean;
  confirm: boolean;
  name: string;
}

class Settings implements Kept {
  language = $state<Language>(navigator.language.startsWith("fr") ? "fr" : "en");
  names = $state<Naming>("board");
  theme = $state<ThemeChoice>("system");
  sound = $state(true);
  /** Whether a claim with one way to pay is asked about once more. */
  confirm = $state(true);
  /** What one was called at the last table. */
  name = $state("");
  #dark = $state(matchMedia(DARK).matches);
  #contrast = $state(matchMedia(CONTRAST).matches);
  /** Whether movement is to be left out. */
  still = $state(matchMedia(STILL).matches);

  constructor() {
    Object.assign(this, kept());
    matchMedia(DARK).addEventListener("change", (event) => (this.#dark = event.matches));
    matchMedia(CONTRAST).addEventListener("change", (event) => (this.#contrast = event.matches));
    matchMedia(STILL).addEventListener("change", (event) => (this.still = event.matches));
  }

  /** The theme that is shown. */
  get shownTheme(): Theme {
    if (this.theme !== "system") return this.theme;
    return this.#contrast ? "contrast" : this.#dark ? "dark" : "light";
  }

  /** Remembers everything on this device. */
  keep(): void {
    const { language, names, theme, sound, confirm, name } = this;
    write(KEPT, { language, names, theme, sound, confirm, name } satisfies Kept);
  }
}

function kept(): Partial<Kept> {
  return read<Partial<Kept>>(KEPT) ?? {};
}

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

export const settings = new Settings();
