import { describe, expect, it } from "vitest";

import type { GameEvent, View } from "../api/types";
import { accountOf, after, meanwhile, sectionAfter } from "./account";

const player = (seat: number, more = {}): object => ({
  seat,
  prestige: 5,
  money: 3,
  ambiance: 3,
  cylinders: 2,
  troupe: [{ name: "author", used: true, resting: false }],
  ...more,
});
const VIEW = {
  day: 4,
  phase: "company",
  acts: [
    { spaces: [2, 7], ahead: [1, 0] },
    { spaces: [6, 6], ahead: [0, 1] },
    { spaces: [9, 3], ahead: [0, 1] },
  ],
  players: [player(0), player(1)],
  question: null,
  deciders: [1],
  standings: null,
} as unknown as View;

let number = 0;
const event = (id: string, args: Record<string, string | number> = {}): GameEvent => ({ number: (number += 1), id, args }) as GameEvent;
const gain = (id: "prestige" | "money", seat: number, amount: number, source: string, total: number): GameEvent =>
  event(id, { seat, amount, source, total });

describe("an account", () => {
  it("is of the evening alone", () => {
    const lines = accountOf(
      [
        event("passed", { seat: 0 }),
        gain("prestige", 0, 1, "costumes", 6),
        event("phase", { phase: "ambiance" }),
        gain("money", 1, 1, "ambiance", 4),
        event("phase", { phase: "maintenance" }),
        event("characters-laid-out", {}),
      ],
      VIEW,
    );
    expect(lines.map(({ section, seat, money }) => [section, seat, money])).toEqual([["ambiance", 1, 1]]);
    expect(lines[0]?.message).toEqual({ id: "account-ambiance", args: { seat: 1, space: 3 } });
    expect(lines[0]?.places).toEqual(expect.arrayContaining(["theatre:1", "money:1", "ambiance:1"]));
  });

  it("says where one stands when an act scores, after all steps", () => {
    const lines = accountOf(
      [
        event("phase", { phase: "rehearsal" }),
        event("rehearsed", { seat: 1, character: "romeo" }),
        event("step", { seat: 1, act: 2, space: 7 }),
        event("act-scored", { act: 2 }),
        gain("prestige", 1, 2, "acts", 7),
        gain("prestige", 0, 1, "acts", 6),
        event("act-scored", { act: 3 }),
        gain("prestige", 1, -1, "acts", 6),
      ],
      VIEW,
    );
    expect(lines.map(({ section }) => section)).toEqual(["rehearsal", "rehearsal", "act-2", "act-2", "act-3"]);
    expect(lines.slice(2).map(({ message }) => message)).toEqual([
      { id: "account-rank", args: { seat: 1, space: 7, place: 1 } },
      { id: "account-rank", args: { seat: 0, space: 6, place: 2 } },
      { id: "account-grey", args: { seat: 1, space: 3, place: 2 } },
    ]);
  });

  it("joins a gain to its cause, and all who are paid into one line", () => {
    const lines = accountOf(
      [
        event("phase", { phase: "end" }),
        event("objective-scored", { seat: 0, objective: "purse", measured: 9, amount: 2 }),
        gain("prestige", 0, 2, "objectives", 7),
        event("yellow-counted", { seat: 0, count: 0 }),
        event("paid", { seat: 0, character: "romeo", cost: 1, left: 2 }),
        event("paid", { seat: 0, character: "viola", cost: 1, left: 1 }),
        event("unpaid", { seat: 0, character: "lear", cost: 3 }),
        gain("prestige", 0, -2, "unpaid", 5),
        event("final", { seat: 0, total: 5, left: 1 }),
        event("won", { seats: 0 }),
      ],
      VIEW,
    );
    expect(lines.map(({ section, prestige, money }) => [section, prestige, money])).toEqual([
      ["objectives", 2, 0],
      ["yellow", 0, 0],
      ["pay", 0, -2],
      ["pay", -2, 0],
      ["final", 0, 0],
      ["final", 0, 0],
    ]);
    expect(lines[2]?.message?.args).toEqual({ seat: 0, cost: 2, left: 1, cards: ["romeo", "viola"] });
  });

  it("tells at the end of the game what is counted in the order of the rules (R11.8)", () => {
    const lines = accountOf(
      [
        event("phase", { phase: "end" }),
        event("objective-scored", { seat: 0, objective: "dismissal", measured: 0, amount: 0 }),
        event("objective-scored", { seat: 1, objective: "purse", measured: 0, amount: 0 }),
        event("fired", { seat: 0, character: "lear" }),
        event("yellow-counted", { seat: 0, count: 0 }),
        event("hats-counted", { seat: 0, count: 0 }),
        event("paid", { seat: 0, character: "romeo", cost: 1, left: 2 }),
      ],
      VIEW,
    );
    expect(lines.map(({ section }) => section)).toEqual(["objectives", "objectives", "objectives", "yellow", "hats", "pay"]);
  });

  it("goes on after a question in the middle of it", () => {
    const first = [event("phase", { phase: "ambiance" })];
    const section = sectionAfter(first, null);
    expect(section).toBe("ambiance");
    const lines = accountOf([event("step", { seat: 0, act: 1, space: 3 })], VIEW, section);
    expect(lines[0]?.places).toEqual(["theatre:0", "act:1:3"]);
    expect(sectionAfter([event("phase", { phase: "maintenance" })], section)).toBeNull();
  });
});

describe("the table meanwhile", () => {
  it("owes less with everybody who has been paid or not", () => {
    const owing = { ...VIEW, players: [player(0, { payroll: 4 }), player(1, { payroll: 2 })] } as unknown as View;
    const paid = after(owing, event("paid", { seat: 0, character: "romeo", cost: 1, left: 2 }));
    expect(paid.players[0]).toMatchObject({ money: 2, payroll: 3 });
    const over = after(paid, event("unpaid", { seat: 0, character: "lear", cost: 3 }));
    expect(over.players.map(({ money, payroll }) => [money, payroll])).toEqual([[2, 0], [3, 2]]);
  });

  it("puts whoever arrives on a space behind those who are there", () => {
    const view = after(VIEW, event("step", { seat: 0, act: 1, space: 7 }));
    expect(view.acts[0]).toEqual({ spaces: [7, 7], ahead: [1, 0] });
    expect(after(view, event("back", { seat: 1, act: 1, space: 6 })).acts[0]).toEqual({ spaces: [7, 6], ahead: [0, 1] });
    expect(VIEW.acts[0]?.spaces).toEqual([2, 7]);
  });

  it("has all that was built, and nothing yet of what is counted, nor of the night", () => {
    const night = [{ name: "author", used: false, resting: true, costume: ["pink"] }];
    const now = { ...VIEW, day: 5, players: [player(0, { prestige: 9, money: 0, stage: { "1.1": "pink" }, troupe: night }), player(1)] };
    const view = meanwhile(VIEW, now as unknown as View);
    expect(view.day).toBe(4);
    expect(view.players[0]).toMatchObject({ prestige: 5, money: 3, stage: { "1.1": "pink" } });
    expect(view.players[0]?.troupe[0]).toEqual({ name: "author", used: true, resting: false, costume: ["pink"] });
  });
});
