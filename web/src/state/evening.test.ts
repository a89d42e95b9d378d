import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FakeSocket } from "../api/socket.fake";
import type { GameEvent, Offer } from "../api/types";
import { choose } from "./settings.svelte";
import { TableState } from "./table.svelte";
import { VERSION } from "./version";

const seat = (number: number, computer: string | null): object => ({ seat: number, kind: computer ? "computer" : "person", name: null, computer, free: false });
const TABLE = {
  id: "ab",
  created: "2026-01-01T00:00:00Z",
  options: { players: 2, backstage: false, strategic_rest: false },
  edition: { name: "frozen", digest: "d" },
  seats: [seat(0, null), seat(1, "apprentice")],
  seat: 0,
  own: [0],
  day: 1,
  phase: "company",
  deciders: [0],
  finished: false,
  standings: null,
  house: { public: false, spectators: true, undo: "consent", stand_in: "apprentice", returns: true, minutes: null, days: null, deal: null, hints: false },
  wish: null,
  again: false, helped: [], rewinds: [],
};
const ACTS = [0, 1, 2].map(() => ({ spaces: [1, 1], ahead: [0, 1] }));

function view(viewer: number, deciders: number[], prestige = 5): object {
  const players = [0, 1].map((one) => ({ seat: one, prestige, projected: prestige + 2, money: 0, ambiance: 3, cylinders: 0, troupe: [], stage: {}, objectives: [] }));
  const question = deciders.includes(viewer)
    ? { id: `${viewer}.3`, seat: viewer, kind: "step", message: "ask-step", character: null, value: null, args: {} }
    : null;
  return { seat: viewer, day: 1, phase: "company", players, acts: ACTS, deciders, question, standings: null };
}
const update = (number: number, events: GameEvent[], seen: object): object => ({ type: "update", number, events, view: seen, undoable: false, age: 0, further: false });
const event = (number: number, id: string, args: GameEvent["args"] = {}): GameEvent => ({ number, id, args });
const EVENING = [
  event(8, "passed", { seat: 1 }),
  event(9, "phase", { phase: "ambiance" }),
  event(10, "prestige", { seat: 0, amount: 1, source: "ambiance", total: 6 }),
  event(11, "prestige", { seat: 1, amount: -1, source: "ambiance", total: 4 }),
  event(12, "phase", { phase: "maintenance" }),
];

function open(table: object = TABLE, viewer = 0): TableState {
  const game = new TableState("ab");
  game.open();
  FakeSocket.last.say({ type: "welcome", table, version: VERSION });
  FakeSocket.last.say(update(7, [event(7, "passed", { seat: 1 })], view(viewer, [0])));
  return game;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  choose("speed", "normal");
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  choose("speed", "normal");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an evening", () => {
  it("is told line by line before the next day is there", () => {
    const game = open();
    FakeSocket.last.say(update(12, EVENING, view(0, [0], 9)));
    expect(game.accounting?.shown).toBe(1);
    expect(game.question).toBeNull();
    expect(game.view?.phase).toBe("ambiance");
    expect(game.view?.players.map(({ prestige }) => prestige)).toEqual([6, 5]);
    expect(game.view?.players.map(({ projected }) => projected)).toEqual([8, 7]); // it counts along
    game.accounting?.next();
    expect(game.view?.players.map(({ prestige }) => prestige)).toEqual([6, 4]);
    expect(game.view?.players.map(({ projected }) => projected)).toEqual([11, 11]); // all is told: as the server says
    game.accounting?.next();
    expect(game.accounting).toBeNull();
    expect(game.question?.id).toBe("0.3");
    expect(game.told.map(({ number }) => number)).toEqual([8, 9, 12]); // what was told with the lines is not told again
    expect(game.account).toHaveLength(2);
    game.close();
  });

  it("goes by itself, waits when told to, and ends when told to", () => {
    const game = open();
    FakeSocket.last.say(update(12, EVENING, view(0, [0])));
    game.accounting?.pause();
    vi.advanceTimersByTime(60_000);
    expect(game.accounting?.shown).toBe(1);
    game.skip(); // a click somewhere does not skip it
    expect(game.accounting?.shown).toBe(1);
    game.accounting?.pause();
    vi.advanceTimersByTime(60_000);
    expect(game.accounting).toBeNull();
    FakeSocket.last.say(update(20, EVENING.map((one) => ({ ...one, number: one.number + 8 })), view(0, [0])));
    game.accounting?.finish();
    expect(game.accounting).toBeNull();
    expect(game.question?.id).toBe("0.3");
    game.close();
  });

  it("goes on by hand alone once somebody has turned a line", () => {
    const game = open();
    FakeSocket.last.say(update(12, EVENING, view(0, [0])));
    game.accounting?.turn();
    vi.advanceTimersByTime(60_000);
    expect(game.accounting).toMatchObject({ shown: 2, complete: true });
    game.accounting?.finish();
    expect(game.accounting).toBeNull();
    game.close();
  });

  it("is forgotten when the next one begins, though there is nothing to tell of that one yet", () => {
    choose("speed", "instant");
    const game = open();
    FakeSocket.last.say(update(12, EVENING, view(0, [0])));
    expect(game.account).toHaveLength(2);
    FakeSocket.last.say(update(13, [event(13, "phase", { phase: "ambiance" })], view(0, [0])));
    expect(game.account).toEqual([]);
    game.close();
  });

  it("waits for whoever learns, and a click meant for it is not one on the table", () => {
    const game = open();
    game.coach = { objects: () => false, explained: () => {} };
    FakeSocket.last.say(update(12, EVENING, view(0, [0])));
    vi.advanceTimersByTime(60_000);
    expect(game.accounting?.complete).toBe(true);
    game.accounting?.finish();
    expect(game.click("act:1")).toBe("nothing");
    expect(game.note).toBeNull();
    vi.advanceTimersByTime(1000);
    game.click("act:1");
    expect(game.note).not.toBeNull();
    game.close();
  });

  it("is not shown to those who want all at once, but can be opened", () => {
    choose("speed", "instant");
    const game = open();
    FakeSocket.last.say(update(12, EVENING, view(0, [0])));
    expect(game.accounting).toBeNull();
    game.openAccount();
    expect(game.accounting).toMatchObject({ shown: 2, complete: true });
    game.close();
  });
});

