/** The rules in a language, loaded when somebody wants to read them. */
import { readBook, type Book } from "./book";

const FILES = import.meta.glob<string>("../../../src/shakespeare/locales/*/rules.md", { query: "?raw", import: "default" });

const books = new Map<string, Promise<Book>>();

export function loadBook(language: string): Promise<Book> {
  let book = books.get(language);
  if (book === undefined) {
    const file = FILES[`../../../src/shakespeare/locales/${language}/rules.md`];
    if (file === undefined) throw new Error(`There are no rules in ${language}.`);
    book = file().then(readBook);
    book.catch(() => books.delete(language));
    books.set(language, book);
  }
  return book;
}
