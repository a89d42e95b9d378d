/** Where things are: everything on the table that pieces travel to or from names its place. */

/** What stands for a place, if it is on the screen. */
export function atPlace(place: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(place)}"]`);
  return [...found].find((one) => one.getClientRects().length) ?? null;
}

/** The first of these places that is on the screen. */
export function firstOf(places: string[]): HTMLElement | null {
  for (const place of places) {
    const found = atPlace(place);
    if (found) return found;
  }
  return null;
}
