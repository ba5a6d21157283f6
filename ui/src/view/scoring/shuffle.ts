/** Checks a shuffle in the browser, as docs/protocol.md says it was made. */

import type { Shuffle } from "../../messages";

const KIND = "branchline-shuffle/1";
const SEED_DIGITS = 24;

export interface ShuffleCheck {
  /** Whether the nonce is the one that was promised before anybody sat down. */
  isPromised: boolean;
  /** Whether the seed was made of the nonce and everybody's contribution. */
  isSeed: boolean;
}

/** Whether this browser lets a page compute hashes: it does so over https and on the machine itself. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export async function checkShuffle({ commitment, contributions = [], nonce = "", seed = "" }: Shuffle): Promise<ShuffleCheck> {
  const promised = await sha256(`${KIND} nonce ${nonce}`);
  const made = await sha256(JSON.stringify([KIND, nonce, ...contributions]));
  return { isPromised: promised === commitment, isSeed: made.slice(0, SEED_DIGITS) === seed };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
