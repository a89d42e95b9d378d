/**
 * The languages, and how their texts get here: one file for home and whatever every page says, one for all that is said
 * at a table. Other pages have texts of their own, `locales/LANGUAGE/PAGE.ftl`, which come with them.
 */
import type { Language } from "./known";
import { Messages } from "./messages";

/** What is said wherever a table is shown: all of these come in one file, `languages/LANGUAGE.table`. */
export const TABLE_TEXTS = ["events", "measures", "play", "questions", "reasons", "table", "time"] as const;

/** Texts by the names of their files. */
type Sources = Readonly<Record<string, string>>;
type Bundle = Record<Language, () => Promise<{ default: Sources }>>;

const HOME: Bundle = {
  en: () => import("./languages/en"),
  fr: () => import("./languages/fr"),
  it: () => import("./languages/it"),
  hu: () => import("./languages/hu"),
};
const TABLE: Bundle = {
  en: () => import("./languages/en.table"),
  fr: () => import("./languages/fr.table"),
  it: () => import("./languages/it.table"),
  hu: () => import("./languages/hu.table"),
};
const PAGES = import.meta.glob<string>(
  [
    "../../../src/shakespeare/locales/*/*.ftl",
    // These come in one of the two files, or are never said in a browser.
    "!../../../src/shakespeare/locales/*/{cards,client,deal,people,server,interface,arena}.ftl",
    "!../../../src/shakespeare/locales/*/{events,measures,play,questions,reasons,table,time}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The texts of home and of these pages in a language; nothing is loaded twice. */
export async function loadTexts(language: Language, pages: Iterable<string> = []): Promise<void> {
  const known = Messages.known.get(language);
  const wanted = [...pages].filter((page) => !known?.pages.has(page));
  const loading: Promise<Sources>[] = [];
  if (!known) loading.push(sourcesOf(HOME[language]));
  if (wanted.some(isAtTable)) loading.push(sourcesOf(TABLE[language]));
  for (const page of wanted) if (!isAtTable(page)) loading.push(sourceOf(language, page));
  const loaded = await Promise.all(loading);
  const into = Messages.known.get(language) ?? Messages.of(language);
  for (const sources of loaded) for (const [page, text] of Object.entries(sources)) into.add(page, text);
}

function isAtTable(page: string): boolean {
  return (TABLE_TEXTS as readonly string[]).includes(page);
}

async function sourcesOf(load: () => Promise<{ default: Sources }>): Promise<Sources> {
  return (await load()).default;
}

async function sourceOf(language: Language, page: string): Promise<Sources> {
  const load = PAGES[`../../../src/shakespeare/locales/${language}/${page}.ftl`];
  if (load === undefined) throw new Error(`There is no ${page}.ftl in ${language}.`);
  return { [page]: await load() };
}
