/**
 * Everything the game says, in one language. Arguments are prepared here as the package does it in Python:
 * names become their own message's text with all its forms, lists become one text, a minus sign is a real one.
 */
import { Refusal } from "../api/rest";
import { COLOURS, SEAT_COLOURS, type SeatColour } from "../art/names";
import type { Args, BackstageCard, BackstageObjective, CharacterCard, Edition, GameEvent, Measure, Objective, Problem, Question, Reason } from "../api/types";
import { Messages, type Variables } from "./messages";
import { readMove } from "./moves";

/** Arguments that are names or lists of names, and the family of messages that has their texts. */
const FAMILIES: Record<string, string> = {
  seat: "seat",
  seats: "seat",
  waiting: "seat",
  seat_colour: "seat",
  character: "card",
  card: "card",
  cards: "card",
  colour: "colour",
  colours: "colour",
  wanted: "colour",
  objective: "objective",
  objectives: "objective",
  act: "act",
  phase: "phase",
  source: "source",
  asked: "asked",
  move: "move",
  computer: "computer",
  helper: "computer",
  player: "computer",
  rival: "computer",
};

/** Conditions of measures that are lists: the argument, and the family of messages that has the texts; pounds have none. */
const MEASURE_LISTS: Record<string, [string, string]> = {
  in: ["places", "in"],
  colour: ["hues", "colour"],
  kind: ["kinds", "kind"],
  cost: ["costs", ""],
};

type Forms = Record<string, string>;

/** How many texts are kept at hand. */
const MOST_SAID = 2000;

export class Texts {
  private readonly messages: Messages;
  private readonly quotes: readonly string[];
  private readonly cards = new Map<string, { card: string; copy: string; title: string }>();
  private readonly characters = new Map<string, CharacterCard>();
  private readonly backstage = new Map<string, BackstageCard>();
  private readonly said = new Map<string, string>();
  private readonly objectives = new Map<string, Objective>();
  private readonly masks = new Map<string, BackstageObjective>();

  constructor(
    readonly language = "en",
    private readonly names: (string | null)[] = [],
    private readonly edition: Edition | null = null,
    private readonly colours: readonly SeatColour[] = SEAT_COLOURS,
  ) {
    const messages = Messages.known.get(language);
    if (messages === undefined) throw new Error(`The texts in ${language} have not been loaded.`);
    this.messages = messages;
    this.quotes = messages.format("quotes").split(" ");
    const { characters = [], objectives = [], backstage = null } = edition ?? {};
    for (const character of [...characters, ...(backstage?.actors ?? [])]) this.characters.set(character.name, character);
    for (const card of backstage?.cards ?? []) this.backstage.set(card.name, card);
    for (const { name, card, title } of [...this.characters.values(), ...this.backstage.values()]) {
      const copy = name === card ? "" : ` ${roman(Number(name.slice(card.length + 1)))}`;
      this.cards.set(name, { card, copy, title: title ?? "" });
    }
    for (const objective of objectives) this.objectives.set(objective.name, objective);
    for (const objective of backstage?.objectives ?? []) this.masks.set(objective.name, objective);
  }

  // What the game reports and asks

  event(event: GameEvent): string {
    return this.say(`event-${event.id}`, event.args);
  }

  question(question: Question): string {
    return this.say(question.message, {
      character: question.character,
      value: question.value ?? 0,
      ...question.args,
    });
  }

  /** Why not; the rule's number comes last. */
  reason(reason: Reason): string {
    const id = `reason-${reason.id}`;
    const text = this.say(id, reason.args);
    return reason.rule ? this.say("reason", { text, rule: reason.rule }) : text;
  }

  /** What is wrong with an edition; it goes on after the key that is meant. An argument may be a text in turn. */
  mistake({ id, args }: { id: string; args: Args }): string {
    const said = Object.entries(args).map(([name, value]) => [name, isWords(value) ? this.mistake(value) : value] as const);
    return this.say(`mistake-${id}`, Object.fromEntries(said));
  }

  /** Where a value comes from, as the edition notes it: what ours say in other words too, all else as written. */
  note(text: string): string {
    return this.known("noted", text);
  }

  /** What an edition is called: ours in the language's words, all others as they call themselves. */
  editionName(name: string): string {
    return this.known("named", name);
  }

