import { describe, expect, it } from "vitest";

import { linesOf, placeIn, plain, readBook, readLine } from "./book";
import { loadBook } from "./load";
import { fold, mark, search, wordsOf } from "./search";

const english = await loadBook("en");

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
`);

describe("the book", () => {
  it("is read block by block", () => {
    expect(SMALL).toEqual({
      title: "Rules",
      chapters: [
        { id: "brief", title: "In brief", blocks: [{ kind: "paragraph", text: "It is *short*." }] },
        {
          id: "R1",
          title: "Tóth’s chapter",
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
  });

  it.each(["en", "fr", "it", "hu"])("leaves no form unread in %s", async (language) => {
    for (const { title, blocks } of (await loadBook(language)).chapters) {
      for (const line of [title, ...blocks.flatMap(linesOf)]) expect(plain(line)).not.toMatch(/[*_{}|[\]#]|\]\(/);
    }
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
    expect(search(SMALL, " ").length).toBe(2);
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
