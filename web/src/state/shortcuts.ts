/** Single letters do things (see the table's page and `Target`), unless somebody has switched that off. */
import { setting } from "./settings.svelte";

export function shortcutsOn(): boolean {
  return setting("shortcuts") === "on";
}

/** The letter that is meant as a shortcut, or null: it may belong to a word, to the browser or to a list. */
export function shortcutOf(event: KeyboardEvent): string | null {
  const { target } = event;
  if (!shortcutsOn() || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return null;
  if (target instanceof Element && target.closest("input, select, textarea, [contenteditable]")) return null;
  return event.key.toLowerCase();
}
