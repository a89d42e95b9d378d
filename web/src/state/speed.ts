/** How fast the moves of others are shown. */
import { setting, type Choice } from "./settings.svelte";

/** Milliseconds that one of them stays before the next. */
const STAYS: Record<Choice<"speed">, number> = { slow: 1800, normal: 900, instant: 0 };

export function moveStays(): number {
  return STAYS[setting("speed")];
}
