/** Days in words. */

import { settings } from "./settings.svelte";

/** The day of a time, in milliseconds since 1970; its year only where it is not this one. */
export function dayOf(time: number): string {
  const isThisYear = new Date(time).getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(settings.language, { day: "numeric", month: "long", ...(!isThisYear && { year: "numeric" }) }).format(time);
}
