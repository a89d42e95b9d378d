import { describe, expect, it, vi } from "vitest";

import type { Edition, GameEvent, Measure, Question, Reason } from "../api/types";
import { LANGUAGES, type Language } from "./known";
import { loadTexts } from "./languages";
import { readMove } from "./moves";
import given from "./sentences.json";
import { nested, Texts } from "./texts";

await Promise.all(LANGUAGES.map((language) => loadTexts(language, ["edition", "time"])));
const edition = given.edition as unknown as Edition;
const texts = new Texts("en", given.names, edition);

type InAll = Record<Language, string>;
interface Sentence {
  kind: string;
  text: InAll;
  id?: string;
  args?: GameEvent["args"];
  question?: unknown;
  move?: string;
  reason?: unknown;
  card?: string;
  cylinders?: number;
  power?: InAll;
  rehearsal?: InAll;
  objective?: string;
  counted?: number;
  measure?: Measure;
  count?: number;
}

function say(sentence: Sentence, texts: Texts): string {
  switch (sentence.kind) {
    case "event":
      return texts.event({ number: 0, id: sentence.id ?? "", args: sentence.args ?? {} });
    case "mistake":
      return texts.mistake({ id: sentence.id ?? "", args: sentence.args ?? {} });
    case "question":
      return texts.question(sentence.question as Question);
    case "reason":
      return texts.reason(sentence.reason as Reason);
    case "move": {
      const move = readMove(sentence.move ?? "");
      return move ? texts.move(move.kind, move.args) : "";
    }
    case "use":
      return texts.use(sentence.card ?? "", sentence.cylinders ?? 0);
    case "card":
      return texts.card(sentence.card ?? "");
    case "measure":
      return texts.measure(sentence.measure!, sentence.count);
    default:
      return texts.goal(sentence.objective ?? "", sentence.counted);
  }
}

describe.each(LANGUAGES)("the browser says what the package says in %s", (language) => {
  const texts = new Texts(language, given.names, edition);
  const sentences = given.sentences as unknown as Sentence[];
  it.each(sentences.map((sentence): [string, Sentence] => [sentence.text[language], sentence]))("%s", (text, sentence) => {
    expect(say(sentence, texts)).toBe(text);
    if (sentence.kind === "card" && sentence.card !== undefined) {
      expect(texts.power(sentence.card)).toBe(sentence.power?.[language]);
      expect(texts.rehearsal(sentence.card)).toBe(sentence.rehearsal?.[language]);
    }
  });
});

describe("texts", () => {
  it("call players by their names, or by their colours", () => {
    expect(texts.name("seat", 0)).toBe("Will");
    expect(texts.name("seat", 0, "short")).toBe("R");
    expect(texts.name("seat", 1)).toBe("Green");
  });
  it("call them by the colours that they chose", () => {
    const chosen = new Texts("en", ["Will", null], edition, ["blue", "red"]);
    expect(chosen.name("seat", 0, "short")).toBe("B");
    expect(chosen.name("seat", 1)).toBe("Red");
    expect(chosen.event({ number: 1, id: "passed", args: { seat: 1 } })).toContain("Red");
    expect(chosen.name("seat", "yellow")).toBe("Yellow");
  });
  it("name cards that only somebody's own edition has", () => {
    const [first, ...rest] = edition.characters;
    const own = new Texts("en", [], { ...edition, characters: [{ ...first!, title: "Malvolio, steward" }, ...rest] });
    expect(own.card(first!.name)).toBe("Malvolio, steward");
    expect(texts.card("sir-toby-belch")).toBe("Sir Toby Belch");
  });
  it("show what they have no words for, and complain", () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(texts.say("curtain")).toBe("curtain");
    expect(complain).toHaveBeenLastCalledWith("There is no text “curtain” in en.");
    expect(texts.event({ number: 1, id: "encore", args: { seat: 0 } })).toBe("event-encore");
    expect(texts.say("event-day")).toContain("{$day}");
    expect(complain).toHaveBeenLastCalledWith(expect.stringContaining("event-day"));
    expect(texts.name("move", "bow deeply")).toBe("bow deeply");
    complain.mockRestore();
  });
  it("call computer players with their article, and unknown ones as the server does", () => {
    const said = (language: Language, player: string): string => new Texts(language, [], edition).say("standin-own-left", { computer: player });
    expect(said("fr", "apprentice")).toContain("l’Apprenti joue");
    expect(said("it", "master")).toContain("il Maestro gioca");
    expect(said("hu", "groundling")).toContain("az Állóhelyi néző játszik");
    expect(said("fr", "deep-will")).toContain(": deep-will joue");
  });
  it("say what a character is, with another word for a woman where there is one", () => {
    const kinds = (language: Language): string[] => ["juliet", "romeo", "costume-mistress-6-1", "extra-1"].map((name) => new Texts(language, [], edition).kindOf(name));
    expect(kinds("en")).toEqual(["actor", "actor", "costume mistress", "extra"]);
    expect(kinds("fr")).toEqual(["actrice", "acteur", "costumière", "figurant"]);
    expect(kinds("it")).toEqual(["attrice", "attore", "costumista", "comparsa"]);
  });
  it("name the shipped edition in their language", () => {
    expect(new Texts("fr").editionName("Reconstructed first edition")).toBe("Première édition, reconstituée");
    expect(new Texts("fr").editionName("Our box")).toBe("Our box");
  });
  it("mark a quotation inside another as one", () => {
    const quotes = ["„", "”", "»", "«"];
    expect(nested("„a” „b”, „c „d” e” f", quotes)).toBe("„a” „b”, „c »d« e” f");
    expect(nested("” „a „b", quotes)).toBe("” „a »b");
  });
  it("take the server's own words for a problem nobody knows", () => {
    expect(texts.problem({ id: "no-such-table", args: {}, text: "?" })).toMatch(/no such table/);
    expect(texts.problem({ id: "unheard-of", args: {}, text: "The roof leaks." })).toBe("The roof leaks.");
  });
});
