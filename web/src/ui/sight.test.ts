import { describe, expect, it } from "vitest";

import { wayTo } from "./sight";

const things = (...tops: number[]): { top: number; bottom: number }[] => tops.map((top) => ({ top, bottom: top + 100 }));

describe("the way to what is to be seen", () => {
  it("is none where all is in sight, or nothing is to be seen", () => {
    expect(wayTo(things(200, 500), 150, 700)).toBe(0);
    expect(wayTo([], 150, 700)).toBe(0);
  });

  it("is as short as it can be", () => {
    expect(wayTo(things(200, 500, 650), 150, 700)).toBe(50);
    expect(wayTo(things(-300, -100, 100), 150, 700)).toBe(-450);
  });

  it("leads to where most are, though some are in sight", () => {
    expect(wayTo(things(200, 900, 1000, 1100), 150, 700)).toBe(500);
  });

  it("is none for an edge that is hardly covered", () => {
    expect(wayTo(things(130, 620), 150, 700)).toBe(0);
    expect(wayTo([{ top: 140, bottom: 160 }], 150, 700)).toBe(-10); // half of it is
  });

  it("stays where as many are in sight as anywhere", () => {
    expect(wayTo(things(200, 1200), 150, 700)).toBe(0);
  });

  it("leads to the upper end of what is too high", () => {
    expect(wayTo([{ top: 800, bottom: 2000 }], 150, 700)).toBe(650);
  });
});
