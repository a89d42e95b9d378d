/** The language everything is said in: the one chosen, or the first of the browser's that we speak. */
import { firstKnown, type Language } from "../texts/known";
import { loadTexts } from "../texts/languages";
import { Texts } from "../texts/texts";
import { choose, setting } from "./settings.svelte";

let language = $state<Language>("en");
/** The one chosen last: it takes a moment until its texts are here. */
let wanted: Language = "en";
/** Pages beside home and table whose texts are needed. */
const pages = new Set<string>();

const plain = $derived(new Texts(language));

export function currentLanguage(): Language {
  return language;
}

/** What can be said where no table is in sight: no player has a name. Its texts must be loaded. */
export function houseTexts(): Texts {
  return plain;
}

/** Before anything is shown: the texts of the page that is opened first come with those of the house. */
export async function beginLanguage(first: readonly string[] = []): Promise<void> {
  first.forEach((page) => pages.add(page));
  await change(setting("language") || firstKnown(navigator.languages));
}

/** Changes to a language, as soon as its texts are here. Until then, or if they cannot be had, nothing changes. */
export async function chooseLanguage(choice: Language): Promise<void> {
  await change(choice);
  if (wanted === choice) choose("language", choice);
}

/** Loads the texts of a page, `locales/LANGUAGE/PAGE.ftl`; from now on they follow the language. */
export async function needTexts(page: string): Promise<void> {
  pages.add(page);
  await loadTexts(wanted, pages);
}

async function change(choice: Language): Promise<void> {
  const before = wanted;
  wanted = choice;
  try {
    await loadTexts(choice, pages);
  } catch (error) {
    if (wanted === choice) wanted = before;
    throw error;
  }
  if (wanted !== choice) return;
  language = choice;
  document.documentElement.lang = choice;
}
