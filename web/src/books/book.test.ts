import { describe, expect, it } from "vitest";

import { icons as drawn } from "../art/icons";
import { icons as signs, tools } from "../gallery/lists";
import given from "../texts/sentences.json";
import { linesOf, placeIn, plain, readBook, readLine, type Block, type Book } from "./book";
import { loadSource } from "./load";
import { PIECES } from "./pieces";
import { fold, mark, search, wordsOf } from "./search";

const bookIn = async (language: string): Promise<Book> => readBook(await loadSource(language), given.edition.counts);
const english = await bookIn("en");

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

  it.each(["en", "fr", "it", "hu"])("leaves no form unread in %s", async (language) => {
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

  it.each(["en", "fr", "it", "hu"])("explains everything that can be drawn, and nothing else, in %s", async (language) => {
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
    expect(fold("Élan Őrült ß🎭X")).toBe("elan orult ß🎭x");
    expect(wordsOf("  Élan  vital ")).toEqual(["elan", "vital"]);
    expect(mark("Élan vital, élan", ["elan", "vit"])).toEqual([
      { text: "Élan", found: true },
      { text: " ", found: false },
      { text: "vit", found: true },
      { text: "al, ", found: false },
      { text: "élan", found: true },
    ]);
    expect(mark("", ["a"])).toEqual([]);
  });

  it("shows what holds all the words, with its figure", () => {
    expect(search(SMALL, " ").length).toBe(3);
    const [chapter, ...others] = search(SMALL, "elan second");
    expect(others).toEqual([]);
    expect(chapter?.blocks.map((block) => block.kind)).toEqual(["rule", "figure"]);
    expect(search(SMALL, "elan nothing")).toEqual([]);
    expect(search(SMALL, "toth")[0]?.blocks.length).toBe(5); // a chapter by its title is shown whole
  });

  it("finds a rule by its number, and not those that cite it", () => {
    const found = search(SMALL, "r1.2").flatMap((chapter) => chapter.blocks);
    expect(found.map((block) => block.kind)).toEqual(["rule", "figure"]);
  });

  it("finds something in the real book", () => {
    const numbers = search(english, "mirror colour").flatMap((chapter) => chapter.blocks.flatMap((block) => (block.kind === "rule" ? block.number : [])));
    expect(numbers).toEqual(["R7.3"]);
  });
});
