import { describe, expect, it } from "vitest";

import { icons as drawn } from "../art/icons";
import { icons as signs, tools } from "../gallery/lists";
import given from "../texts/sentences.json";
import { linesOf, placeIn, plain, readBook, readLine, type Block, type Book } from "./book";
import { loadSource, loadThesaurus } from "./load";
import { PIECES } from "./pieces";
import { fold, holds, knownIn, mark, readThesaurus, search, termsOf, type Run, type Thesaurus } from "./search";

const bookIn = async (language: string): Promise<Book> => readBook(await loadSource(language), given.edition.counts);
const english = await bookIn("en");

const LANGUAGES = ["en", "fr", "it", "hu"];
const find = (book: Book, query: string, thesaurus?: Thesaurus) => search(book, query, termsOf(query, thesaurus, knownIn(book)));
const rulesOf = (chapters: Book["chapters"]): string[] =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "rule" ? block.number : [])));
const markedIn = (runs: Run[]): string[] => runs.flatMap(({ text, found }) => (found ? text : []));

const SMALL = readBook(`# Rules

## In brief

It is *short*.

## R1 Tóth’s chapter

### A part

- **R1.1** Take {token} one, **or** not; see R1.2. _Ruling_ Not below 0.

  | Players | black |
  | --- | --- |
  | 1 or 2 | 8 |

  That is all.
- **R1.2** A list:
  - first
  - second Élan

![A token.](token)

> **Example.** One.

# Beside

## The theme {#theme}

- {red} {blue} **Two** of {=all}.
- none of {=few}

### Not in the box

- {red} **{=none}** of these
- one of these, with {=none}
`, { all: 7, none: 0 });

describe("the book", () => {
  it("is read block by block", () => {
    expect(SMALL).toEqual({
      title: "Rules",
      chapters: [
        { id: "brief", title: "In brief", part: "Rules", blocks: [{ kind: "paragraph", text: "It is *short*." }] },
        {
          id: "R1",
          title: "Tóth’s chapter",
          part: "Rules",
          blocks: [
            { kind: "heading", text: "A part" },
            {
              kind: "rule",
              number: "R1.1",
              parts: [
                { kind: "text", text: "Take {token} one, **or** not; see R1.2. _Ruling_ Not below 0." },
                { kind: "table", head: ["Players", "black"], rows: [["1 or 2", "8"]] },
                { kind: "text", text: "That is all." },
              ],
            },
            {
              kind: "rule",
              number: "R1.2",
              parts: [
                { kind: "text", text: "A list:" },
                { kind: "list", items: ["first", "second Élan"] },
              ],
            },
            { kind: "figure", name: "token", text: "A token." },
            { kind: "example", text: "**Example.** One." },
          ],
        },
        {
          id: "theme",
          title: "The theme",
          part: "Beside",
          blocks: [
            { kind: "entry", icons: ["red", "blue"], text: "**Two** of 7." },
            { kind: "entry", icons: [], text: "none of …" },
          ],
        },
      ],
    });
  });

  it("takes a line apart, and loses nothing", () => {
    expect(readLine("a **b** *c* _d_ {e-1} R1.2, (R12) XR1 R1a")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " " },
      { kind: "word", text: "c" },
      { kind: "text", text: " " },
      { kind: "mark", text: "d" },
      { kind: "text", text: " " },
      { kind: "icon", text: "e-1" },
      { kind: "text", text: " " },
      { kind: "rule", text: "R1.2" },
      { kind: "text", text: ", (" },
      { kind: "rule", text: "R12" },
      { kind: "text", text: ") XR1 R1a" },
    ]);
  });

  it("knows its numbers, however they are written", () => {
    expect(placeIn(english, "r7.3")).toBe("R7.3");
    expect(placeIn(english, "7")).toBe("R7");
    expect(placeIn(english, "R7.99")).toBeNull();
    expect(placeIn(english, "")).toBeNull();
    expect(placeIn(english, "theme")).toBe("theme");
  });

  it.each(LANGUAGES)("leaves no form unread in %s", async (language) => {
    for (const { title, blocks } of (await bookIn(language)).chapters) {
      for (const line of [title, ...blocks.flatMap(linesOf)]) expect(plain(line)).not.toMatch(/[*_{}|[\]#]|\]\(/);
    }
  });
});

describe("the signs", () => {
  const entries = (blocks: Block[]): string[] => blocks.flatMap((block) => (block.kind === "entry" ? block.icons : []));
  // What differs in its number alone is explained with all its numbers; the minus is part of another icon.
  const numbered = signs.filter((name) => /-\d$/.test(name)).map((name) => name.replace(/(-\d)+$/, ""));
  const all = new Set([...signs, ...tools, ...Object.keys(drawn)].filter((name) => !numbered.includes(name) && name !== "fewer"));

  it.each(LANGUAGES)("explains everything that can be drawn, and nothing else, in %s", async (language) => {
    const { chapters } = await bookIn(language);
    const explained = entries(chapters.find(({ id }) => id === "signs")?.blocks ?? []);
    expect(new Set(explained).size).toBeGreaterThanOrEqual(all.size);
    expect(explained.filter((name) => !name.startsWith("sign-") && !all.has(name))).toEqual([]);
    expect([...all].filter((name) => !explained.includes(name))).toEqual([]);
    const pieces = chapters.flatMap(({ blocks }) => entries(blocks)).filter((name) => /^(piece|sign)-/.test(name));
    expect([...new Set(pieces)].sort()).toEqual([...PIECES].sort());
  });

  it("is asked by name for no icon without a drawing", () => {
    const files = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
    const named = Object.values(files).flatMap((file) => [...file.matchAll(/<Icon name="([\w-]+)"/g)].map(([, name]) => name ?? ""));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !all.has(name))).toEqual([]);
  });
});