  private known(family: string, text: string): string {
    const id = `${family}-${text.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
    return this.messages.has(id) ? this.say(id) : text;
  }

  /** What went wrong on the server; in its own words where we have none. */
  problem(problem: Problem): string {
    const id = `error-${problem.id}`;
    return this.messages.has(id) ? this.say(id, problem.args) : problem.text;
  }

  /** Why a request came to nothing. */
  trouble(error: unknown): string {
    if (!(error instanceof Refusal)) return this.say("server-away");
    return error.problem ? this.problem(error.problem) : this.say("server-odd", { status: error.status });
  }

  move(kind: string, args: Args): string {
    return this.say(`move-${kind}`, args);
  }

  // Names and powers

  card(name: string): string {
    return this.name("card", name);
  }

  /** The name as printed on the card: in full, where sentences have a short one. */
  title(name: string): string {
    return this.name("card", name, "title");
  }

  /** What a character is; some languages have another word for an actor who is a woman. */
  kindOf(name: string): string {
    const character = this.characters.get(name);
    const id = `card-${character?.card}`;
    if (character?.kind === "actor" && !character.title && this.messages.attributesOf(id).includes("kind")) {
      return this.messages.format(id, {}, "kind");
    }
    return this.say(`kind-${character?.kind ?? "extra"}`);
  }

  /** Which of several alike it is, as a numeral; nothing where there is but one. */
  copy(name: string): string {
    return this.cards.get(name)?.copy ?? "";
  }

  name(family: string, value: unknown, form = ""): string {
    const forms = this.formsOf(family, value);
    return forms[form] ?? forms[""] ?? "";
  }

  /** What a character does when activated. */
  power(name: string): string {
    const kept = this.backstage.get(name);
    if (kept) return this.kept(kept);
    const character = this.characters.get(name);
    if (character === undefined) return this.say("power-extra");
    if (character.kind === "actor") return this.actorPower(character);
    return this.say(`power-${character.kind}`, { value: character.value ?? 0 });
  }

  private actorPower(actor: CharacterCard): string {
    let power = this.icons(actor.activate);
    if (actor.first_action) return this.say("power-first-action");
    if (actor.costumed.length) power = this.say("power-costumed", { power, icons: this.icons(actor.costumed) });
    if (actor.costumed_cancels) {
      power = this.say("power-cancelled", { power, icons: this.icons([actor.costumed_cancels]) });
    }
    return power;
  }

  /** What a backstage card does as long as it is kept; nothing for one that is not. */
  private kept(card: BackstageCard): string {
    if (!card.kept) return "";
    const kind = card.serves ? this.name("kind", card.serves) : "";
    return this.say(`kept-${card.kept}`, { kind, cost: card.serves_cost });
  }

  /** What a backstage card gives for a number of cylinders. */
  use(name: string, cylinders: number): string {
    const card = this.backstage.get(name);
    const icons = this.icons(card?.powers.find((power) => power.cylinders === cylinders)?.icons ?? []);
    return card?.kept ? this.labelled(icons, this.kept(card)) : icons;
  }

  rehearsal(name: string): string {
    if (this.backstage.has(name)) return "";
    return this.icons(this.characters.get(name)?.rehearse ?? this.edition?.extra.rehearse ?? []);
  }

  /** What an objective wants, or does; with what it counts so far, if it counts anything. */
  goal(name: string, counted?: number): string {
    const mask = this.masks.get(name);
    if (mask) return this.say(`goal-${mask.kind}`, { value: mask.value, amount: mask.amount });
    const objective = this.objectives.get(name);
    if (objective === undefined) return "";
    // Equal steps are one, which brings what they bring together.
    const bring = new Map(objective.steps.map((step, place) => [step, place + 1]));
    const [steps, points] = [[...bring.keys()], [...bring.values()]];
    const measure = this.measure(objective.measure, Math.max(...steps));
    const goal = this.say("goal", { steps, points, most: points.at(-1), measure });
    return counted === undefined ? goal : this.say("goal-counted", { goal, counted });
  }

  /** What is counted, as it stands after a number. */
  measure({ name, count: counted, conditions, parts }: Measure, count = 2, where = "outside"): string {
    if (name) return this.say(`measure-${name}`, { count });
    if (parts.length) {
      return this.say(`measure-${counted}`, { count, where, parts: parts.map((part) => this.measure(part, 2, "inside")) });
    }
    const args: Args = { count };
    for (const [condition, value] of Object.entries(conditions)) {
      const list = MEASURE_LISTS[condition];
      if (list) args[list[0]] = (value as (string | number)[]).map((one) => this.conditionOf(list[1], one, count));
      else if (condition === "paid") args["paid"] = value === null ? "any" : value ? "yes" : "no";
      else args[condition === "place" ? "rank" : condition] = value;
    }
    if (counted === "acts") args["both"] = conditions["place"] && conditions["space"] ? "yes" : "no";
    return this.say(`measure-${counted}`, args);
  }

  private conditionOf(family: string, value: string | number, count: number): string {
    return family ? this.say(`measure-${family}-${value}`, { count }) : this.pounds(Number(value));
  }

  /** Icons in words, in printed order, equal ones in a row counted. */
  icons(icons: readonly string[]): string {
    const parts: string[] = [];
    for (let at = 0; at < icons.length; ) {
      const icon = icons[at] ?? "";
      let count = 1;
      while (icons[at + count] === icon) count += 1;
      const [kind = "", colour = ""] = icon.split("-");
      const element = (kind === "costume" || kind === "set") && (COLOURS as readonly string[]).includes(colour);
      parts.push(element ? this.say(`icon-${kind}`, { count, colour }) : this.say(`icon-${icon}`, { count }));
      at += count;
    }
    return parts.length ? this.join(parts, "list-comma") : "";
  }

  // Money and labels

  pounds(amount: number): string {
    return this.say("pounds", { pounds: amount });
  }

  /** A change of money, with its sign. */
  poundsChange(amount: number): string {
    return this.say("pounds-change", { sign: amount < 0 ? "−" : "+", pounds: Math.abs(amount) });
  }

  labelled(label: string, text: string): string {
    return this.say("labelled", { label, text });
  }

  /** A label by itself, before what is no text. */
  label(label: string): string {
    return this.labelled(label, "").trimEnd();
  }

  // Any message

  has(id: string): boolean {
    return this.messages.has(id);
  }

  say(id: string, args: Args = {}, attribute = ""): string {
    // The same is said of most things at every change of a table.
    const asked = `${id}.${attribute}${JSON.stringify(args)}`;
    let text = this.said.get(asked);
    if (text === undefined) {
      text = nested(this.messages.format(id, this.prepare(args), attribute), this.quotes);
      if (this.said.size >= MOST_SAID) this.said.clear();
      if (this.messages.has(id)) this.said.set(asked, text); // the texts of a page may still be on their way
    }
    return text;
  }

  private prepare(args: Args): Variables {
    const prepared: Variables = {};
    for (const [name, value] of Object.entries(args)) {
      const family = FAMILIES[name];
      if (Array.isArray(value)) {
        this.addList(prepared, name, value);
      } else if (value === null || value === undefined) {
        prepared[name] = "nobody";
      } else if (family !== undefined) {
        for (const [form, text] of Object.entries(this.formsOf(family, value))) prepared[joined(name, form)] = text;
      } else if (name === "amount" && typeof value === "number") {
        prepared["amount"] = Math.abs(value);
        prepared["amount-sign"] = value >= 0 ? "up" : "down";
      } else if (typeof value === "number") {
        prepared[name] = value < 0 ? minus(value) : value; // only a number finds its plural
      } else {
        prepared[name] = String(value);
      }
    }
    return prepared;
  }

  private addList(prepared: Variables, name: string, values: unknown[]): void {
    const family = FAMILIES[name] ?? "";
    const items = values.map((value): Forms => (family ? this.formsOf(family, value) : { "": String(value) }));
    const plain = items.map((item) => item[""] ?? "");
    prepared[`${name}-count`] = items.length;
    prepared[`${name}-row`] = this.join(plain, "list-comma");
    prepared[`${name}-or`] = this.join(plain, "list-or");
    for (const form of this.messages.forms(family)) {
      const texts = this.counted(items.map((item) => item[form] ?? item[""] ?? ""));
      prepared[joined(name, form)] = this.join(texts, "list-and");
    }
  }

  private counted(items: string[]): string[] {
    const counts = new Map<string, number>();
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
    return [...counts].map(([item, count]) =>
      count > 1 ? this.messages.format("list-times", { item, count }) : item,
    );
  }

  private join(items: string[], last: string): string {
    const [first, ...rest] = items;
    if (first === undefined) return this.messages.format("list-empty");
    return rest.reduce(
      (list, item, place) => this.messages.format(place === rest.length - 1 ? last : "list-comma", { list, item }),
      first,
    );
  }

  // The forms of a name: "" is the plain one

  private formsOf(family: string, value: unknown): Forms {
    if (family === "card") return this.cardForms(String(value));
    if (family === "objective") return this.objectiveForms(String(value));
    if (family === "computer") return this.computerForms(String(value));
    if (family === "move") {
      const move = readMove(String(value));
      return { "": move ? this.move(move.kind, move.args) : String(value) };
    }
    if (family === "seat" && typeof value === "number") {
      const id = `seat-${this.colours[value] ?? SEAT_COLOURS[value]}`;
      const name = this.names[value];
      return name ? this.formatForms(family, "own-seat", { name, short: this.messages.format(id, {}, "short") }) : this.formatForms(family, id, {});
    }
    return this.formatForms(family, `${family}-${String(value)}`, {});
  }

  /** A computer player that we do not know is called what the server calls it. */
  private computerForms(name: string): Forms {
    const id = `computer-${name}`;
    if (this.messages.has(id)) return this.formatForms("computer", id, {});
    return Object.fromEntries(this.messages.forms("computer").map((form) => [form, name]));
  }

  private cardForms(name: string): Forms {
    const known = this.cards.get(name);
    if (known) return this.copyForms(known.card, known.title, known.copy);
    const extra = /^extra-(\d+)$/.exec(name);
    return extra ? this.copyForms("extra", "", ` ${roman(Number(extra[1]))}`) : this.copyForms(name, "", "");
  }

  private copyForms(base: string, title: string, copy: string): Forms {
    if (title || !this.messages.has(`card-${base}`)) {
      return this.formatForms("card", "own-card", { title: title || prettified(base), copy });
    }
    const forms = this.formatForms("card", `card-${base}`, { copy });
    const bare = this.formatForms("card", `card-${base}`, { copy: "" });
    const knowsCopies = Object.keys(forms).some((form) => forms[form] !== bare[form]);
    if (!copy || knowsCopies) return forms;
    const names = Object.entries(forms).map(([form, text]) => [joined("name", form), text] as const);
    return this.formatForms("card", "own-copy", { ...Object.fromEntries(names), copy });
  }

  private objectiveForms(name: string): Forms {
    const title = (this.objectives.get(name) ?? this.masks.get(name))?.title ?? "";
    if (title || !this.messages.has(`objective-${name}`)) {
      return this.formatForms("objective", "own-objective", { title: title || prettified(name) });
    }
    return this.formatForms("objective", `objective-${name}`, {});
  }

  private formatForms(family: string, id: string, args: Variables): Forms {
    const plain = this.messages.format(id, args);
    const own = this.messages.attributesOf(id);
    const forms: Forms = {};
    for (const form of this.messages.forms(family)) {
      forms[form] = own.includes(form) ? this.messages.format(id, args, form) : plain;
    }
    return forms;
  }
}

function joined(name: string, form: string): string {
  return form ? `${name}-${form}` : name;
}

function isWords(value: unknown): value is { id: string; args: Args } {
  return typeof value === "object" && value !== null && "id" in value && "args" in value;
}

/** A text in which a quotation inside another has the marks for that: the last two of the four. */
export function nested(text: string, quotes: readonly string[]): string {
  const [opening = "", closing = "", innerOpening = "", innerClosing = ""] = quotes;
  if (text.split(opening).length < 3) return text;
  let depth = 0;
  return text
    .split(new RegExp(`(${opening}|${closing})`))
    .map((part) => {
      if (part === closing) depth = Math.max(depth - 1, 0);
      if (part === closing) return depth > 0 ? innerClosing : part;
      return part === opening && depth++ > 0 ? innerOpening : part;
    })
    .join("");
}

/** A number with a real minus sign. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A number with its sign, as a gain is written. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : minus(value);
}

function roman(number: number): string {
  let text = "";
  for (const [sign, worth] of [["X", 10], ["IX", 9], ["V", 5], ["IV", 4], ["I", 1]] as const) {
    for (; number >= worth; number -= worth) text += sign;
  }
  return text;
}

function prettified(name: string): string {
  return name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
