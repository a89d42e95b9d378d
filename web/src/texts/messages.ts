/** The messages of one language, read from the files that the package shares with the browser. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import cards from "../../../src/shakespeare/locales/en/cards.ftl?raw";
import client from "../../../src/shakespeare/locales/en/client.ftl?raw";
import events from "../../../src/shakespeare/locales/en/events.ftl?raw";
import play from "../../../src/shakespeare/locales/en/play.ftl?raw";
import questions from "../../../src/shakespeare/locales/en/questions.ftl?raw";
import reasons from "../../../src/shakespeare/locales/en/reasons.ftl?raw";
import server from "../../../src/shakespeare/locales/en/server.ftl?raw";

const SOURCES: Record<string, readonly string[]> = { en: [cards, events, questions, reasons, server, client, play] };

export type Variables = Record<string, FluentVariable>;

export class Messages {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly attributes = new Map<string, string[]>();
  private readonly families = new Map<string, string[]>();

  constructor(language: string, sources = SOURCES[language] ?? []) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.bundle.addResource(resource);
      for (const entry of resource.body) this.attributes.set(entry.id, Object.keys(entry.attributes));
    }
  }

  has(id: string): boolean {
    return this.attributes.has(id);
  }

  attributesOf(id: string): string[] {
    return this.attributes.get(id) ?? [];
  }

  /** The plain form, "", and every attribute that any message of a family of names has. */
  forms(family: string): string[] {
    let forms = this.families.get(family);
    if (forms === undefined) {
      const names = new Set([""]);
      for (const [id, attributes] of this.attributes) {
        if (family && id.startsWith(`${family}-`)) attributes.forEach((name) => names.add(name));
      }
      forms = [...names];
      this.families.set(family, forms);
    }
    return forms;
  }

  private static readonly known = new Map<string, Messages>();

  /** The messages of a language, read once. */
  static of(language: string): Messages {
    const messages = Messages.known.get(language) ?? new Messages(language);
    Messages.known.set(language, messages);
    return messages;
  }

  /**
   * A message in words. A missing message, attribute or argument is a mistake and noted as one, but no reason to show
   * nothing at all: a server that is newer than the page may say what the page has no words for.
   */
  format(id: string, args: Variables = {}, attribute = ""): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) {
      const name = attribute ? `${id}.${attribute}` : id;
      console.error(`There is no text “${name}” in ${this.language}.`);
      return name;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors[0]) console.error(`The text “${id}” in ${this.language}: ${errors[0].message}`);
    return text;
  }
}
