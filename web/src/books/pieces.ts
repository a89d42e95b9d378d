/** What the book draws beside what it tells: pieces of the game, and signs that are no icons. */

export const PIECES = [
  "piece-board", "piece-days", "piece-coins", "piece-tokens", "piece-costumes", "piece-sets", "piece-characters",
  "piece-objectives", "piece-own", "piece-cylinders", "piece-discs", "piece-rests", "piece-recruitment", "piece-reference",
  "piece-backstage", "piece-actors", "piece-goals", "piece-theater",
  "sign-circle", "sign-cell", "sign-candle", "sign-virtual", "sign-costumed", "sign-cancelled",
  "sign-lit", "sign-unlit", "sign-seats",
] as const;
export type PieceName = (typeof PIECES)[number];

export function isPiece(name: string): name is PieceName {
  return (PIECES as readonly string[]).includes(name);
}

/** Whether its drawing wants room. */
export function isLarge(name: string): boolean {
  return name.startsWith("piece-");
}
