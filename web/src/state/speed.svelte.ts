/** How fast the moves of others are shown. */
export type Speed = "slow" | "normal" | "instant";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "instant"];

/** Milliseconds that one of them stays before the next. */
const STAYS: Record<Speed, number> = { slow: 1800, normal: 900, instant: 0 };

function stored(): Speed {
  try {
    const kept = localStorage.getItem("speed");
    return SPEEDS.find((one) => one === kept) ?? "normal";
  } catch {
    return "normal";
  }
}

let speed = $state<Speed>(stored());

export function currentSpeed(): Speed {
  return speed;
}

export function moveStays(): number {
  return STAYS[speed];
}

export function setSpeed(next: Speed): void {
  speed = next;
  try {
    localStorage.setItem("speed", next);
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the page.
  }
}
