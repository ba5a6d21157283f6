import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { preloading } from "./preloading.ts";

const version = /^version = "(.*)"$/m.exec(readFileSync("../pyproject.toml", "utf8"))?.[1];

/** What boards and games are shown with. */
const GAME = "board/|fold|naming|payments|roving|shapes|view/(MiniCard|Picture|Presence|TicketState|replay|scoring)";

/** The page is built into the package, which serves it; `npm run dev` asks a server on its usual port. */
export default defineConfig({
  plugins: [svelte(), preloading()],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: "../src/branchline/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What pages share is two files, one of them for boards and games: many small ones are fetched one after the other.
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: new RegExp(`node_modules/(?!uqr)|ui/src/(?!catalogue|${GAME})`), minShareCount: 2, priority: 2 },
            { name: "game", test: new RegExp(`ui/src/(${GAME})`), minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8720", ws: true, changeOrigin: true } },
    fs: { allow: [".."] },
  },
});
