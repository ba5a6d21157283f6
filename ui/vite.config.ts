import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { preloading } from "./preloading.ts";

const version = /^version = "(.*)"$/m.exec(readFileSync("../pyproject.toml", "utf8"))?.[1];

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
      // What most pages share is one file: many small ones are fetched one after the other.
      output: { codeSplitting: { groups: [{ name: "base", test: /node_modules|ui\/src\/(?!catalogue)/, minShareCount: 3 }] } },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8720", ws: true, changeOrigin: true } },
    fs: { allow: [".."] },
  },
});
