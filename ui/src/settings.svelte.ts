/** What somebody has chosen for this device: language, spelling of cities, theme, sound, notices, confirmation, pace. */

import {
  CONTRAST,
  DARK,
  readSettings,
  themeOf,
  USUAL_NAMES,
  writeSettings,
  type KeptSettings,
  type Language,
  type Naming,
  type Theme,
  type ThemeChoice,
} from "./kept";

export type { Language, Naming, Theme, ThemeChoice };

const STILL = "(prefers-reduced-motion: reduce)";
const kept = readSettings();

class Settings implements KeptSettings {
  language = $state(kept.language);
  names = $state(kept.names);
  theme = $state(kept.theme);
  sound = $state(kept.sound);
  notify = $state(kept.notify);
  confirm = $state(kept.confirm);
  paced = $state(kept.paced);
  name = $state(kept.name);
  #dark = $state(matchMedia(DARK).matches);
  #contrast = $state(matchMedia(CONTRAST).matches);
  /** Whether movement is to be left out. */
  still = $state(matchMedia(STILL).matches);

  constructor() {
    matchMedia(DARK).addEventListener("change", (event) => (this.#dark = event.matches));
    matchMedia(CONTRAST).addEventListener("change", (event) => (this.#contrast = event.matches));
    matchMedia(STILL).addEventListener("change", (event) => (this.still = event.matches));
  }

  /** Another language; cities are called as is usual in it, unless they were called otherwise. */
  speak(language: Language): void {
    if (this.names === USUAL_NAMES[this.language]) this.names = USUAL_NAMES[language];
    this.language = language;
  }

  /** The theme that is shown. */
  get shownTheme(): Theme {
    return themeOf(this.theme, this.#dark, this.#contrast);
  }

  /** Remembers everything on this device. */
  keep(): void {
    const { language, names, theme, sound, notify, confirm, paced, name } = this;
    writeSettings({ language, names, theme, sound, notify, confirm, paced, name });
  }
}

export const settings = new Settings();
