// What is to be looked at, brought where it can be seen.

import { still } from "../state/motion";

/** Neither beyond the screen nor under something. */
function isInSight(one: HTMLElement): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [top + 8, bottom - 8].every((y) => one.contains(document.elementFromPoint((left + right) / 2, y)));
}

/** Scrolls to the first of these, unless one of them can be seen. */
export function bringInSight(found: HTMLElement[]): void {
  if (!found.some(isInSight)) found[0]?.scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
}
