/** The lesson is data (`server/lesson/first.toml`): this says where in it somebody is, and what a step is about. */
import type { Offer } from "../api/types";
import { placeOf, type Offers, type Target } from "../state/offers";
import type { LessonScene, LessonStep } from "./types";

/**
 * The place of the step that is due: one for each decision of the learner, and the mistakes that were tried. It
 * follows from the game alone, so that an undo, a reload or another browser cannot lead it astray.
 */
export function stepDue(steps: readonly LessonStep[], answered: number, tried: readonly string[]): number {
  let made = 0;
  for (const [place, step] of steps.entries()) {
    if (step.mistake === null) {
      if (made === answered) return place;
      made += 1;
    } else if (made === answered && !tried.includes(step.name)) {
      return place;
    }
  }
  return steps.length;
}

/** The offers that a step is about: the moves that count, or the mistake. */
export function wantedBy(step: LessonStep, offers: Offers): Offer[] {
  return offers.all.filter(({ move, reason }) =>
    step.mistake === null ? reason === null && step.moves.includes(move) : move === step.mistake,
  );
}

/** What to point at for these offers, as selectors: first the element, and when it is chosen its place. */
export function pointers(wanted: readonly Offer[], offers: Offers, chosen: Target | null, choosing: boolean): string[] {
  if (choosing) return wanted.map(({ move }) => `.chooser [data-answer="${CSS.escape(move)}"]`);
  const sources = wanted.map((offer) => offers.sourceOf(offer));
  const taken = chosen !== null && sources.includes(chosen);
  const found = wanted.flatMap((offer, index) => {
    const source = sources[index] ?? null;
    if (source === null) return [at(placeOf(offer)), `[data-answer="${CSS.escape(offer.move)}"]`];
    if (!taken) return [at(source)];
    return source === chosen ? [at(placeOf(offer))] : [];
  });
  return [...new Set(found)];
}

function at(place: string): string {
  return `[data-at="${CSS.escape(place)}"]`;
}

/** The scene after one, or null after the last. */
export function sceneAfter(scenes: readonly LessonScene[], name: string): string | null {
  const place = scenes.findIndex((scene) => scene.name === name);
  return scenes[place + 1]?.name ?? null;
}