describe("the search", () => {
  it("heeds neither case nor accents, and keeps every character in its place", () => {
    expect(fold("Élan Őrült ß🎭X d'un")).toBe("elan orult ß🎭x d’un");
    expect(termsOf("  Élan  vital? ").map((term) => term[0]?.text)).toEqual(["elan", "vital"]);
    expect(mark("Élan vital, élan", termsOf("elan vit"))).toEqual([
      { text: "Élan", found: true },
      { text: " ", found: false },
      { text: "vit", found: true },
      { text: "al, ", found: false },
      { text: "élan", found: true },
    ]);
    expect(mark("", termsOf("a"))).toEqual([]);
  });

  it("finds a short word only where a word begins", () => {
    expect(markedIn(mark("A tie, properties, tied; bow-tie", termsOf("tie")))).toEqual(["tie", "tie", "tie"]);
    expect(markedIn(mark("jelmezpróba, próba", termsOf("proba")))).toEqual(["próba", "próba"]);
  });

  it("shows what holds all the words, with its figure", () => {
    expect(find(SMALL, " ").length).toBe(3);
    const [chapter, ...others] = find(SMALL, "elan second");
    expect(others).toEqual([]);
    expect(chapter?.blocks.map((block) => block.kind)).toEqual(["rule", "figure"]);
    expect(find(SMALL, "elan nothing")).toEqual([]);
    expect(find(SMALL, "toth")[0]?.blocks.length).toBe(5); // a chapter by its title is shown whole
  });

  it("finds a rule by its number, and not those that cite it", () => {
    const found = find(SMALL, "r1.2").flatMap((chapter) => chapter.blocks);
    expect(found.map((block) => block.kind)).toEqual(["rule", "figure"]);
  });

  it("finds something in the real book", () => {
    expect(rulesOf(find(english, "mirror colour"))).toEqual(["R7.3"]);
  });
});

describe("the words that people look for", () => {
  const thesaurus = readThesaurus("# Words\n\n- : the, of\n- R1.1: Salary, pay day, Élan vital = short, gage\n- R1.2: wild = other");
  const needles = (query: string, known = ""): string[][] => termsOf(query, thesaurus, known).map((term) => term.map(({ text }) => text));

  it("stand in a table", () => {
    expect(thesaurus).toEqual({
      synonyms: [
        { typed: ["salary", "pay day", "elan vital"], found: ["short", "gage"] },
        { typed: ["wild"], found: ["other"] },
      ],
      ignored: ["the", "of"],
    });
  });

  it("bring the words of the rules along, in other forms too, and several words as one", () => {
    expect(needles("SALARY of the wild")).toEqual([["salary", "short", "gage"], ["wild", "other"]]);
    expect(needles("wilds")).toEqual([["wilds", "other"]]);
    expect(needles("next pay day?")).toEqual([["next"], ["pay day", "short", "gage"]]);
    expect(needles("the")).toEqual([["the"]]);
  });

  it("may be unfinished, unless the book has what is typed", () => {
    expect(needles("sal")).toEqual([["sal", "short", "gage"]]);
    expect(needles("sal", "a salad")).toEqual([["sal"]]);
    expect(needles("sa")).toEqual([["sa"]]);
  });

  it("are marked where they are found", () => {
    expect(markedIn(mark("It is short, a shortage; another", termsOf("salary wild", thesaurus)))).toEqual(["short", "short"]);
  });

  const lines = async (language: string): Promise<[string, string[], string[]][]> =>
    (await loadThesaurus(language)).split("\n").flatMap((line) => {
      const [, rule, typed = "", found = ""] = /^- (R[\d.]+): ([^=]+)= (.+)$/.exec(line) ?? [];
      const items = (list: string): string[] => list.split(",").map((item) => item.trim());
      return rule ? [[rule, items(typed), items(found)] as [string, string[], string[]]] : [];
    });

  it.each(LANGUAGES)("are about the same rules in %s as in English", async (language) => {
    const rules = (await lines(language)).map(([rule]) => rule);
    expect(rules).toEqual((await lines("en")).map(([rule]) => rule));
    expect(rules.length).toBeGreaterThan(30);
  });

  it.each(LANGUAGES)("find in %s the rule that is meant, in the order of the book", async (language) => {
    const book = await bookIn(language);
    const table = readThesaurus(await loadThesaurus(language));
    const order = rulesOf(book.chapters);
    const missed: string[] = [];
    for (const [rule, typed] of await lines(language)) {
      for (const word of typed) {
        const found = rulesOf(find(book, word, table));
        if (!found.includes(rule)) missed.push(`${word}: ${rule}`);
        expect(found).toEqual(order.filter((one) => found.includes(one)));
      }
    }
    expect(missed).toEqual([]);
  });

  it.each(LANGUAGES)("are in %s no words twice in a line, and lead to words that the book has", async (language) => {
    const known = knownIn(await bookIn(language));
    for (const [rule, typed, found] of await lines(language)) {
      expect([rule, new Set(typed).size]).toEqual([rule, typed.length]);
      for (const word of found) expect([rule, word, holds([known], [[{ text: fold(word), anywhere: false }]])]).toEqual([rule, word, true]);
    }
  });
});
