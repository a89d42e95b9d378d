/** What a book shares with its lines: what is looked for, and where a number leads. */
import { getContext, setContext } from "svelte";

import type { Term } from "./search";

export interface Reading {
  readonly terms: readonly Term[];
  follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }, number: string): void;
}

const KEY = Symbol("reading");

export function provideReading(reading: Reading): void {
  setContext(KEY, reading);
}

export function useReading(): Reading {
  return getContext<Reading>(KEY);
}
