import { expect, it } from "vitest";

import { shared } from "./sharing";

const view = () => ({ day: 1, players: [{ money: 3, stage: { "1.1": "pink" } }, { money: 4, stage: {} }], question: null });

it("keeps what is equal, down to the whole", () => {
  const old = view();
  expect(shared(old, view())).toBe(old);
});

it("is what is told, with all that has not changed being what it was", () => {
  const old = view();
  const fresh = { ...view(), day: 2, players: [view().players[0], { money: 5, stage: {} }] };
  const seen = shared<unknown>(old, fresh) as typeof old;
  expect(seen).toEqual(fresh);
  expect(seen.players[0]).toBe(old.players[0]);
  expect(seen.players[1]).not.toBe(old.players[1]);
  expect(seen.players[1]?.stage).toBe(old.players[1]?.stage);
});

it.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[], {}],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [[{ name: "x" }, { name: "y" }], [{ name: "y" }]],
])("leaves nothing of %j in %j that is not there", (old, fresh) => {
  expect(shared<unknown>(old, fresh)).toStrictEqual(fresh);
});
