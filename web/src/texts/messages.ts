/** The messages of one language, from the files that the package shares with the browser (see `languages`). */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Variables = Record<string, FluentVariable>;

export class Messages {
  readonly language: string;
  /** The names of the files whose texts are here. */
  readonly pages = new Set<string>();
  private readonly bundle: FluentBundle;
  private readonly attributes = new Map<string, string[]>();
  private readonly families = new Map<string, string[]>();

  constructor(language: string) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Adds a file of texts. */
  add(page: string, source: string): void {
    if (this.pages.has(page)) return;
    this.pages.add(page);
    this.read(source);
  }

  private read(source: string): void {
    const resource = new FluentResource(source);
    this.bundle.addResource(resource);
    for (const entry of resource.body) this.attributes.set(entry.id, Object.keys(entry.attributes));
    this.families.clear();
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

  /** The languages that have been loaded. */
  static readonly known = new Map<string, Messages>();

  /** The messages of a language, kept for all who speak it. */
  static of(language: string): Messages {
    const messages = new Messages(language);
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
