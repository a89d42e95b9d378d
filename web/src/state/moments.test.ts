import { describe, expect, it } from "vitest";

import type { Replay, View } from "../api/types";
import { marksOf, momentsOf } from "./moments";

describe("the moments of a replay", () => {
  const replay = {
    moments: [
      { number: 0, events: [], view: [{ day: 0, phase: "setup", money: 1 }] },
      { number: 2, events: [], view: { day: [1], phase: ["wager"] } },
      { number: 3, events: [], view: { money: [4] } },
      { number: 5, events: [], view: { day: [2], phase: ["rest"] } },
      { number: 6, events: [], view: { phase: ["wager"] } },
    ],
  } as unknown as Replay;

  it("have whole views", () => {
    expect(momentsOf(replay).map(({ view }) => view as unknown)).toEqual([
      { day: 0, phase: "setup", money: 1 },
      { day: 1, phase: "wager", money: 1 },
      { day: 1, phase: "wager", money: 4 },
      { day: 2, phase: "rest", money: 4 },
      { day: 2, phase: "wager", money: 4 },
    ]);
  });

  it("are marked by day and phase, and the night belongs to the day before", () => {
    const marks = marksOf(momentsOf(replay)).map(({ moment, day, phase }): [number, number, View["phase"]] => [moment, day, phase]);
    expect(marks).toEqual([
      [0, 0, "setup"],
      [1, 1, "wager"],
      [3, 1, "rest"],
      [4, 2, "wager"],
    ]);
  });
});
