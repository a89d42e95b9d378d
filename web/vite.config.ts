import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { fonts } from "./scripts/fonts.mjs";
import { page } from "./scripts/page.mjs";
import { texts } from "./scripts/texts.mjs";

const server = process.env["SHAKESPEARE_SERVER"] ?? "http://127.0.0.1:1616";

// Where the gallery is built instead of the client: it is for those who work on it, and no part of the package.
const gallery = process.env["SHAKESPEARE_GALLERY"];

// The version of the package: the page compares it with that of the server it is connected to.
const version = /"(.+)"/.exec(readFileSync(new URL("../src/shakespeare/_version.py", import.meta.url), "utf8"))?.[1];

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [svelte(), fonts(), texts(), page()],
  base: gallery ? "./" : "/",
  build: {
    rolldownOptions: {
      ...(gallery ? { input: "gallery.html" } : {}),
      output: {
        codeSplitting: {
          // What home needs is one file, what a table needs besides another: few requests, and none for what is not shown.
          groups: [
            { name: "index", tags: ["$initial"], priority: 2 },
            { name: "table", test: /TableRoute\.svelte$/, priority: 1 },
          ],
        },
      },
    },
    outDir: gallery ?? "../src/shakespeare/server/client",
    emptyOutDir: true,
    target: "es2022",
    // Fonts stay files of their own, so that only those a page needs are loaded.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] }, // the texts lie with the package
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["src/test.setup.ts"] },
});
