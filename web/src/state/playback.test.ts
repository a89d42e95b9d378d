import { describe, expect, it } from "vitest";

import { Playback, type Clock } from "./playback";

/** A clock that is moved by hand. */
class Hand implements Clock {
  time = 0;
  private next: { action: () => void; at: number } | null = null;
  now = (): number => this.time;
  later = (action: () => void, wait: number): unknown => (this.next = { action, at: this.time + wait });
  cancel = (): void => {
    this.next = null;
  };
  /** Goes on to the next thing due. */
  tick(): boolean {
    if (this.next === null) return false;
    const { action, at } = this.next;
    this.next = null;
    this.time = at;
    action();
    return true;
  }
}

function scenes(count: number, stays: number, shown: number[]) {
  return Array.from({ length: count }, (_, index) => ({
    show: () => {
      shown.push(index);
      return stays;
    },
  }));
}

describe("playback", () => {
  it("shows at once what need not stay", () => {
    const shown: number[] = [];
    const playback = new Playback(new Hand());
    scenes(3, 0, shown).forEach((scene) => playback.add(scene));
    expect(shown).toEqual([0, 1, 2]);
    expect(playback.running).toBe(false);
  });

  it("shows one after the other, in order", () => {
    const shown: number[] = [];
    const clock = new Hand();
    const playback = new Playback(clock);
    scenes(3, 280, shown).forEach((scene) => playback.add(scene));
    expect(shown).toEqual([0]);
    clock.tick();
    expect(shown).toEqual([0, 1]);
    while (clock.tick());
    expect(shown).toEqual([0, 1, 2]);
  });

  it("never takes much longer than a long breath, however much there is", () => {
    const shown: number[] = [];
    const clock = new Hand();
    const playback = new Playback(clock);
    scenes(40, 280, shown).forEach((scene) => playback.add(scene));
    while (clock.tick());
    expect(shown).toHaveLength(40);
    expect(clock.time).toBeLessThanOrEqual(9000);
  });

  it("ends at a click, with nothing left out", () => {
    const shown: number[] = [];
    const clock = new Hand();
    const playback = new Playback(clock);
    scenes(5, 280, shown).forEach((scene) => playback.add(scene));
    playback.skip();
    expect(shown).toEqual([0, 1, 2, 3, 4]);
    expect(playback.running).toBe(false);
    expect(clock.tick()).toBe(false);
  });

  it("can be stopped for good", () => {
    const shown: number[] = [];
    const playback = new Playback(new Hand());
    scenes(5, 280, shown).forEach((scene) => playback.add(scene));
    playback.stop();
    expect(shown).toEqual([0]);
  });

  it("waits for what takes its own time, whatever is clicked", () => {
    const shown: number[] = [];
    let done = (): void => {};
    const playback = new Playback(new Hand());
    playback.add({ hold: (ready) => (done = ready) });
    scenes(2, 0, shown).forEach((scene) => playback.add(scene));
    expect(playback.skip()).toBe(false);
    expect(shown).toEqual([]);
    done();
    expect(shown).toEqual([0, 1]);
    done();
    expect(shown).toEqual([0, 1]);
    expect(playback.running).toBe(false);
  });

  it("goes on at once after what is done at once", () => {
    const shown: number[] = [];
    const playback = new Playback(new Hand());
    playback.add({ hold: (ready) => ready() });
    scenes(1, 0, shown).forEach((scene) => playback.add(scene));
    expect(shown).toEqual([0]);
  });

  it("does not hurry what somebody wants to see again", () => {
    const clock = new Hand();
    const playback = new Playback(clock);
    const shown: number[] = [];
    scenes(40, 900, shown).forEach((scene) => playback.add({ ...scene, unhurried: true }));
    while (clock.tick());
    expect(clock.time).toBeGreaterThan(30_000);
  });
});
