/** How far one has looked at each table, so that after a while away the page can tell what has happened since. */

const KEY = "seen";
const MOST = 50;

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The number of the last event that was seen there, or null. */
export function lastSeen(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export function rememberSeen(table: string, number: number): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, number], ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing: after a reload nothing is known to be new.
  }
}
