/**
 * Shows what the server sends one thing after another, so that eyes can follow, but never makes anybody wait
 * long: what is left of a long run goes faster and faster, and a click ends it at once.
 */

export interface Scene {
  /** Shows it; the number of milliseconds it should stay before the next one, if there is time. */
  show(): number;
}

const LONGEST_RUN = 9000;

export interface Clock {
  now(): number;
  later(action: () => void, wait: number): unknown;
  cancel(timer: unknown): void;
}

const REAL_CLOCK: Clock = {
  now: () => performance.now(),
  later: (action, wait) => setTimeout(action, wait),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export class Playback {
  private readonly queue: Scene[] = [];
  private timer: unknown = null;
  private began = 0;

  constructor(
    private readonly clock: Clock = REAL_CLOCK,
    /** Told whenever something begins to wait to be shown, and when nothing does any more. */
    private readonly waiting: (some: boolean) => void = () => {},
  ) {}

  get running(): boolean {
    return this.timer !== null;
  }

  add(scene: Scene): void {
    this.queue.push(scene);
    if (!this.running) {
      this.began = this.clock.now();
      this.proceed();
    }
    this.waiting(this.queue.length > 0);
  }

  /** Shows all that is left at once; whether there was anything. */
  skip(): boolean {
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
    const left = this.queue.length > 0;
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) scene.show();
    this.waiting(false);
    return left;
  }

  /** Forgets all that is left. */
  stop(): void {
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
    this.queue.length = 0;
  }

  private proceed(): void {
    this.timer = null;
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      const wanted = scene.show();
      const left = LONGEST_RUN - (this.clock.now() - this.began);
      // What still waits shares the time that is left.
      const wait = Math.min(wanted, left / (this.queue.length + 1));
      if (wait >= 16) {
        this.timer = this.clock.later(() => this.proceed(), wait);
        break;
      }
    }
    this.waiting(this.queue.length > 0);
  }
}
