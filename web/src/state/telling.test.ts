import { describe, expect, it } from "vitest";

import type { GameEvent, Rewind } from "../api/types";
import { byDays, rewindsAfter } from "./telling";

const told = (...ids: string[]): string[] =>
  byDays(ids.map((id, number): GameEvent => (id.startsWith("phase ") ? { number, id: "phase", args: { phase: id.slice(6) } } : { number, id, args: {} }))).map(
    ({ id, args }) => (id === "phase" ? `phase ${String(args["phase"])}` : id),
  );

describe("the order of the days", () => {
  it("begins a day after the night, and not before it", () => {
    expect(told("day", "phase wager", "phase maintenance", "day", "phase rest", "rested", "phase wager", "wagered")).toEqual([
      ...["day", "phase wager", "phase maintenance", "phase rest", "rested", "day", "phase wager", "wagered"],
    ]);
  });

  it("begins none while those who rest are chosen", () => {
    expect(told("phase maintenance", "day", "phase rest", "rest-chosen")).toEqual(["phase maintenance", "phase rest", "rest-chosen"]);
  });

  it("begins one for a lone player with the cylinders", () => {
    expect(told("day", "phase rest", "rested", "cylinders", "phase company")).toEqual(["phase rest", "rested", "day", "cylinders", "phase company"]);
  });
});

describe("going back", () => {
  const rewind = (number: number, seat = number % 2): Rewind => ({ seat, day: 1, number, made: `2026-01-0${number}`, anew: true });

  it("is told where the table went back to, if that is shown and known", () => {
    const events = [3, 5, 9].map((number) => ({ number, id: "passed", args: {} }));
    const told = rewindsAfter(events, [rewind(-1), rewind(1), rewind(5), rewind(6), rewind(9)]);
    expect([...told].map(([number, some]) => [number, some.map((one) => one.number)])).toEqual([[5, [5, 6]], [9, [9]]]);
    expect(rewindsAfter([], [rewind(1)]).size).toBe(0);
  });

  it("is told once of what a seat did several times in a row", () => {
    const events = [{ number: 3, id: "passed", args: {} }];
    const rewinds = [rewind(4, 0), rewind(5, 0), rewind(6, 1), rewind(7, 0)];
    expect(rewindsAfter(events, rewinds).get(3)).toEqual([rewind(5, 0), rewind(6, 1), rewind(7, 0)]);
  });
});
