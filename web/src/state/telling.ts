/** What is worth telling: of a choice made in secret, its maker is told twice, once with what was chosen. */
import type { GameEvent, Rewind } from "../api/types";

/** What everybody is told of a secret choice; its maker is told more in another event. */
export const PRIVATE_TWINS: readonly string[] = ["wager-chosen", "rest-chosen", "looked", "kept"];

/**
 * What happened in the order of the days: the next one is counted before the night's rest (R10.1, R10.2), which belongs to
 * the day that is over.
 */
export function byDays(events: readonly GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  let next: GameEvent | null = null;
  for (const event of events) {
    const { id, args } = event;
    // A lone player is dealt cylinders where others wager.
    const morning = id === "cylinders" || (id === "phase" && args["phase"] !== "rest");
    if (next && morning) {
      told.push(next);
      next = null;
    }
    if (id === "day") next = event;
    else told.push(event);
  }
  return told;
}

/** Which times that the table went back are told after which of these events, by its number: those to a moment among them.
 * Of several by the same seat in a row, the last. */
export function rewindsAfter(events: readonly GameEvent[], rewinds: readonly Rewind[]): Map<number, Rewind[]> {
  const told = new Map<number, Rewind[]>();
  for (const rewind of rewinds) {
    const after = events.findLast(({ number }) => number <= rewind.number);
    if (!after) continue;
    const before = told.get(after.number) ?? [];
    const last = before.at(-1);
    const isAgain = last !== undefined && last.seat === rewind.seat && last.anew === rewind.anew;
    told.set(after.number, [...(isAgain ? before.slice(0, -1) : before), rewind]);
  }
  return told;
}

/** What a seat is told of what happened, in the order of the days. */
export function toldTo(seat: number | null, events: readonly GameEvent[]): GameEvent[] {
  return byDays(events).filter((event) => !isSaidTwice(event, seat));
}

/** Whether an event tells its seat nothing that another one does not tell better. */
export function isSaidTwice({ id, args }: GameEvent, seat: number | null): boolean {
  return seat !== null && args["seat"] === seat && PRIVATE_TWINS.includes(id);
}
