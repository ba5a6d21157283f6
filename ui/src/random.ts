/** Random letters, for ids of commands and for the shuffle. */

/** Works on plain http too, where `crypto.randomUUID` is missing: a phone at the same table has no https. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
