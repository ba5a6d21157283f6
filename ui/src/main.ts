/** Starts the page. */

import { mount } from "svelte";

import { address } from "./address.svelte";
import App from "./App.svelte";
import { loadPage } from "./pages";
import { loadCatalogue } from "./text.svelte";
import { settings } from "./settings.svelte";
import { dropShell } from "./shell";
import "./style/fonts.css";
import "./style/palette.css";
import "./style/theme.css";
import "./style/base.css";
import "./style/layout.css";
import "./style/shell.css";

// Texts and the first page are fetched side by side.
await Promise.all([loadCatalogue(settings.language), loadPage(address.place.page)]);
mount(App, { target: document.getElementById("page")! });
if (address.place.page !== "table") dropShell();

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}
