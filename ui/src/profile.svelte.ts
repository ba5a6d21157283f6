/** The profile of whoever uses this device: a claimed name, and the token that is the only key to it. */

import type { ClaimedName, Profile } from "./messages";
import { ask, askText, Refused } from "./server";
import { read, write } from "./kept";
import { settings } from "./settings.svelte";

const KEPT = "branchline.profile";
const MARK = "#profile.";

interface Kept {
  name: string;
  token: string;
}

class MyProfile {
  #kept = $state.raw<Kept | null>(read<Kept>(KEPT));

  /** The claimed name; empty if there is none. */
  get name(): string {
    return this.#kept?.name ?? "";
  }

  get token(): string {
    return this.#kept?.token ?? "";
  }

  /** The link that opens the profile on another device; what is behind the # never reaches a server's log. */
  get link(): string {
    return this.#kept ? `${location.origin}/${MARK}${this.#kept.token}` : "";
  }

  #keep(kept: Kept | null): void {
    this.#kept = kept;
    write(KEPT, kept);
    if (kept) settings.name = kept.name;
  }

  /** Claims a free name; throws `Refused`. */
  async claim(name: string): Promise<void> {
    this.#keep(await ask<ClaimedName>("/api/profiles", { body: { name } }));
  }

  /** Uses a profile on this device from now on. */
  use(name: string, token: string): void {
    this.#keep({ name, token });
  }

  /** What everybody may know of the own profile. One that is gone is forgotten. */
  async show(): Promise<Profile> {
    const { token } = this;
    try {
      const shown = await ask<Profile>("/api/profile", { token });
      // Meanwhile it may have been given another token, or another device has renamed it.
      if (token === this.token && shown.name !== this.name) this.#keep({ name: shown.name, token });
      return shown;
    } catch (error) {
      if (error instanceof Refused && error.key === "server-no-profile" && token === this.token) this.forget();
      throw error;
    }
  }

  async rename(name: string): Promise<void> {
    const { token } = this;
    const renamed = await ask<Profile>("/api/profile/rename", { token, body: { name } });
    this.#keep({ name: renamed.name, token });
  }

  /** A new link; the old one is worth nothing from here on. */
  async renew(): Promise<void> {
    this.#keep(await ask<ClaimedName>("/api/profile/renew", { method: "POST", token: this.token }));
  }

  /** Removes the profile for everybody. */
  async remove(): Promise<void> {
    await askText("/api/profile", { method: "DELETE", token: this.token });
    this.forget();
  }

  /** This device does not use it any more. */
  forget(): void {
    this.#keep(null);
  }
}

export const profile = new MyProfile();

/** The token in a profile's link, or what was typed if it is no link. */
export function tokenIn(text: string): string {
  const at = text.indexOf(MARK);
  return (at < 0 ? text : text.slice(at + MARK.length)).trim();
}

/** Where everybody may look at a profile. */
export function profilePath(name: string): string {
  return `/profile/${encodeURIComponent(name)}`;
}
