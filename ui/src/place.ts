/** What an address names: one of the pages, and what it shows. */

export type Place =
  | { page: "home" }
  | { page: "table"; table: string; invite: string }
  | { page: "replay"; source: "table" | "record"; id: string; at: number | null }
  | { page: "replays" }
  | { page: "rules"; rule: string }
  | { page: "learn" }
  | { page: "profile"; name: string; token: string }
  | { page: "nowhere" };

/** The page that an address names. */
export function parseAddress(path: string, hash: string): Place {
  const [first = "", second = "", third = "", fourth = ""] = path.split("/").filter(Boolean);
  switch (first) {
    case "":
      return parseHash(hash.slice(1));
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
    case "profile":
      return { page: "profile", name: decoded(second), token: "" };
    default:
      return { page: "nowhere" };
  }
}

/** The first page, or what a short link names: `profile.TOKEN`, or a table with its invitation, `TABLE.INVITE`. */
function parseHash(mark: string): Place {
  const [, name = "", token = ""] = /^([a-z0-9]+)\.([\w-]{16,})$/.exec(mark) ?? [];
  if (!token) return { page: "home" };
  return name === "profile" ? { page: "profile", name: "", token } : { page: "table", table: name, invite: token };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
