/**
 * Stands in the page itself and runs before its first paint: theme, language and measure are right from the beginning, and
 * what this page needs next is asked for at once. `scripts/page.ts` puts it there, with the names of the built files.
 */
import { fit } from "./state/fit";
import { firstKnown, LANGUAGES, type Language } from "./texts/known";

/** Addresses of built files; none while the page is served from the sources. */
export interface Built {
  home: Partial<Record<Language, string>>;
  table: Partial<Record<Language, string>>;
  tableCode: string[];
  tableStyles: string[];
}
declare const __BUILT__: Built;

declare global {
  /** Answers that were asked for before there was a script to wait for them, by their paths (see `api/rest`). */
  var early: Map<string, Promise<Response>> | undefined;
}

const page = document.documentElement;
const built = __BUILT__;

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function hint(rel: "modulepreload" | "preload", address: string | undefined): void {
  if (address === undefined) return;
  const link = document.createElement("link");
  link.rel = rel;
  if (rel === "preload") {
    link.as = "style";
    link.crossOrigin = ""; // as it is asked for in the end, or it would be loaded twice
  }
  link.href = address;
  document.head.append(link);
}

const theme = kept("theme");
if (theme === "light" || theme === "dark") page.dataset["theme"] = theme;
if (kept("motion") === "off") page.dataset["motion"] = "off";

const language = LANGUAGES.find((one) => one === kept("language")) ?? firstKnown(navigator.languages);
page.lang = language;

const { root, wide } = fit(window.innerWidth, window.innerHeight, Number(kept("size") ?? 100));
page.style.fontSize = `${root}px`;
page.classList.toggle("sheets", !wide);

// What could not be loaded is said where the door is, until the game itself has come (see `main`).
window.addEventListener(
  "error",
  ({ target }) => {
    const isHint = target instanceof HTMLLinkElement && target.rel !== "stylesheet";
    if (!isHint && document.getElementById("door") !== null) page.dataset["broken"] = "";
  },
  true,
);

const { hash, pathname } = window.location;
const path = hash.startsWith("#/") ? hash.slice(1) : pathname;
hint("modulepreload", built.home[language]);
if (path === "/") {
  page.dataset["page"] = "home";
  window.early = new Map();
  for (const asked of ["/info", "/tables"]) {
    const answer = fetch(`/api${asked}`, { credentials: "same-origin" });
    answer.catch(() => {}); // whoever waits for it hears of it
    window.early.set(asked, answer);
  }
} else if (path.startsWith("/tables/")) {
  for (const script of built.tableCode) hint("modulepreload", script);
  for (const style of built.tableStyles) hint("preload", style);
  hint("modulepreload", built.table[language]);
}
