/** Moments of real games to show components in: made by `python -m tests.browser.gallery`, which also serves this page. */
import type { Edition, GameEvent, Offer, Table, View } from "../api/types";

export interface Moment {
  name: string;
  view: View;
  offers: Offer[];
  events: GameEvent[];
}

export interface Moments {
  edition: Edition;
  table: Table;
  moments: Moment[];
}

/** Null where nobody serves them: then there are only the drawings. */
export async function getMoments(): Promise<Moments | null> {
  try {
    const answer = await fetch("moments.json");
    return answer.ok ? ((await answer.json()) as Moments) : null;
  } catch {
    return null;
  }
}
