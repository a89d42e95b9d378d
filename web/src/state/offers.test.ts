import { describe, expect, it } from "vitest";

import type { Gain, Offer } from "../api/types";
import { elementOf, Offers, placeOf, sourceOf, tellingReason } from "./offers";

const GAIN: Gain = {
  prestige: 0,
  money: 0,
  tokens: 0,
  ambiance: [0, 0],
  steps: [0, 0, 0],
  acts: [
    [0, 0],
    [0, 0],
  ],
  costume: null,
  projected: [5, 5],
};

function offer(kind: Offer["kind"], args: Offer["args"], reason: string | null = null, about: Offer["args"] = {}): Offer {
  return {
    move: [kind, ...Object.values(args)].join(" "),
    kind,
    args,
    gain: reason === null ? GAIN : null,
    reason: reason === null ? null : { id: reason, rule: "R1.1", args: about },
  };
}

const set = (colour: string, place: string, reason: string | null = null, about: Offer["args"] = {}): Offer =>
  offer("set", { colour, place }, reason, about);
const costume = (colour: string, character: string, reason: string | null = null): Offer =>
  offer("costume", { colour, character, circle: 1 }, reason);

describe("what an offer is about", () => {
  it("is a place, and an element where one is taken", () => {
    expect(placeOf(set("green", "1.3"))).toBe("cell:1.3");
    expect(sourceOf(set("green", "1.3"))).toBe("sets:green");
    expect(placeOf(costume("pink", "falstaff"))).toBe("character:falstaff");
    expect(sourceOf(costume("pink", "falstaff"))).toBe("costumes:pink");
    expect(placeOf(offer("recruit-extra", { card: "hamlet" }))).toBe("row:hamlet");
    expect(placeOf(offer("step", { act: 2 }))).toBe("act:2");
    expect(placeOf(offer("pass", {}))).toBe("button:pass");
    expect(sourceOf(offer("pass", {}))).toBeNull();
  });
});

describe("what an offer of Backstage is about", () => {
  const place = (kind: Offer["kind"], args: Offer["args"]): string => placeOf(offer(kind, args));

  it("is a card, whether the Recruitment card is used or not", () => {
    expect(place("use", { card: "architect-1", cylinders: 2 })).toBe("backstage:architect-1");
    expect(place("use-recruitment", { card: "architect-1", cylinders: 2 })).toBe("backstage:architect-1");
    expect(place("engage", { card: "romeo" })).toBe("lord:romeo");
  });
  it("is a character, the Theater or an objective", () => {
    for (const kind of ["hat", "double", "rehearse"] as const) {
      expect(place(kind, { character: "falstaff", colour: "pink" })).toBe("character:falstaff");
    }
    expect(place("theater", { colour: "pink" })).toBe("theater:own");
    expect(place("play", { objective: "cheer" })).toBe("objective:cheer");
  });
  it("is an element, from a crate or from the discards", () => {
    const hat = offer("hat", { colour: "pink", character: "falstaff" });
    const theater = offer("theater", { colour: "blue" });
    expect([hat, theater].map((one) => sourceOf(one))).toEqual(["costumes:pink", "sets:blue"]);
    expect([hat, theater].map(elementOf)).toEqual([
      { kind: "costume", colour: "pink" },
      { kind: "set", colour: "blue" },
    ]);
    const salvage = new Offers([costume("pink", "falstaff"), set("blue", "1.1")], true);
    expect(salvage.sources).toEqual(["discarded-costumes:pink", "discarded-sets:blue"]);
    expect(salvage.legalAt("costumes:pink")).toEqual([]);
    expect(salvage.click("discarded-sets:blue", null)).toEqual({ does: "select", source: "discarded-sets:blue" });
    expect(salvage.click("cell:1.1", "discarded-sets:blue").does).toBe("play");
  });
});

