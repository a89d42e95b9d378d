/** What there is to say about a table, once somebody has asked for it: it is loaded then. */
import type { Component } from "svelte";

import { needTexts } from "../state/language.svelte";

type AtTable = Component<{ onclose: () => void }>;

let opened = $state.raw<AtTable | null>(null);

export function openedAtTable(): AtTable | null {
  return opened;
}

/** Fails where it cannot be loaded. */
export async function openAtTable(): Promise<void> {
  const [loaded] = await Promise.all([import("./AtTable.svelte"), needTexts("people"), needTexts("time")]);
  opened = loaded.default;
}

export function closeAtTable(): void {
  opened = null;
}
