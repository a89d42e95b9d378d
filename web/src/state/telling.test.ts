import { describe, expect, it } from "vitest";

import type { GameEvent } from "../api/types";
import { byDays } from "./telling";

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
