import { describe, expect, it } from "vitest";

import type { Gain } from "../api/types";
import { Texts } from "../texts/texts";
import { gainParts, outlook } from "./gains";

const texts = new Texts();
const NOTHING: Gain = {
  prestige: 0,
  money: 0,
  tokens: 0,
  ambiance: [0, 0, 0],
  steps: [0, 0, 0],
  acts: [
    [0, -3],
    [0, -3],
  ],
  costume: null,
  projected: [5, 5],
};

describe("what a move brings", () => {
  it("is nothing where nothing changes", () => {
    expect(gainParts(NOTHING, 0, texts)).toEqual([]);
    expect(outlook(NOTHING, texts)).toEqual([]);
  });

  it("is told by sign, number and word", () => {
    const gain: Gain = { ...NOTHING, prestige: 1, money: 2, tokens: 1, steps: [0, 2, -1] };
    const parts = gainParts(gain, 0, texts);
    expect(parts.map(({ icon, text, good }) => [icon, text, good])).toEqual([
      ["prestige", "+1", true],
      ["coin", "+2", true],
      ["token", "+1", true],
      ["yellow", "+2", true],
      ["blue", "−1", false],
    ]);
    expect(parts.map(({ words }) => words)).toContain("Act II +2");
    expect(parts.map(({ words }) => words)).toContain("money +£2");
  });

  it("keeps the own ambiance and that of the others apart", () => {
    const parts = gainParts({ ...NOTHING, ambiance: [-1, 2, -1] }, 1, texts);
    expect(parts.map(({ icon, text, good, others }) => [icon, text, good, others])).toEqual([
      ["mask", "+2", true, false],
      ["mask-black", "−1", true, true],
    ]);
  });

  it("says what would follow, if it changes", () => {
    const gain: Gain = {
      ...NOTHING,
      acts: [
        [0, -3],
        [1, -2],
      ],
      costume: { character: "falstaff", worth: 8, pounds: 1, prestige: 1 },
      projected: [5, 7],
    };
    expect(outlook(gain, texts)).toEqual([
      "costume complete, worth 8",
      "Act I would pay £0 → £1",
      "prestige if rehearsed now −3 → −2",
      "score now 5 → 7",
    ]);
  });
});
