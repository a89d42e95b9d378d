import { describe, expect, it } from "vitest";

import type { Standing } from "../api/types";
import { courses, tieAtTheTop, turningPoints } from "./turning";

function standing(seat: number, days: Record<string, number>[], more: Partial<Standing> = {}): Standing {
  const sources: Record<string, number> = {};
  for (const day of days) for (const [source, points] of Object.entries(day)) sources[source] = (sources[source] ?? 0) + points;
  const score = Object.values(sources).reduce((sum, points) => sum + points, 0);
  return { seat, score, rank: 1, tied: false, sources, days, objectives: {}, payroll: 0, unpaid: [], money: 0, ...more };
}
const START = { start: 5 };

describe("turning points", () => {
  const red = standing(0, [START, { wager: 1 }, {}, { acts: 2, objectives: 4 }]);
  const green = standing(1, [START, {}, { costumes: 3 }, { acts: 6, unpaid: -4 }], { rank: 2, unpaid: ["lear", "iago"] });

  it("are the days on which somebody takes the lead, and by what", () => {
    const leads = turningPoints([red, green]).filter(({ id }) => id === "turn-lead");
    expect(leads.map(({ args }) => args)).toEqual([
      { day: 1, seat: 0, source: "wager", points: 1 },
      { day: 2, seat: 1, source: "costumes", points: 3 },
      { day: 3, seat: 0, source: "objectives", points: 4 },
    ]);
  });

  it("are what the victory hung on", () => {
    const found = turningPoints([red, green]);
    expect(found).toContainEqual({ id: "turn-unpaid", args: { seat: 1, points: 4, cards: ["lear", "iago"] } });
    expect(found).toContainEqual({ id: "turn-objectives", args: { seat: 0, points: 4 } });
    const safe = standing(1, [START, {}, {}, {}], { rank: 2 });
    expect(turningPoints([red, safe]).map(({ id }) => id)).not.toContain("turn-objectives");
  });

  it("are the best day and the greatest loss of who plays alone", () => {
    const alone = standing(0, [START, { acts: 4, costumes: 1 }, { ambiance: -2 }]);
    expect(turningPoints([alone])).toEqual([
      { id: "turn-day", args: { seat: 0, day: 1, points: 5, source: "acts" } },
      { id: "turn-loss", args: { points: 2, source: "ambiance" } },
    ]);
  });

  it("claim nothing that the numbers do not say", () => {
    const level = standing(0, [START, { acts: 2, costumes: 2 }, { ambiance: -1, acts: 1 }]);
    expect(turningPoints([level])).toEqual([{ id: "turn-loss", args: { points: 1, source: "ambiance" } }]);
    const regained = standing(0, [START, { acts: -2 }, { acts: 3 }]);
    expect(turningPoints([regained])).toContainEqual({ id: "turn-loss", args: { points: 2, source: "acts" } });
    const alike = standing(0, [START, { acts: -2, ambiance: -2 }]);
    expect(turningPoints([alike])).toEqual([]);
  });

  it("know that all were level again, and that no day was the best", () => {
    const ann = standing(0, [START, { acts: 3 }, {}, { acts: 3 }]);
    const ben = standing(1, [START, {}, { costumes: 3 }, { acts: 1 }], { rank: 2 });
    expect(turningPoints([ann, ben])).toEqual([
      { id: "turn-lead", args: { day: 1, seat: 0, source: "acts", points: 3 } },
      { id: "turn-lead", args: { day: 3, seat: 0, source: "acts", points: 3 } },
    ]);
  });

  it("add up to the course of the game", () => {
    expect(courses([red, green])).toEqual([
      [5, 6, 6, 12],
      [5, 5, 8, 10],
    ]);
  });
});

describe("a tie at the top", () => {
  const one = standing(0, [START], { money: 3 });
  it("is broken by the money left, or shared", () => {
    expect(tieAtTheTop([one, standing(1, [START], { rank: 2, money: 1 })])).toEqual({ seats: [0, 1], winners: [0], money: 3 });
    expect(tieAtTheTop([one, standing(1, [START], { money: 3 })])).toEqual({ seats: [0, 1], winners: [0, 1], money: 3 });
    expect(tieAtTheTop([one, standing(1, [{ start: 4 }], { rank: 2 })])).toBeNull();
  });
});
