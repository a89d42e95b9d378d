/** The languages there are, and which of them somebody reads. The page itself uses this too, before any script is loaded. */
export const LANGUAGES = ["en", "fr", "it", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const NATIVE_NAMES: Record<Language, string> = { en: "English", fr: "Français", it: "Italiano", hu: "Magyar" };

/** The first of the languages that somebody reads and we speak. */
export function firstKnown(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    const known = LANGUAGES.find((language) => language === base);
    if (known) return known;
  }
  return "en";
}
