import { describe, expect, it } from "vitest";

import { inWords, readingOf } from "./counting.svelte";

describe("what a clock reads", () => {
  it("is said as a clock shows it, and in days where there are days", () => {
    expect(inWords(600, "en")).toBe("10:00");
    expect(inWords(59.2, "en")).toBe("1:00");
    expect(inWords(0, "en")).toBe("0:00");
    expect(inWords(3600, "en")).toBe("60:00");
    expect(inWords(2 * 3600 + 61, "en")).toBe("2:01:01");
    expect(inWords(3 * 86400, "en")).toBe("3d 0h");
    expect(inWords(86400 + 5 * 3600, "fr")).toMatch(/^1\s?j 5\s?h$/u);
  });
  it("goes down for those who are asked, and for nobody else", () => {
    const at = { faces: [{ left: 60, running: true }, { left: 60, running: false }], at: performance.now() - 10_000 };
    const first = readingOf(at, 0);
    expect(first?.left).toBeLessThan(60);
    expect(readingOf(at, 1)).toEqual({ left: 60, running: false });
    expect(readingOf(at, 2)).toBeNull();
    expect(readingOf({ ...at, at: performance.now() - 1e6 }, 0)?.left).toBe(0);
  });
});
