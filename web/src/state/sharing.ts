/** What is told anew each time, though little of it has changed. */

type Parts = Record<string, unknown>;

/**
 * The new value, in which every part that is equal to the old one is the old one itself: whoever shows it then has
 * nothing to do.
 */
export function shared<T>(old: T, fresh: T): T {
  if (old === fresh || !isWhole(old) || !isWhole(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const before = old as Parts;
  const after = fresh as Parts;
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  const parts = (Array.isArray(fresh) ? [] : {}) as Parts;
  for (const name of names) {
    parts[name] = shared(before[name], after[name]);
    same &&= name in before && parts[name] === before[name];
  }
  return same ? old : (parts as T);
}

function isWhole(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
