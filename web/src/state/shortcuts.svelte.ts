/** Single letters do things (see the table's page and `Target`), unless somebody has switched that off. */
const OFF = "off";

function stored(): boolean {
  try {
    return localStorage.getItem("shortcuts") !== OFF;
  } catch {
    return true;
  }
}

let on = $state(stored());

export function shortcutsOn(): boolean {
  return on;
}

export function setShortcuts(next: boolean): void {
  on = next;
  try {
    if (next) localStorage.removeItem("shortcuts");
    else localStorage.setItem("shortcuts", OFF);
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the page.
  }
}

/** The letter that is meant as a shortcut, or null: it may belong to a word, to the browser or to a list. */
export function shortcutOf(event: KeyboardEvent): string | null {
  const { target } = event;
  if (!on || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return null;
  if (target instanceof Element && target.closest("input, select, textarea, [contenteditable]")) return null;
  return event.key.toLowerCase();
}