describe("after being away", () => {
  const others = [event(8, "activated", { seat: 1, character: "author" })];

  it("is told what happened meanwhile, if anything did", () => {
    const game = open();
    game.lookAway();
    FakeSocket.last.say(update(7, [], view(0, [0])));
    expect(game.away).toBeNull();
    game.lookAway();
    FakeSocket.last.say(update(8, others, view(0, [0])));
    expect(game.away).toBe(7);
    game.close();
  });

  it("knows after a reload where it was", () => {
    open().close();
    const game = new TableState("ab");
    game.open();
    FakeSocket.last.say({ type: "welcome", table: TABLE, version: VERSION });
    FakeSocket.last.say(update(8, [event(7, "passed", { seat: 1 }), ...others], view(0, [0])));
    expect(game.away).toBe(7);
    game.close();
  });
});

describe("a screen that is handed round", () => {
  const SHARED = { ...TABLE, seats: [seat(0, null), seat(1, null)], own: [0, 1] };

  it("asks who is there before it shows anything, and again for the next one", () => {
    const game = open(SHARED);
    expect(game.handOver).toBe(0);
    game.sit(0);
    expect(FakeSocket.last.url).toContain("seat=0");
    expect(game.view).toBeNull();
    FakeSocket.last.say({ type: "welcome", table: SHARED, version: VERSION });
    FakeSocket.last.say(update(7, [], view(0, [0])));
    expect(game.handOver).toBeNull();
    FakeSocket.last.say(update(8, [event(8, "passed", { seat: 0 })], view(0, [1])));
    expect(game.handOver).toBe(1);
    game.sit(1);
    expect(FakeSocket.last.url).toMatch(/since=-1&age=0&seat=1$/);
    FakeSocket.last.say(update(9, [event(9, "passed", { seat: 0 })], view(1, [1])));
    expect(game.handOver).toBeNull();
    expect(game.seat).toBe(1);
    game.close();
  });

  it("is nobody's else where one plays alone", () => {
    expect(open().handOver).toBeNull();
  });
});

describe("a hint", () => {
  const step = (move: string, act: number): Offer => ({ move, kind: "step", args: { act }, gain: null, reason: null });

  it("points at what a computer player would do, until something is done", async () => {
    const game = open();
    FakeSocket.last.say({ type: "offers", question: "0.3", offers: [step("step I", 1), step("step II", 2)] });
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ question: "0.3", player: "apprentice", move: "step II", second: "step I" })));
    expect(game.hintable).toBe(true);
    await game.askForHint();
    expect(game.advised("act:2")).toBe(true);
    expect(game.advised("act:1")).toBe(false);
    expect(game.advice?.second?.move).toBe("step I");
    game.click("act:1");
    expect(game.advice).toBeNull();
    game.close();
  });

  it("that comes too late is forgotten", async () => {
    const game = open();
    FakeSocket.last.say({ type: "offers", question: "0.3", offers: [step("step I", 1)] });
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ question: "0.2", player: "apprentice", move: "step I", second: null })));
    await game.askForHint();
    expect(game.advice).toBeNull();
    game.close();
  });

  it("is still to be had where somebody may sit down instead of a computer player", () => {
    const free = { ...seat(1, null), free: true };
    const game = open({ ...TABLE, seats: [seat(0, null), { ...free, stand_in: { computer: "random", cause: "open" } }] });
    expect(game.hintable).toBe(true);
    game.close();
    const waiting = open({ ...TABLE, seats: [seat(0, null), free] });
    expect(waiting.hintable).toBe(false);
    waiting.close();
  });

  it("is not to be had against other people", () => {
    const game = open({ ...TABLE, seats: [seat(0, null), seat(1, null)] });
    expect(game.hintable).toBe(false);
    game.close();
  });
});
