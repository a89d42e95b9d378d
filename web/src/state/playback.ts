/**
 * Shows what the server sends one thing after another, so that eyes can follow, but never makes anybody wait
 * long: what is left of a long run goes faster and faster, and a click ends it at once.
 */

export interface Scene {
  /** Shows it; the number of milliseconds it should stay before the next one, if there is time. */
  show?(): number;
  /** Shows it for as long as it likes: until it says that it is done, nothing else is shown, whatever is clicked. */
  hold?(done: () => void): void;
  /** It stays as long as it should, however many follow. */
  unhurried?: boolean;
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
  private held = false;

  constructor(
    private readonly clock: Clock = REAL_CLOCK,
    /** Told whenever something begins to wait to be shown, and when nothing does any more. */
    private readonly waiting: (some: boolean) => void = () => {},
  ) {}

  get running(): boolean {
    return this.timer !== null || this.held;
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
    if (this.held) return false;
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
    const left = this.queue.length > 0;
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      if (this.holds(scene)) break;
      scene.show?.();
    }
    this.waiting(this.queue.length > 0);
    return left;
  }

  /** Forgets all that is left. */
  stop(): void {
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
    this.held = false;
    this.queue.length = 0;
  }

  /** Whether a scene is on that takes its own time. */
  private holds(scene: Scene): boolean {
    if (!scene.hold) return false;
    let waits = false;
    this.held = true;
    scene.hold(() => {
      if (!this.held) return; // said twice, or stopped meanwhile
      this.held = false;
      if (!waits) return;
      this.began = this.clock.now();
      this.proceed();
    });
    waits = true;
    return this.held;
  }

  private proceed(): void {
    this.timer = null;
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      if (this.holds(scene)) break;
      const wanted = scene.show?.() ?? 0;
      const left = LONGEST_RUN - (this.clock.now() - this.began);
      // What still waits shares the time that is left.
      const wait = scene.unhurried ? wanted : Math.min(wanted, left / (this.queue.length + 1));
      if (scene.unhurried) this.began = this.clock.now();
      if (wait >= 16) {
        this.timer = this.clock.later(() => this.proceed(), wait);
        break;
      }
    }
    this.waiting(this.queue.length > 0);
  }
}
