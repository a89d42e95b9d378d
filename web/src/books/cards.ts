/** All cards and boards of an edition, one entry for each, with what is known of it and where from. */
import type { BackstageCard, CharacterCard, Edition } from "../api/types";
import type { Texts } from "../texts/texts";

export const KINDS = ["actors", "others", "backstage", "objectives", "boards"] as const;
export type Kind = (typeof KINDS)[number];
export const SOURCES = ["rules", "attested", "reconstructed"] as const;
export type Source = (typeof SOURCES)[number];

export interface Entry {
  /** Its table in the edition file: `characters.romeo`. */
  key: string;
  kind: Kind;
  picture: "card" | "tile" | "objective" | "stage" | "theater";
  /** As its picture names it. */
  name: string;
  title: string;
  /** Of its name. */
  source: Source | null;
  ofBackstage: boolean;
  facts: Fact[];
}

export interface Fact {
  /** The message that names it. */
  label: string;
  /** For a label that is no message: a number of cylinders. */
  cylinders?: number;
  text: string;
  source: Source | null;
  /** What the edition says about its source. */
  notes: string[];
}

/** Where each datum comes from, by its key in the file: "rules", or "attested: in a review". */
export type Provenance = Readonly<Record<string, string>>;

export function sourceOf(provenance: string): Source | null {
  return SOURCES.find((source) => provenance === source || provenance.startsWith(`${source}: `)) ?? null;
}

export function entriesOf(edition: Edition, texts: Texts, provenance: Provenance): Entry[] {
  return new Writer(texts, provenance).entries(edition);
}

class Writer {
  constructor(
    private readonly texts: Texts,
    private readonly provenance: Provenance,
  ) {}

  entries(edition: Edition): Entry[] {
    const { characters, backstage } = edition;
    const actors = backstage?.actors ?? [];
    const cards = backstage?.cards ?? [];
    const own = singles(characters).map((card) => this.character(card, characters));
    return [
      ...own.filter((entry) => entry.kind === "actors"),
      ...singles(actors).map((card) => this.character(card, actors, "backstage.actors")),
      ...own.filter((entry) => entry.kind === "others"),
      this.extra(edition),
      ...singles(cards).map((card) => this.backstageCard(card, cards)),
      ...edition.objectives.map(({ name }) => this.objective(`objectives.${name}`, name, "cards-goal", ["measure", "steps", "worth"])),
      ...(backstage?.objectives ?? []).map(({ name, played }) =>
        this.objective(`backstage.objectives.${name}`, name, played ? "cards-played" : "cards-goal", ["kind", "value", "amount"]),
      ),
      this.board("stage", "stage", edition.stage.rows.flat().map((cell) => cell.kind), "rows"),
      ...(backstage ? [this.board("theater", "backstage.theater", backstage.theater, "spaces")] : []),
    ];
  }

  private character(card: CharacterCard, all: readonly CharacterCard[], table = card.printed ? "printed" : "characters"): Entry {
    const key = `${table}.${card.card}`;
    const say = this.texts.say.bind(this.texts);
    const facts = [this.fact("cards-kind", this.texts.kindOf(card.name), key, ["kind"])];
    if (!card.printed) facts.push(this.fact("cards-cost", this.texts.pounds(card.cost), key, ["cost"]));
    const copies = card.printed ? say("cards-copies-printed") : String(countOf(card, all));
    facts.push(this.fact("cards-copies", copies, key, ["copies"]));
    let power = this.texts.power(card.name);
    if (card.kind === "actor" && !card.gives_initiative && !card.first_action) power = say("power-no-initiative", { power });
    const powers = ["value", "activate", "costumed", "costumed-cancels", "first-action", "gives-initiative"];
    facts.push(this.fact("cards-activated", power, key, powers));
    if (card.circles) {
      facts.push(this.fact("cards-rehearsal", this.texts.rehearsal(card.name) || say("dialog-nothing"), key, ["rehearse"]));
      facts.push(this.fact("cards-circles", String(card.circles), key, ["circles"]));
    }
    const kind = card.kind === "actor" ? "actors" : "others";
    return this.entry(key, kind, "card", card.name, this.texts.title(card.card), facts);
  }

