/** Which page is shown: the address bar, read and changed without loading anew. */

export type Place =
  | { page: "home" }
  | { page: "table"; table: string; invite: string }
  | { page: "replay"; source: "table" | "record"; id: string; at: number | null }
  | { page: "replays" }
  | { page: "rules"; rule: string }
  | { page: "learn" }
  | { page: "nowhere" };

/** The page that an address names. */
export function parseAddress(path: string, hash: string): Place {
  const [first = "", second = "", third = "", fourth = ""] = path.split("/").filter(Boolean);
  switch (first) {
    case "":
      return { page: "home" };
    case "t":
      return second ? { page: "table", table: second, invite: hash.slice(1) } : { page: "nowhere" };
    case "replay":
      if ((second !== "t" && second !== "r") || !third) return { page: "nowhere" };
      return {
        page: "replay",
        source: second === "t" ? "table" : "record",
        id: third,
        at: /^\d+$/.test(fourth) ? Number(fourth) : null,
      };
    case "replays":
      return { page: "replays" };
    case "rules":
      return { page: "rules", rule: hash.slice(1) };
    case "learn":
      return { page: "learn" };
    default:
      return { page: "nowhere" };
  }
}

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
