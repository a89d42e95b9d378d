/**
 * The book of the game in a language, loaded when somebody wants to read it: the rules, what is told beside them, and the
 * words by which people look for something.
 */
const FILES = import.meta.glob<string>("../../../src/shakespeare/locales/*/{rules,companion,search}.md", { query: "?raw", import: "default" });

const sources = new Map<string, Promise<string>>();

/** As it is written: `readBook` takes it apart. */
export function loadSource(language: string): Promise<string> {
  let source = sources.get(language);
  if (source === undefined) {
    source = Promise.all(["rules", "companion"].map((name) => fileOf(language, name)())).then((files) => files.join("\n"));
    source.catch(() => sources.delete(language));
    sources.set(language, source);
  }
  return source;
}

/** As it is written: `readThesaurus` takes it apart. */
export function loadThesaurus(language: string): Promise<string> {
  return fileOf(language, "search")();
}

function fileOf(language: string, name: string): () => Promise<string> {
  const file = FILES[`../../../src/shakespeare/locales/${language}/${name}.md`];
  if (file === undefined) throw new Error(`There is no ${name}.md in ${language}.`);
  return file;
}