  private extra({ extra }: Edition): Entry {
    const facts = [
      this.fact("cards-kind", this.texts.say("kind-extra"), "extra", []),
      this.fact("cards-copies", this.texts.say("cards-copies-back"), "extra", []),
      this.fact("cards-rehearsal", this.texts.icons(extra.rehearse), "extra", ["rehearse"]),
      this.fact("cards-circles", String(extra.circles), "extra", []),
    ];
    return this.entry("extra", "others", "card", "extra", this.texts.say("cards-extra"), facts);
  }

  private backstageCard(card: BackstageCard, all: readonly BackstageCard[]): Entry {
    const key = `backstage.cards.${card.card}`;
    const facts = [this.fact("cards-copies", String(countOf(card, all)), key, ["copies"])];
    for (const { cylinders, icons } of card.powers) {
      facts.push({ ...this.fact("backstage-cylinders", this.texts.icons(icons), key, ["powers"]), cylinders });
    }
    if (card.kept) facts.push(this.fact("cards-kept", this.texts.power(card.name), key, ["kept", "serves", "serves-cost"]));
    return this.entry(key, "backstage", "tile", card.name, this.texts.card(card.card), facts);
  }

  private objective(key: string, name: string, label: string, data: string[]): Entry {
    const facts = [this.fact(label, this.texts.goal(name), key, data)];
    return this.entry(key, "objectives", "objective", name, this.texts.name("objective", name), facts);
  }

  private board(name: "stage" | "theater", key: string, cells: readonly string[], datum: string): Entry {
    const spaces = cells.filter((kind) => kind !== "virtual").length;
    const candles = cells.filter((kind) => kind === "candle").length;
    const facts = [this.fact("cards-shape", this.texts.say("cards-spaces", { spaces, candles }), key, [datum])];
    return this.entry(key, "boards", name, name, this.texts.say(`cards-${name}`), facts);
  }

  private entry(key: string, kind: Kind, picture: Entry["picture"], name: string, title: string, facts: Fact[]): Entry {
    const { source } = this.fact("", title, key, ["name"]);
    const ofBackstage = key.startsWith("backstage.");
    // Where a long name may be parted on a small card is of no interest here, and would keep it from being found.
    return { key, kind, picture, name, title: title.replaceAll("\u00ad", ""), source, ofBackstage, facts };
  }

  /** A fact is as well known as the least known of its data. */
  private fact(label: string, text: string, key: string, data: string[]): Fact {
    const found = data.flatMap((datum) => this.provenance[`${key}.${datum}`] ?? []);
    const source = SOURCES.filter((one) => found.some((text) => sourceOf(text) === one)).at(-1) ?? null;
    const notes = found.flatMap((text) => /^\w+: (.*)$/s.exec(text)?.[1] ?? []).map((note) => this.texts.note(note));
    return { label, text, source, notes };
  }
}

/** One of each kind of card. */
function singles<Card extends { card: string }>(cards: readonly Card[]): Card[] {
  return cards.filter(({ card }, place) => cards.findIndex((other) => other.card === card) === place);
}

function countOf<Card extends { card: string }>({ card }: Card, cards: readonly Card[]): number {
  return cards.filter((other) => other.card === card).length;
}

/** What can be searched for in an entry. */
export function wordsOfEntry(entry: Entry, texts: Texts): string[] {
  const facts = entry.facts.flatMap(({ text, source, notes }) => [text, source ? texts.say(`cards-from-${source}`) : "", ...notes]);
  const name = entry.source ? texts.say(`cards-from-${entry.source}`) : "";
  return [entry.title, name, texts.say(`cards-kind-${entry.kind}`), entry.ofBackstage ? texts.say("cards-of-backstage") : "", ...facts];
}
