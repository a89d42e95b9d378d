/** Before every file of tests: all languages are there, as in a browser that has chosen each of them once. */
import { LANGUAGES } from "./texts/known";
import { loadTexts, TABLE_TEXTS } from "./texts/languages";

await Promise.all(LANGUAGES.map((language) => loadTexts(language, TABLE_TEXTS)));
