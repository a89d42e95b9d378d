/** What a book shares with its lines: the words that are looked for, and where a number leads. */
import { getContext, setContext } from "svelte";

export interface Reading {
  readonly words: readonly string[];
  follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }, number: string): void;
}

const KEY = Symbol("reading");

export function provideReading(reading: Reading): void {
  setContext(KEY, reading);
}

export function useReading(): Reading {
  return getContext<Reading>(KEY);
}