describe("a click on a backstage card", () => {
  const use = (cylinders: number, reason: string | null = null): Offer => offer("use", { card: "hatter-1", cylinders }, reason);
  const recruit = (cylinders: number, reason: string | null = null): Offer =>
    offer("use-recruitment", { card: "hatter-1", cylinders }, reason);

  it("always asks how many cylinders", () => {
    const only = new Offers([use(1), use(3, "backstage-too-dear"), recruit(1, "recruitment-used"), recruit(3, "recruitment-used")]);
    // What the card prints is shown, though not all of it can be had.
    expect(only.click("backstage:hatter-1", null)).toEqual({ does: "choose", offers: [use(1), use(3, "backstage-too-dear")] });
  });
  it("says why none can be put there", () => {
    const none = new Offers([use(1, "backstage-occupied"), recruit(1, "backstage-occupied")]);
    expect(none.click("backstage:hatter-1", null)).toMatchObject({ does: "explain", reason: { id: "backstage-occupied" } });
  });
});

describe("a click", () => {
  const offers = new Offers([
    set("green", "1.1"),
    set("green", "1.2"),
    set("blue", "1.1"),
    set("blue", "1.2", "set-too-dear", { colour: "blue" }),
    set("green", "2.1", "space-unsupported", { place: "2.1" }),
    set("blue", "2.1", "space-unsupported", { place: "2.1" }),
    set("black", "1.1", "set-not-laid-out", { colour: "black" }),
    set("black", "1.2", "set-not-laid-out", { colour: "black" }),
  ]);

  it("on an element chooses it, and again gives it back", () => {
    expect(offers.click("sets:green", null)).toEqual({ does: "select", source: "sets:green" });
    expect(offers.click("sets:green", "sets:green")).toEqual({ does: "select", source: null });
  });
  it("on a place with a chosen element plays", () => {
    const click = offers.click("cell:1.1", "sets:green");
    expect(click).toMatchObject({ does: "play", offer: { move: "set green 1.1" } });
  });
  it("on a place where one element fits plays at once", () => {
    expect(offers.click("cell:1.2", null)).toMatchObject({ does: "play", offer: { move: "set green 1.2" } });
  });
  it("on a place where several fit asks which", () => {
    expect(offers.click("cell:1.1", null)).toMatchObject({ does: "choose", offers: [{}, {}] });
  });
  it("on what is not allowed says why", () => {
    expect(offers.click("cell:1.2", "sets:blue")).toMatchObject({ does: "explain", reason: { id: "set-too-dear" } });
    expect(offers.click("sets:black", null)).toMatchObject({ does: "explain", reason: { id: "set-not-laid-out" } });
    expect(offers.click("cell:2.1", null)).toMatchObject({ does: "explain", reason: { id: "space-unsupported" } });
  });
  it("on an objective asks before it is played", () => {
    const play = offer("play", { objective: "gold" });
    expect(new Offers([play]).click("objective:gold", null)).toEqual({ does: "choose", offers: [play] });
  });
  it("on what is not spoken of does nothing", () => {
    expect(offers.click("act:1", null)).toEqual({ does: "nothing" });
  });
});

describe("the only element", () => {
  it("is chosen by itself, and cannot be given back", () => {
    const offers = new Offers([set("blue", "1.1"), set("blue", "1.2"), set("green", "1.1", "set-other-colour")]);
    expect(offers.onlySource).toBe("sets:blue");
    expect(offers.click("sets:blue", "sets:blue")).toEqual({ does: "select", source: "sets:blue" });
  });
  it("is none where two can be taken, though in one colour", () => {
    const offers = new Offers([set("yellow", "1.1"), costume("yellow", "author")]);
    expect(offers.onlySource).toBeNull();
    expect(offers.sources).toEqual(["sets:yellow", "costumes:yellow"]);
  });
});

describe("the telling reason", () => {
  it("names the thing that was clicked, however often something else is said", () => {
    const said = [
      set("black", "1.2", "set-not-laid-out", { colour: "black" }),
      set("pink", "1.2", "set-not-laid-out", { colour: "pink" }),
      set("green", "1.2", "space-asymmetric", { place: "1.2", mirror: "1.4" }),
    ];
    expect(tellingReason("cell:1.2", said)?.id).toBe("space-asymmetric");
  });
  it("is null where nothing speaks against it", () => {
    expect(tellingReason("cell:1.1", [set("green", "1.1")])).toBeNull();
  });
});
