import { describe, expect, it } from "vitest";

import type { View } from "../api/types";
import { partOf } from "./parts";

type Stack = View["stack"];

const CARDS: Record<string, object> = {
  author: { activate: ["white", "white"], rehearse: ["coin1"] },
  falstaff: { activate: ["white", "mask"], rehearse: ["prestige"] },
  "richard-iii": { activate: ["white", "mask-red", "white"], rehearse: [], costumed: ["white"], costumed_cancels: "mask-red" },
  bear: { activate: [], rehearse: ["white", "white"] },
};
const HATTER = { powers: [{ cylinders: 1, icons: ["hat"] }, { cylinders: 3, icons: ["hat", "hat"] }] };

function part(...stack: Stack): ReturnType<typeof partOf> {
  return partOf({
    view: { stack } as View,
    backstage: { uses: [{ card: "hatter-1", number: 3 }] },
    card: (name: string) => CARDS[name] ?? null,
    backstageCard: (name: string) => (name === "hatter-1" ? HATTER : null),
  } as unknown as Parameters<typeof partOf>[0]);
}

describe("which of several equal things is asked for", () => {
  it("is told while an actor works", () => {
    const step = { step: "step", seat: 0, character: "author" };
    expect(part({ ...step, step: "power", index: 1 }, step)).toEqual({ number: 1, count: 2 });
    expect(part({ ...step, step: "power", index: 2 }, step)).toEqual({ number: 2, count: 2 });
  });

  it("is told of what a costume adds", () => {
    const step = { step: "step", seat: 0, character: "richard-iii" };
    expect(part({ ...step, step: "costumed-power", index: 2 }, step)).toEqual({ number: 2, count: 3 });
  });

  it("is told of a backstage card in use", () => {
    const hat = { step: "hat", seat: 0, character: "hatter-1" };
    expect(part({ ...hat, step: "card-power", index: 2 }, hat)).toEqual({ number: 2, count: 2 });
  });

  it("is told in a rehearsal", () => {
    const step = { step: "step", seat: 1, character: "bear" };
    const other = { ...step, character: "falstaff" };
    expect(part({ step: "rehearsal", index: 1 }, other, step, step)).toEqual({ number: 1, count: 2 });
    expect(part({ step: "rehearsal", index: 1 }, other, step)).toEqual({ number: 2, count: 2 });
  });

  it("is not told where there is but one", () => {
    const step = { step: "step", seat: 0, character: "falstaff" };
    expect(part({ ...step, step: "power", index: 1 }, step)).toBeNull();
    expect(part({ step: "rehearsal", index: 1 }, step)).toBeNull();
    expect(part({ step: "ambiance-effects", index: 1 }, { step: "step", seat: 0 })).toBeNull();
    expect(part({ step: "wager" })).toBeNull();
    expect(part()).toBeNull();
  });
});
