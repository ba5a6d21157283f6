import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Two kinds of tests: of functions, and of the whole page in a real browser on a real server. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [svelte()],
        test: { name: "unit", include: ["tests/**/*.test.ts"] },
      },
      {
        test: {
          name: "browser",
          include: ["browser/**/*.test.ts"],
          globalSetup: ["browser/unpacking.ts", "browser/server.ts"],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "soak",
          include: ["browser/**/*.soak.ts"],
          globalSetup: ["browser/unpacking.ts", "browser/server.ts"],
          testTimeout: 900_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
