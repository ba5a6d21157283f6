/** Which page is shown: the address bar, read and changed without loading anew. */

import { parseAddress, type Place } from "./place";

function here(): Place {
  return parseAddress(location.pathname, location.hash);
}

class Address {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener("popstate", () => (this.place = here()));
    addEventListener("hashchange", () => (this.place = here()));
  }

  /** Shows another page. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.place = here();
    scrollTo(0, 0);
  }

  /** Changes what the address bar says of the same page, such as the move of a replay. */
  note(path: string): void {
    history.replaceState(history.state, "", path);
  }
}

export const address = new Address();

/** Follows links inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  address.go(link.pathname + link.search + link.hash);
}
