/**
 * Looking for words: small letters find large ones, letters without accents those with, and words that the rules do not
 * use those that they do, by a table in each language (`search.md`).
 */
import { linesOf, placeIn, plain, type Block, type Book, type Chapter } from "./book";

/** What is looked for: anywhere, or where a word begins. */
export interface Needle {
  text: string;
  anywhere: boolean;
}

/** Needles of which one is enough. */
export type Term = readonly Needle[];

export interface Synonym {
  typed: readonly string[];
  found: readonly string[];
}

export interface Thesaurus {
  synonyms: readonly Synonym[];
  /** Words that are not looked for. */
  ignored: readonly string[];
}

export const NONE: Thesaurus = { synonyms: [], ignored: [] };

/** Words as long as this are found inside others, too. */
const LONG = 4;
/** As many words a synonym may have. */
const PHRASE = 4;

/** A text in which every character stands where it stood, but small and without accents. */
export function fold(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(/'|[^\0-\x7f]/gu, (character) => {
    const base = character === "'" ? "’" : character.normalize("NFD").charAt(0).toLowerCase();
    return base.length === character.length ? base : character;
  });
}

/** The table of a language: lines like `- R10.4: wages, salary = paid`, and one `- : the, of` with what is ignored. */
export function readThesaurus(source: string): Thesaurus {
  const synonyms: Synonym[] = [];
  let ignored: string[] = [];
  for (const line of source.split("\n")) {
    const [, typed, found] = /^- (?:R[\d.]+)?: ([^=]+)(?:= (.+))?$/.exec(line) ?? [];
    if (typed === undefined) continue;
    if (found === undefined) ignored = items(typed);
    else synonyms.push({ typed: items(typed), found: items(found) });
  }
  return { synonyms, ignored };
}

function items(list: string): string[] {
  return list.split(",").map((item) => fold(item.trim()));
}

/** `known` is all that is searched, folded: a word that is not in it may be the beginning of one of the table. */
export function termsOf(query: string, { synonyms, ignored }: Thesaurus = NONE, known = ""): Term[] {
  const all = fold(query).split(/\s+/).map((word) => word.replace(/(?<=.)[?!,;:.…]+$/, "")).filter(Boolean);
  const words = phrasesOf(all, synonyms).filter((word) => !ignored.includes(word));
  return (words.length ? words : all).map((word) => {
    const means = (typed: string): boolean =>
      typed === word || (typed.length >= LONG && word.startsWith(typed)) || (word.length >= LONG - 1 && typed.startsWith(word) && !known.includes(word));
    const found = synonyms.filter(({ typed }) => typed.some(means)).flatMap((synonym) => synonym.found);
    return [{ text: word, anywhere: word.length >= LONG }, ...found.map((text) => ({ text, anywhere: false }))];
  });
}

/** The words, with those together that the table has together. */
function phrasesOf(words: readonly string[], synonyms: readonly Synonym[]): string[] {
  const phrases: string[] = [];
  for (let at = 0; at < words.length; ) {
    let count = Math.min(PHRASE, words.length - at);
    while (count > 1 && !synonyms.some(({ typed }) => typed.includes(words.slice(at, at + count).join(" ")))) count -= 1;
    phrases.push(words.slice(at, at + count).join(" "));
    at += count;
  }
  return phrases;
}

function placesOf(folded: string, { text, anywhere }: Needle): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + 1)) {
    if (anywhere || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) places.push(at);
  }
  return places;
}

/** Whether all the terms are somewhere in the texts. */
export function holds(texts: readonly string[], terms: readonly Term[]): boolean {
  return isIn(fold(texts.join("\n")), terms);
}

function isIn(folded: string, terms: readonly Term[]): boolean {
  return terms.every((term) => term.some((needle) => placesOf(folded, needle).length));
}

export interface Run {
  text: string;
  found: boolean;
}

/** A text cut where something that is looked for begins or ends. */
export function mark(text: string, terms: readonly Term[]): Run[] {
  const folded = fold(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const needle of terms.flat()) {
    for (const at of placesOf(folded, needle)) found.fill(true, at, at + needle.text.length);
  }
  const runs: Run[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && found[at] === found[start]) continue;
    runs.push({ text: text.slice(start, at), found: found[start] === true });
    start = at;
  }
  return runs;
}

/** All that a book says, folded. */
export function knownIn(book: Book): string {
  return book.chapters.flatMap(({ title, blocks }) => [fold(title), ...blocks.map(foldedIn)]).join("\n");
}

const folded = new WeakMap<Block, string>();

/** What a block says, folded once. */
function foldedIn(block: Block): string {
  let text = folded.get(block);
  if (text === undefined) folded.set(block, (text = fold(linesOf(block).map(plain).join("\n"))));
  return text;
}

/**
 * The chapters, in their order, with what is left of them when only blocks with all the terms are shown. A figure belongs
 * to what stands before it, and the number of a rule finds that rule.
 */
export function search(book: Book, query: string, terms: readonly Term[]): Chapter[] {
  if (!terms.length) return book.chapters;
  const number = /^r?\d+\.\d+$/i.test(query.trim()) ? placeIn(book, query) : null;
  return book.chapters
    .map((chapter) => {
      if (!number && holds([chapter.id, chapter.title], terms)) return chapter;
      return { ...chapter, blocks: kept(chapter.blocks, (block) => isFound(block, terms, number)) };
    })
    .filter((chapter) => chapter.blocks.length);
}

function isFound(block: Block, terms: readonly Term[], number: string | null): boolean {
  if (block.kind === "heading") return false;
  if (number) return block.kind === "rule" && block.number === number;
  return isIn(foldedIn(block), terms);
}

function kept(blocks: Block[], found: (block: Block) => boolean): Block[] {
  let before = false;
  return blocks.filter((block) => {
    const shown = found(block) || (block.kind === "figure" && before);
    before = shown;
    return shown;
  });
}
