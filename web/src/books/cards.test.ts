import { describe, expect, it } from "vitest";

import type { Edition } from "../api/types";
import { loadTexts } from "../texts/languages";
import given from "../texts/sentences.json";
import { Texts } from "../texts/texts";
import { entriesOf, sourceOf, wordsOfEntry } from "./cards";
import { holds, termsOf } from "./search";

const edition = given.edition as unknown as Edition;
await loadTexts("en", ["books"]);
const texts = new Texts("en", [], edition);
const provenance = {
  "characters.viola.name": "rules",
  "characters.viola.cost": "reconstructed",
  "characters.viola.activate": "attested: in a preview",
  "characters.viola.gives-initiative": "rules",
  "backstage.cards.hatter.powers": "rules: on the card",
};
const entries = entriesOf(edition, texts, provenance);
const entry = (key: string) => entries.find((one) => one.key === key);

describe("the entries", () => {
  it("are one for each card and board, and none twice", () => {
    const { characters, objectives, backstage } = edition;
    const names = new Set([...characters, ...(backstage?.actors ?? []), ...(backstage?.cards ?? [])].map(({ card }) => card));
    const goals = objectives.length + (backstage?.objectives.length ?? 0);
    expect(entries.length).toBe(names.size + goals + 3); // the extra and two boards
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  it("say what a card does, costs and how many there are", () => {
    const facts = Object.fromEntries((entry("characters.assistant")?.facts ?? []).map(({ label, text }) => [label, text]));
    const count = edition.characters.filter(({ card }) => card === "assistant").length;
    expect(count).toBeGreaterThan(1);
    expect(facts["cards-copies"]).toBe(String(count));
    expect(facts["cards-activated"]).toBe(texts.power("assistant-1"));
    expect(entry("printed.queen")?.facts.map(({ label }) => label)).not.toContain("cards-cost");
    expect(entry("extra")?.facts.map(({ text }) => text)).toContain(texts.rehearsal("extra-1"));
  });

  it("know a fact as well as the least known of its data", () => {
    const viola = entry("characters.viola");
    expect(viola?.source).toBe("rules");
    const fact = (label: string) => viola?.facts.find((one) => one.label === label);
    expect(fact("cards-cost")).toMatchObject({ source: "reconstructed", notes: [] });
    expect(fact("cards-activated")).toMatchObject({ source: "attested", notes: ["in a preview"] });
    expect(fact("cards-circles")?.source).toBeNull();
    expect(entry("backstage.cards.hatter")?.facts.at(-1)).toMatchObject({ source: "rules", notes: ["on the card"], cylinders: 3 });
    expect(sourceOf("rulesome")).toBeNull();
  });

  it("can be searched, by note and source too", () => {
    const found = (...words: string[]) => entries.filter((one) => holds(wordsOfEntry(one, texts), termsOf(words.join(" ")))).map(({ key }) => key);
    expect(found("viola")).toEqual(["characters.viola"]);
    expect(found("preview")).toEqual(["characters.viola"]);
    expect(found("backstage", "hat").length).toBeGreaterThan(0);
  });
});
