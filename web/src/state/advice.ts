/** Why a computer player would do something: what it brings at once, beside its second best. Nothing is made up. */
import type { Gain, Offer } from "../api/types";

export type Comparison = "more" | "same" | "less" | "only";

/** How much better one stands by a move at once: the score if the game ended now. */
export function atOnce(gain: Gain | null): number {
  const [before = 0, after = 0] = gain?.projected ?? [];
  return after - before;
}

/** How what it brings at once compares with the second best. */
export function compare(first: Offer, second: Offer | null): Comparison {
  if (second === null) return "only";
  const difference = atOnce(first.gain) - atOnce(second.gain);
  return difference > 0 ? "more" : difference < 0 ? "less" : "same";
}
