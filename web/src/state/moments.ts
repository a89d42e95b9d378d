/** A game once more: the server tells what a seat saw as one view and what changed in it from moment to moment. */
import type { GameEvent, Replay, View } from "../api/types";

export interface Moment {
  number: number;
  events: GameEvent[];
  view: View;
}

/** What a change makes of a value: a list holds the new value, a table the changes by key or place. */
export function changed(value: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0] as unknown;
  const parts = Object.entries(change as Record<string, unknown>);
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])];
    for (const [place, part] of parts) list[Number(place)] = changed(list[Number(place)], part);
    return list;
  }
  const table = { ...(value as Record<string, unknown>) };
  for (const [key, part] of parts) table[key] = changed(table[key], part);
  return table;
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
