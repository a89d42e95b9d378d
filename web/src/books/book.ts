/**
 * The book of the game, taken apart: the rules as they are written in `locales/LANGUAGE/rules.md`, and what is told
 * beside them, in `companion.md`. The files are plain Markdown with few forms:
 *
 * - `# …` begins one of the two, `## R6 Costumes` a chapter, `### …` a part of it
 * - a chapter without a number says by what name it is found: `## The theme {#theme}`; the first one needs none
 * - `- **R6.1** …` is a rule; what follows it indented, a list, a table or a paragraph, belongs to it
 * - `- {icon} {icon} …` is an entry, with or without icons
 * - `> …` is an example, `![words](name)` a figure, everything else a paragraph; each stands on one line
 * - `{=cylinders}` is one of the edition's numbers; an entry that counts something it has not got is left out, and a
 *   heading with nothing below it
 * - inside a line: `**strong**`, `*a word of the game*`, `_a mark_` (a ruling, a reconstructed value), `{an icon}`,
 *   and the number of a rule or a chapter, which is a link
 */

export interface Book {
  title: string;
  chapters: Chapter[];
}

export interface Chapter {
  /** Its number, `R6`, or its name; for the one that has neither `brief`. */
  id: string;
  title: string;
  /** The title of the file it stands in. */
  part: string;
  blocks: Block[];
}

export type Block =
  | { kind: "heading" | "paragraph" | "example"; text: string }
  | { kind: "figure"; name: string; text: string }
  | { kind: "entry"; icons: string[]; text: string }
  | { kind: "rule"; number: string; parts: Part[] };

export type Part =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

export type Piece = { kind: "text" | "strong" | "word" | "mark" | "icon" | "rule"; text: string };

export const BRIEF = "brief";

/** What stands for a number as long as nobody knows the edition. */
const UNKNOWN = "…";

const COUNT = /\{=([\w-]+)\}/g;

export function readBook(source: string, counts: Readonly<Record<string, number>> = {}): Book {
  const book: Book = { title: "", chapters: [] };
  let part = "";
  for (const written of source.split("\n")) {
    if (written.startsWith("- ") && [...written.matchAll(COUNT)].some(([, name = ""]) => counts[name] === 0)) continue;
    const line = written.replace(COUNT, (_, name: string) => String(counts[name] ?? UNKNOWN));
    const chapter = book.chapters.at(-1);
    const [, level, number, title = "", name] = /^(##?) (?:(R\d+) )?(.*?)(?: \{#([\w-]+)\})?$/.exec(line) ?? [];
    if (level === "#") part = title;
    else if (level === "##") book.chapters.push({ id: number ?? name ?? BRIEF, title, part, blocks: [] });
    else if (chapter && line.trim()) add(chapter.blocks, line);
    book.title ||= part;
  }
  for (const { blocks } of book.chapters) dropEmpty(blocks);
  return book;
}

function dropEmpty(blocks: Block[]): void {
  for (let index = blocks.length - 1; index >= 0; index--) {
    const next = blocks[index + 1];
    if (blocks[index]?.kind === "heading" && (!next || next.kind === "heading")) blocks.splice(index, 1);
  }
}

function add(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  if (line.startsWith("  ") && last?.kind === "rule") {
    addPart(last.parts, line.trim());
    return;
  }
  const [, heading] = /^### (.*)$/.exec(line) ?? [];
  const [, number, text] = /^- \*\*(R\d+\.\d+)\*\* (.*)$/.exec(line) ?? [];
  const [, icons, entry] = /^- ((?:\{[\w-]+\} )*)(.*)$/.exec(line) ?? [];
  const [, example] = /^> (.*)$/.exec(line) ?? [];
  const [, words, name] = /^!\[(.*)\]\((.*)\)$/.exec(line) ?? [];
  if (heading) blocks.push({ kind: "heading", text: heading });
  else if (number) blocks.push({ kind: "rule", number, parts: [{ kind: "text", text: text ?? "" }] });
  else if (entry) blocks.push({ kind: "entry", icons: [...(icons ?? "").matchAll(/[\w-]+/g)].map(([icon]) => icon), text: entry });
  else if (example) blocks.push({ kind: "example", text: example });
  else if (name) blocks.push({ kind: "figure", name, text: words ?? "" });
  else blocks.push({ kind: "paragraph", text: line });
}

function addPart(parts: Part[], line: string): void {
  const last = parts.at(-1);
  if (line.startsWith("- ")) {
    if (last?.kind === "list") last.items.push(line.slice(2));
    else parts.push({ kind: "list", items: [line.slice(2)] });
  } else if (line.startsWith("|")) {
    const cells = line.slice(1, -1).split("|").map((cell) => cell.trim());
    if (last?.kind !== "table") parts.push({ kind: "table", head: cells, rows: [] });
    else if (!cells.every((cell) => /^-+$/.test(cell))) last.rows.push(cells);
  } else {
    parts.push({ kind: "text", text: line });
  }
}

const PIECES = /\*\*(?<strong>[^*]+)\*\*|\*(?<word>[^*]+)\*|_(?<mark>[^_]+)_|\{(?<icon>[\w-]+)\}|\b(?<rule>R\d+(?:\.\d+)?)\b/gu;

/** A line taken apart; what is left between is plain text. */
export function readLine(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(PIECES)) {
    if (match.index > end) pieces.push({ kind: "text", text: line.slice(end, match.index) });
    const [kind, text] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? ["text", match[0]];
    pieces.push({ kind: kind as Piece["kind"], text: text ?? "" });
    end = match.index + match[0].length;
  }
  if (end < line.length) pieces.push({ kind: "text", text: line.slice(end) });
  return pieces;
}

/** The words of a line, without its forms. */
export function plain(line: string): string {
  return readLine(line)
    .map(({ kind, text }) => (kind === "icon" ? "" : text))
    .join("");
}

/** Everything that a block says, line by line. */
export function linesOf(block: Block): string[] {
  if (block.kind !== "rule") return [block.text];
  return block.parts.flatMap((part) => {
    if (part.kind === "text") return [part.text];
    return part.kind === "list" ? part.items : [part.head, ...part.rows].map((cells) => cells.join(" "));
  });
}

/** Whether the number of a rule or a chapter is in the book, or its name; numbers are written in any way. */
export function placeIn(book: Book, wanted: string): string | null {
  if (book.chapters.some(({ id }) => id === wanted)) return wanted;
  const number = `R${wanted.trim().toUpperCase().replace(/^R/, "")}`;
  for (const { id, blocks } of book.chapters) {
    if (id === number || blocks.some((block) => block.kind === "rule" && block.number === number)) return number;
  }
  return null;
}
