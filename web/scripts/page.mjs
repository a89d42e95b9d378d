/**
 * What the page itself holds, so that it can be painted before anything else has come: the style of the door, a script that
 * knows theme, language and measure (`src/boot.ts`), the title, and a few sentences in every language. The server allows
 * both by their hashes.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { rolldown } from "rolldown";
import { runnerImport } from "vite";

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const STYLES = ["../src/art/palette.css", "../src/home/door.css"].map(file);

function style() {
  const css = STYLES.map((name) => readFileSync(name, "utf-8")).join("");
  return css.replace(/\/\*.*?\*\//gs, "").replace(/\s+/g, " ").replace(/ ?([{};,]) ?/g, "$1");
}

async function script(built) {
  const bundle = await rolldown({ input: file("../src/boot.ts"), platform: "browser" });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim().replace("__BUILT__", JSON.stringify(built));
}

/** A sentence in every language; the style shows the one that is spoken. */
function say(id, languages) {
  return languages.map((language) => {
    const texts = new FluentBundle(language, { useIsolating: false });
    texts.addResource(new FluentResource(readFileSync(file(`../../src/shakespeare/locales/${language}/client.ftl`), "utf-8")));
    const message = texts.getMessage(id);
    if (!message?.value) throw new Error(`There is no ${id} in ${language}.`);
    return `<span lang="${language}">${texts.formatPattern(message.value)}</span>`;
  }).join("");
}

/** The head of home (see `src/home/Home.svelte`), without what needs a script. */
function door(title, languages) {
  const said = (id) => say(id, languages);
  return `<header id="door" class="door on-dark">
<div class="switches"></div>
<h1>${title}</h1>
<p class="motto">${said("home-motto")}</p>
<p class="what">${said("home-what")}</p>
<div class="calls">
<p class="broken" role="alert">${said("page-broken")} <a href="">${said("connection-retry")}</a></p>
<noscript><p>${said("page-unscripted")}</p></noscript>
</div>
</header>`;
}

/** The `Built` of `src/boot.ts`. */
function whatIsBuilt(bundle, languages) {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const holding = (end) => {
    const found = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(end)));
    if (found === undefined) throw new Error(`No script holds ${end}.`);
    return found;
  };
  const texts = (suffix) =>
    Object.fromEntries(languages.map((language) => [language, `/${holding(`/texts/languages/${language}${suffix}.ts`).fileName}`]));
  const table = holding("/table/TableRoute.svelte");
  const parts = [table, ...table.imports.map((name) => bundle[name])].filter(({ isEntry }) => !isEntry);
  return {
    home: texts(""),
    table: texts(".table"),
    // Not what home has already, which is in the page.
    tableCode: [...parts, holding("/art/emblems/base/index.ts")].map(({ fileName }) => `/${fileName}`),
    tableStyles: [...(table.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
  };
}

export function page() {
  return {
    name: "page",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (!html.includes("<!--door-->")) return html; // the gallery
        const { TITLE } = (await runnerImport(file("../src/art/title.ts"))).module;
        const { LANGUAGES } = (await runnerImport(file("../src/texts/known.ts"))).module;
        const built = bundle ? whatIsBuilt(bundle, LANGUAGES) : { home: {}, table: {}, tableCode: [], tableStyles: [] };
        // The first paint waits for the styles above it alone: those of the game come below the door.
        const styles = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
        const bare = styles.reduce((rest, link) => rest.replace(link, ""), html);
        const critical = `<style>${style()}</style>\n    <script>${await script(built)}</script>`;
        return bare
          .replace("<!--critical-->", () => critical)
          .replace("<!--door-->", () => `${door(TITLE, LANGUAGES)}${styles.join("")}`);
      },
    },
  };
}
