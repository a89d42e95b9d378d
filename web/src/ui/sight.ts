// What is to be looked at, brought where it can be seen.

import { still } from "../state/motion";

/** Scrolls the page so that as many of these as possible are seen, and no further than that takes. */
export function bringInSight(found: HTMLElement[]): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const spans = found.map((one) => one.getBoundingClientRect());
  const top = wayTo(spans, parseFloat(scrollPaddingTop) || 0, innerHeight - (parseFloat(scrollPaddingBottom) || 0));
  if (top) scrollBy({ top, behavior: still() ? "auto" : "smooth" });
}

/** With so much of it under an edge a thing is seen all the same. */
const hidden = (top: number, bottom: number): number => Math.min(28, (bottom - top) / 4);

/** How far to scroll, that most of these lie between two heights; what is higher than that only with its upper end. */
export function wayTo(spans: readonly { top: number; bottom: number }[], from: number, to: number): number {
  // The first or the last of those that are seen lies at the edge, or nothing moves.
  const ends = spans.map(({ top, bottom }) => ({ top, bottom: Math.min(bottom, top + to - from) }));
  const ways = [0, ...ends.flatMap(({ top, bottom }) => [top - from, bottom - to])];
  const seen = (way: number): number =>
    ends.filter(({ top, bottom }) => top - way >= from - hidden(top, bottom) && bottom - way <= to + hidden(top, bottom)).length;
  return ways.reduce((best, way) => {
    const more = seen(way) - seen(best);
    return more > 0 || (more === 0 && Math.abs(way) < Math.abs(best)) ? way : best;
  });
}
