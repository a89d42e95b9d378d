import { expect, test } from "vitest";
import { changed, offersOf, Reader } from "./reading";
import type { ToldMessage } from "./types";

test.each([
  [{ a: 1, d: { e: 3 } }, {}, { a: 1, d: { e: 3 } }],
  [{ a: 1, b: null }, { a: [null], b: [[7]] }, { a: null, b: [7] }],
  [{ a: 1, b: [1, { c: 2 }] }, { b: { "1": { c: [3] } } }, { a: 1, b: [1, { c: 3 }] }],
  [{ a: 1 }, [{ b: 1 }], { b: 1 }],
  [{ a: {} }, { a: { "1.3": ["green"] } }, { a: { "1.3": "green" } }],
  [[1, 2], [[1, 2, 3]], [1, 2, 3]],
])("a change makes one value of another", (before, change, after) => {
  expect(changed(before, change)).toEqual(after);
});

test("what has not changed is the same thing", () => {
  const before = { players: [{ money: 1 }, { money: 2 }], row: ["hamlet"] };
  const after = changed(before, { players: { "0": { money: [4] } } }) as typeof before;
  expect(after.players[0]).toEqual({ money: 4 });
  expect(after.players[1]).toBe(before.players[1]);
  expect(after.row).toBe(before.row);
  expect(before.players[0]).toEqual({ money: 1 });
});

test("every update has the whole view, whatever was told of it", () => {
  const reader = new Reader();
  const update = (view: unknown) => ({ type: "update", number: 1, events: [], view, undoable: false, age: 0, further: false }) as ToldMessage;
  expect(reader.read(update([{ day: 1, row: [] }]))).toMatchObject({ view: { day: 1, row: [] } });
  expect(reader.read(update({ day: [2] }))).toMatchObject({ view: { day: 2, row: [] } });
  expect(reader.read(update({}))).toMatchObject({ view: { day: 2, row: [] } });
});

test("every move has its gain, or the reason it shares with others", () => {
  const named = (move: string) => ({ move, kind: "set" as const, args: {} });
  const gain = { prestige: 1, money: 0, tokens: 0, ambiance: [0], steps: [0, 0, 0], acts: [], costume: null, projected: [5, 6] };
  const reason = { id: "space-filled", rule: "R7.1", args: {} };
  const offers = offersOf({
    moves: [named("set green 1.1"), named("set green 1.2"), named("set green 1.3")],
    outcomes: [0, gain, 0],
    reasons: [reason],
  });
  expect(offers.map((offer) => [offer.move, offer.gain, offer.reason])).toEqual([
    ["set green 1.1", null, reason],
    ["set green 1.2", gain, null],
    ["set green 1.3", null, reason],
  ]);
});
