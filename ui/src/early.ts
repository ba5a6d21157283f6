/** Stands in the document and runs before the page's script has come: shows the theme and what can be shown already, and
 * asks for what the page will ask for first, so that it is fetched beside the script and not after it. */

import { keys, keyTo } from "./keys";
import { CONTRAST, DARK, readSettings, themeOf } from "./kept";
import type { TableInfo } from "./messages";
import { boardPath, editionPath } from "./paths";
import { parseAddress } from "./place";
import { showMap } from "./shell";

const settings = readSettings();
const theme = themeOf(settings.theme, matchMedia(DARK).matches, matchMedia(CONTRAST).matches);
document.documentElement.dataset["theme"] = theme;

function link(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement("link"), { rel, href });
}

// Styles that stand in the document are not to be loaded once more by a part of the page that needs them.
for (const file of document.querySelector<HTMLStyleElement>("style[data-files]")?.dataset["files"]?.split(" ") ?? []) {
  const sheet = link("stylesheet", `/${file}`);
  sheet.setAttribute("disabled", "");
  document.head.append(sheet);
}

function fetchSoon(path: string): void {
  document.head.append(Object.assign(link("preload", path), { as: "fetch", crossOrigin: "anonymous" }));
}

/** The edition of a table, from this device if it has been there, else from the server if it lets us know. */
async function editionOf(table: string, invite: string): Promise<string> {
  const key = keyTo(table);
  if (key?.edition) return key.edition;
  const headers = { Authorization: `Bearer ${key?.token ?? invite}` };
  const { settings } = (await (await fetch(`/api/tables/${table}`, { headers })).json()) as TableInfo;
  return settings.edition;
}

async function show(): Promise<void> {
  const place = parseAddress(location.pathname, location.hash);
  if (place.page === "home") {
    // Who has games here sees those above the boards.
    if (keys().length) document.documentElement.dataset["known"] = "";
  } else if (place.page === "table") {
    const edition = await editionOf(place.table, place.invite);
    // A page that is there by now asks itself.
    if (document.getElementById("page")?.hasChildNodes()) return;
    showMap(edition, theme);
    fetchSoon(editionPath(edition));
    fetchSoon(boardPath(edition, settings.names, settings.language));
  }
}

show().catch(() => {}); // The page finds out, and says so.
