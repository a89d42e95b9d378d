/** A game once more: the server tells what a seat saw as one view and what changed in it from moment to moment. */
import { changed } from "../api/reading";
import type { GameEvent, Replay, View } from "../api/types";

export interface Moment {
  number: number;
  events: GameEvent[];
  view: View;
}

/** All moments of a replay, each with its whole view. What has not changed is shared between them. */
export function momentsOf(replay: Replay): Moment[] {
  let view: unknown = null;
  return replay.moments.map(({ number, events, view: change }) => {
    view = changed(view, change);
    return { number, events, view: view as View };
  });
}

/** Where a day or a phase begins: the first moment in which it is the case. */
export interface Mark {
  moment: number;
  day: number;
  phase: View["phase"];
}

export function marksOf(moments: Moment[]): Mark[] {
  const marks: Mark[] = [];
  moments.forEach(({ view }, moment) => {
    const day = view.day - (view.phase === "rest" ? 1 : 0); // the night belongs to the day that is over
    const last = marks.at(-1);
    if (last?.day !== day || last.phase !== view.phase) marks.push({ moment, day, phase: view.phase });
  });
  return marks;
}
