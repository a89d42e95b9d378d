/**
 * The languages, and how their texts get here. What every page may say comes in one file for each language; a page may
 * have texts of its own, `locales/LANGUAGE/PAGE.ftl`, which come with it.
 */
import { Messages } from "./messages";

export const LANGUAGES = ["en", "fr", "it", "hu"] as const;
/** What is said wherever a table is shown. */
export const TABLE_TEXTS = ["events", "measures", "play", "questions", "reasons"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const NATIVE_NAMES: Record<Language, string> = { en: "English", fr: "Français", it: "Italiano", hu: "Magyar" };

const HOUSE: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./languages/en"),
  fr: () => import("./languages/fr"),
  it: () => import("./languages/it"),
  hu: () => import("./languages/hu"),
};
const PAGES = import.meta.glob<string>(
  [
    "../../../src/shakespeare/locales/*/*.ftl",
    // These come with the house, or are never said in a browser.
    "!../../../src/shakespeare/locales/*/{cards,client,server,interface,arena}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The texts of the house and of these pages in a language; nothing is loaded twice. */
export async function loadTexts(language: Language, pages: Iterable<string> = []): Promise<void> {
  const messages = Messages.known.get(language);
  const wanted = [...pages].filter((page) => !messages?.pages.has(page));
  const [house, ...files] = await Promise.all([
    messages ? null : HOUSE[language](),
    ...wanted.map((page) => fileOf(language, page)()),
  ]);
  const into = Messages.known.get(language) ?? Messages.of(language, house?.default ?? []);
  wanted.forEach((page, place) => into.add(page, files[place] ?? ""));
}

function fileOf(language: Language, page: string): () => Promise<string> {
  const file = PAGES[`../../../src/shakespeare/locales/${language}/${page}.ftl`];
  if (file === undefined) throw new Error(`There is no ${page}.ftl in ${language}.`);
  return file;
}

/** The first of the languages that somebody reads and we speak. */
export function firstKnown(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    const known = LANGUAGES.find((language) => language === base);
    if (known) return known;
  }
  return "en";
}
