/** An account that is given line by line: by itself at the chosen speed, or by hand. */
import type { Line } from "./account";
import { moveStays } from "./speed";

/** A line is read, and not only seen: it stays longer than a move. */
const LONGER = 1.5;
/** What is complete stays so many times as long as a line. */
const COMPLETE = 6;

export class Accounting {
  /** How many lines are there already. */
  shown = $state(0);
  paused = $state(false);
  readonly complete = $derived.by(() => this.shown >= this.lines.length);
  /** The line that is being read. */
  readonly current = $derived.by(() => this.lines[this.shown - 1] ?? null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(
    readonly lines: Line[],
    /** So many of the lines were given before. */
    readonly old: number,
    private readonly online: (line: Line) => void,
    private readonly ondone: () => void,
    /** Once complete, it waits to be closed. */
    private readonly stays = false,
  ) {
    this.shown = old;
  }

  start(): void {
    this.next();
  }

  /** The next line; after the last one it is over. */
  next(): void {
    if (this.over) return;
    const line = this.lines[this.shown];
    if (line === undefined) {
      this.finish();
      return;
    }
    this.shown += 1;
    this.online(line);
    this.wait();
  }

  /** The next line now, and from here on by hand: nothing moves on under the finger. */
  turn(): void {
    this.paused = true;
    this.next();
  }

  pause(): void {
    this.paused = !this.paused;
    this.wait();
  }

  /** All that is left at once, and over. */
  finish(): void {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.timer);
    while (this.shown < this.lines.length) {
      const line = this.lines[this.shown];
      this.shown += 1;
      if (line) this.online(line);
    }
    this.ondone();
  }

  stop(): void {
    this.over = true;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.paused || this.over || (this.complete && this.stays)) return;
    const wait = moveStays() * LONGER * (this.complete ? COMPLETE : 1);
    this.timer = setTimeout(() => this.next(), Math.max(wait, 300));
  }
}
