import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";

import type { Edition } from "../api/types";
import { loadTexts } from "../texts/languages";
import given from "../texts/sentences.json";
import { Texts } from "../texts/texts";
import Piece from "./Piece.svelte";
import { isPiece, PIECES, type PieceName } from "./pieces";

const edition = given.edition as unknown as Edition;
await loadTexts("en");
const cards = {
  edition,
  backstage: null,
  pending: null,
  texts: new Texts("en", [], edition),
  card: (name: string) => [...edition.characters, ...(edition.backstage?.actors ?? [])].find((one) => one.name === name) ?? null,
  backstageCard: (name: string) => edition.backstage?.cards.find((one) => one.name === name) ?? null,
};
vi.mock("../state/cards.svelte", async (original) => ({ ...(await original<object>()), useCards: () => cards }));

async function drawings(name: PieceName): Promise<number> {
  const drawn = mount(Piece, { target: document.body, props: { name } });
  flushSync();
  const count = document.querySelectorAll("svg").length;
  await unmount(drawn);
  return count;
}

it.each(PIECES)("%s has a drawing", async (name) => {
  expect(await drawings(name)).toBeGreaterThan(0);
});

it("draws as many as there are, where there are few", async () => {
  for (const name of ["cylinders", "discs", "rests", "tokens", "days"] as const) {
    expect(await drawings(`piece-${name}`), name).toBe(edition.counts[name]);
  }
});

it("knows its names", () => {
  expect(PIECES.every(isPiece)).toBe(true);
  expect(isPiece("red")).toBe(false);
});
