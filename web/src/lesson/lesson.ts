/** Lessons are data (`server/lesson/*.toml`): this says where in it somebody is, and what a step is about. */
import type { Offer } from "../api/types";
import { placeOf, type Offers, type Target } from "../state/offers";
import type { LessonScene, LessonStep } from "./types";

/** Whether a step is a decision; others are a mistake to be tried, or something to read. */
export const decides = (step: LessonStep): boolean => step.moves.length > 0;
/** Whether nothing is done in a step: it is read. */
export const isRead = (step: LessonStep): boolean => !decides(step) && step.mistake === null;

/**
 * The place of the step that is due: one for each decision of the learner, and those between them that were tried or
 * read. It follows from the game, so that an undo, a reload or another browser cannot lead it astray.
 */
export function stepDue(steps: readonly LessonStep[], answered: number, tried: readonly string[]): number {
  let made = 0;
  for (const [place, step] of steps.entries()) {
    if (decides(step)) {
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
    decides(step) ? reason === null && step.moves.includes(move) : move === step.mistake,
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

/** What to point at while something is read: a thing on the table, or a part of what stands around it. */
export function readAt(name: string): string {
  return `${at(name)}, [data-part="${CSS.escape(name)}"]`;
}

/** The scene that follows one in its lesson, or null after the last. */
export function sceneAfter(scenes: readonly LessonScene[], name: string): string | null {
  const place = scenes.findIndex((scene) => scene.name === name);
  const next = scenes[place + 1];
  return next && next.lesson === scenes[place]?.lesson ? next.name : null;
}

/** A lesson with its scenes, in their order. */
export interface Lesson {
  name: string;
  scenes: LessonScene[];
}

export function lessonsOf(scenes: readonly LessonScene[]): Lesson[] {
  const names = [...new Set(scenes.map(({ lesson }) => lesson))];
  return names.map((name) => ({ name, scenes: scenes.filter(({ lesson }) => lesson === name) }));
}

/** The lesson whose last scene was played to its end just now; null while a scene is on, or none was. */
export function lessonOver(lessons: readonly Lesson[], scene: string | null, done: readonly string[]): Lesson | null {
  if (scene !== null) return null;
  return lessons.find(({ scenes }) => scenes.at(-1)?.name === done.at(-1) && scenes.every(({ name }) => done.includes(name))) ?? null;
}
