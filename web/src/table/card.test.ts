import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";

import type { Edition } from "../api/types";
import { shrunkLines } from "../texts/fitting";
import { Texts } from "../texts/texts";
import given from "../texts/sentences.json";
import Card from "./Card.svelte";

const edition = given.edition as unknown as Edition;
const everybody = [...edition.characters, ...(edition.backstage?.actors ?? [])];
const cards = {
  edition,
  texts: new Texts("en", [], edition),
  card: (name: string) => everybody.find((one) => one.name === name) ?? null,
  backstageCard: (name: string) => edition.backstage?.cards.find((one) => one.name === name) ?? null,
};
vi.mock("../state/cards.svelte", async (original) => ({ ...(await original<object>()), useCards: () => cards }));

async function ribbon(name: string): Promise<string> {
  const drawn = mount(Card, { target: document.body, props: { name } });
  flushSync();
  const text = document.querySelector(".ribbon")?.textContent ?? "";
  await unmount(drawn);
  return text;
}

it("names every character on its ribbon as the log does, so that no two are alike", async () => {
  for (const { name } of edition.characters) expect((await ribbon(name)).replace("\u00A0", " ")).toBe(cards.texts.card(name));
  expect(await ribbon("costume-mistress-6-2")).not.toBe(await ribbon("costume-mistress-8-2"));
});

it("keeps a value on one line with the numeral before it", async () => {
  const name = cards.texts.card("costume-mistress-6-2");
  expect(name).toMatch(/ \(6\)$/);
  expect(await ribbon("costume-mistress-6-2")).toBe(name.replace(" (", "\u00A0("));
});

it("has its title in full, where the log has a short name", async () => {
  expect(await ribbon("bear")).toBe("Exit, pursued by a bear");
  expect(cards.texts.card("bear")).toBe("Bear");
});

it("shrinks a title to the lines that there are, broken where it is shortest", () => {
  expect(shrunkLines("Exit, pursued by a bear", 13, 2)).toBe(1);
  expect(shrunkLines("Exit, pursued by a bear", 9, 3)).toBe(1);
  expect(shrunkLines("Exit, pursued by a bear", 12, 2)).toBe(0.92);
  expect(shrunkLines("Hamlet", 12, 2)).toBe(1);
});
