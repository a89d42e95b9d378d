/** What the clocks at a table read: the server said it once, and it is counted on from there. */
import type { ClockFace } from "../api/types";

const DAY = 24 * 3600;
const HOUR = 3600;
const TICK = 250;

/** What the server said, and when, by this page's own time: that of the machine may be wrong. */
export interface Told {
  faces: ClockFace[];
  at: number;
}

let now = $state(performance.now());
let readers = 0;
let ticking: ReturnType<typeof setInterval> | undefined;

/** Counts while somebody looks; for an effect. */
export function count(): () => void {
  now = performance.now();
  readers += 1;
  ticking ??= setInterval(() => (now = performance.now()), TICK);
  return () => {
    readers -= 1;
    if (readers > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** The seconds that a seat has left, and whether they run. */
export function readingOf({ faces, at }: Told, seat: number): ClockFace | null {
  const face = faces[seat];
  if (face === undefined) return null;
  const gone = face.running ? Math.max(0, now - at) / 1000 : 0;
  return { left: Math.max(0, face.left - gone), running: face.running };
}

/** In the words of a language: days and hours, hours and minutes, or minutes and seconds as a clock shows them. */
export function inWords(left: number, language: string): string {
  const seconds = Math.ceil(left);
  const unit = (value: number, name: string): string =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "narrow" }).format(value);
  if (seconds >= DAY) return `${unit(Math.floor(seconds / DAY), "day")} ${unit(Math.floor((seconds % DAY) / HOUR), "hour")}`;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  if (seconds > HOUR) return `${Math.floor(seconds / HOUR)}:${two((seconds % HOUR) / 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
