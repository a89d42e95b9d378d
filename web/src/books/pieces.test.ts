import { flushSync, mount, unmount, type Component } from "svelte";
import { expect, it, vi } from "vitest";

import type { Edition } from "../api/types";
import { Shelf } from "../state/cards.svelte";
import { loadTexts } from "../texts/languages";
import given from "../texts/sentences.json";
import { Texts } from "../texts/texts";
import { readBook } from "./book";
import Figure from "./Figure.svelte";
import { loadSource } from "./load";
import Piece from "./Piece.svelte";
import { isPiece, PIECES, type PieceName } from "./pieces";

const edition = given.edition as unknown as Edition;
await loadTexts("en");
const texts = new Texts("en", [], edition);
const cards = new Shelf(() => texts, () => edition);
vi.mock("../state/cards.svelte", async (original) => ({ ...(await original<object>()), useCards: () => cards }));

async function drawings<Name extends string>(drawing: Component<{ name: Name }>, name: Name): Promise<number> {
  const drawn = mount(drawing, { target: document.body, props: { name } });
  flushSync();
  const count = document.querySelectorAll("svg").length;
  await unmount(drawn);
  return count;
}

it.each(PIECES)("%s has a drawing", async (name) => {
  expect(await drawings(Piece, name)).toBeGreaterThan(0);
});

const { chapters } = readBook(await loadSource("en"), edition.counts);
const figures = chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "figure" ? block.name : [])));

it.each(figures)("the figure %s has a drawing", async (name) => {
  expect(await drawings(Figure, name)).toBeGreaterThan(0);
});

it("draws as many as there are, where there are few", async () => {
  for (const name of ["cylinders", "discs", "rests", "tokens", "days"] as const) {
    expect(await drawings<PieceName>(Piece, `piece-${name}`), name).toBe(edition.counts[name]);
  }
});

it("knows its names", () => {
  expect(PIECES.every(isPiece)).toBe(true);
  expect(isPiece("red")).toBe(false);
});
