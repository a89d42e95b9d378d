/** Looking for words: small letters find large ones, letters without accents those with. */
import { linesOf, placeIn, plain, type Block, type Book, type Chapter } from "./book";

/** A text in which every character stands where it stood, but small and without accents. */
export function fold(text: string): string {
  let folded = "";
  for (const character of text) {
    const base = character.normalize("NFD").charAt(0).toLowerCase();
    folded += base.length === character.length ? base : character;
  }
  return folded;
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether all the words are somewhere in the texts. */
export function holds(texts: readonly string[], words: readonly string[]): boolean {
  const all = fold(texts.join("\n"));
  return words.every((word) => all.includes(word));
}

export interface Run {
  text: string;
  found: boolean;
}

/** A text cut where one of the words begins or ends. */
export function mark(text: string, words: readonly string[]): Run[] {
  const folded = fold(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) found.fill(true, at, at + word.length);
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

/**
 * The chapters with what is left of them when only blocks with all the words are shown. A figure belongs to what stands
 * before it, and the number of a rule finds that rule.
 */
export function search(book: Book, query: string): Chapter[] {
  const words = wordsOf(query);
  if (!words.length) return book.chapters;
  const number = /^r?\d+\.\d+$/i.test(query.trim()) ? placeIn(book, query) : null;
  return book.chapters
    .map((chapter) => {
      if (!number && holds([chapter.id, chapter.title], words)) return chapter;
      return { ...chapter, blocks: kept(chapter.blocks, (block) => isFound(block, words, number)) };
    })
    .filter((chapter) => chapter.blocks.length);
}

function isFound(block: Block, words: string[], number: string | null): boolean {
  if (block.kind === "heading") return false;
  if (number) return block.kind === "rule" && block.number === number;
  return holds(linesOf(block).map(plain), words);
}

function kept(blocks: Block[], found: (block: Block) => boolean): Block[] {
  let before = false;
  return blocks.filter((block) => {
    const shown = found(block) || (block.kind === "figure" && before);
    before = shown;
    return shown;
  });
}
