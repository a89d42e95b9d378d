import { beforeEach, describe, expect, it } from "vitest";

import type { Offer } from "../api/types";
import { Offers } from "../state/offers";
import { isRead, lessonOver, lessonsOf, pointers, sceneAfter, stepDue, wantedBy } from "./lesson";
import { keepProgress, NOTHING, readProgress } from "./progress";
import type { LessonStep } from "./types";

const step = (name: string, moves: string[] = [], mistake: string | null = null): LessonStep => ({ name, moves, mistake, at: [], ambiance: false });
const STEPS = [step("first", ["wager 4"]), step("try", [], "set black 1.4"), step("last", ["set pink 1.4", "set pink 1.2"])];

function offer(move: string, kind: string, args: Offer["args"], allowed = true): Offer {
  const reason = { id: "space-asymmetric", rule: "R7.3", args: {} };
  return { move, kind, args, gain: null, reason: allowed ? null : reason } as Offer;
}
const pink = offer("set pink 1.4", "set", { colour: "pink", place: "1.4" });
const black = offer("set black 1.4", "set", { colour: "black", place: "1.4" }, false);
const done = offer("done", "done", {});

describe("the step that is due", () => {
  it("follows the decisions and the mistakes that were made", () => {
    expect(stepDue(STEPS, 0, [])).toBe(0);
    expect(stepDue(STEPS, 1, [])).toBe(1);
    expect(stepDue(STEPS, 1, ["try"])).toBe(2);
    expect(stepDue(STEPS, 2, ["try"])).toBe(3);
  });

  it("goes back with a move that is taken back, and asks for no mistake twice", () => {
    expect(stepDue(STEPS, 0, ["try"])).toBe(0);
    expect(stepDue(STEPS, 1, ["try"])).toBe(2);
  });

  it("stops where there is something to read, until it was read", () => {
    const steps = [step("aim"), ...STEPS];
    expect(steps.map(isRead)).toEqual([true, false, false, false]);
    expect(stepDue(steps, 0, [])).toBe(0);
    expect(stepDue(steps, 0, ["aim"])).toBe(1);
    expect(stepDue(steps, 1, [])).toBe(2);
  });

  it("leaves a mistake behind with the decision that it comes before", () => {
    expect(stepDue(STEPS, 2, [])).toBe(3);
  });
});

describe("what a step is about", () => {
  const offers = new Offers([pink, black, done]);

  it("are the moves that count, as far as they are legal", () => {
    expect(wantedBy(STEPS[2]!, offers)).toEqual([pink]);
    expect(wantedBy(step("no", ["set black 1.4"]), offers)).toEqual([]);
  });

  it("is the mistake that is to be tried", () => {
    expect(wantedBy(STEPS[1]!, offers)).toEqual([black]);
  });

  it("is first the element, then its place", () => {
    expect(pointers([pink], offers, null, false)).toEqual(['[data-at="sets\\:pink"]']);
    expect(pointers([pink], offers, "sets:black", false)).toEqual(['[data-at="sets\\:pink"]']);
    expect(pointers([pink], offers, "sets:pink", false)).toEqual(['[data-at="cell\\:1\\.4"]']);
  });

  it("is what is said, where something is said or chosen", () => {
    expect(pointers([done], offers, null, false)).toContain('[data-answer="done"]');
    expect(pointers([pink], offers, null, true)).toEqual(['.chooser [data-answer="set\\ pink\\ 1\\.4"]']);
  });
});

describe("the scenes", () => {
  const scenes = ["one", "two", "other"].map((name) => ({ lesson: name === "other" ? "second" : "first", name, steps: [] }));
  const lessons = lessonsOf(scenes);

  it("follow one another in their lesson", () => {
    expect(lessons.map(({ name }) => name)).toEqual(["first", "second"]);
    expect(sceneAfter(scenes, "one")).toBe("two");
    expect(sceneAfter(scenes, "two")).toBeNull();
    expect(sceneAfter(scenes, "other")).toBeNull();
  });

  it("end a lesson with its last one, when all of them were played", () => {
    expect(lessonOver(lessons, null, ["one", "two"])?.name).toBe("first");
    expect(lessonOver(lessons, null, ["one", "two", "other"])?.name).toBe("second");
    expect(lessonOver(lessons, "other", ["one", "two"])).toBeNull();
    expect(lessonOver(lessons, null, ["two"])).toBeNull();
    expect(lessonOver(lessons, null, [])).toBeNull();
  });
});

describe("the progress", () => {
  beforeEach(() => localStorage.clear());

  it("is kept", () => {
    const progress = { scene: "two", table: "ab", tried: ["try"], done: ["one"] };
    keepProgress(progress);
    expect(readProgress()).toEqual(progress);
  });

  it.each(["", "nonsense", "[]", "7", '{"scene": 1, "tried": "x", "done": [2]}'])("begins anew with %j", (text) => {
    localStorage.setItem("lesson", text);
    expect(readProgress()).toEqual(NOTHING);
  });
});
