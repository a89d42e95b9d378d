/** What is worth telling: of a choice made in secret, its maker is told twice, once with what was chosen. */
import type { GameEvent } from "../api/types";

/** What everybody is told of a secret choice; its maker is told more in another event. */
export const PRIVATE_TWINS: readonly string[] = ["wager-chosen", "rest-chosen", "looked", "kept"];

/** Whether an event tells its seat nothing that another one does not tell better. */
export function isSaidTwice({ id, args }: GameEvent, seat: number | null): boolean {
  return seat !== null && args["seat"] === seat && PRIVATE_TWINS.includes(id);
}
