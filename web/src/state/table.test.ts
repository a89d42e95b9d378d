import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameEvent, Offer, Question, View } from "../api/types";
import given from "../texts/sentences.json";
import { TableState } from "./table.svelte";

class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: { type: string; question?: string; move?: string; number?: number }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket["sent"][number]);
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const socket = (): FakeSocket => FakeSocket.made.at(-1)!;

const TABLE = {
  id: "ab",
  created: "2026-01-01T00:00:00Z",
  options: { players: 2, backstage: false, strategic_rest: false },
  edition: { name: "frozen", digest: "d" },
  seats: [
    { seat: 0, kind: "person", name: "Will", computer: null, free: false },
    { seat: 1, kind: "computer", name: null, computer: "apprentice", free: false },
  ],
  seat: 0,
  day: 1,
  phase: "company",
  deciders: [0],
  finished: false,
  standings: null,
};

function question(id: string, kind: Question["kind"] = "step"): Question {
  return { id, seat: 0, kind, message: `ask-${kind}`, character: null, value: null, args: {} };
}
function view(asked: Question | null): View {
  const players = [0, 1].map((seat) => ({ seat, troupe: [], stage: {}, cylinders: 3, objectives: [] }));
  return { seat: 0, players, deciders: asked ? [0] : [1], question: asked, standings: null } as unknown as View;
}
function update(number: number, asked: Question | null, events: GameEvent[] = []): object {
  return { type: "update", number, events, view: view(asked), undoable: true };
}
const GAIN = {
  prestige: 0,
  money: 0,
  tokens: 0,
  ambiance: [0, 0],
  steps: [1, 0, 0],
  acts: [
    [0, 0],
    [0, 0],
  ],
  costume: null,
  projected: [5, 5],
};
const step = (act: number, reason: Offer["reason"] = null): Offer => ({
  move: `step ${["I", "II", "III"][act - 1]}`,
  kind: "step",
  args: { act },
  gain: reason ? null : GAIN,
  reason,
});
const AT_END = { id: "act-at-end", rule: "R1.1", args: { act: 3 } };
const STEPS = [step(1), step(2), step(3, AT_END)];

/** A table where a step is asked for. */
function seated(): TableState {
  const game = new TableState("ab");
  game.open();
  socket().say({ type: "welcome", table: TABLE, version: "1" });
  socket().say(update(7, question("0.3")));
  socket().say({ type: "offers", question: "0.3", offers: STEPS });
  return game;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(given.edition)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table", () => {
  it("knows what is asked and what may be clicked", () => {
    const game = seated();
    expect(game.question?.id).toBe("0.3");
    expect(game.legal("act:1")).toBe(true);
    expect(game.legal("act:3")).toBe(false);
    expect(game.concerned("act:3")).toBe(true);
    expect(game.legal("row:hamlet")).toBe(false);
  });

  it("sends a move with the question it answers, and shows it as pending", () => {
    const game = seated();
    expect(game.click("act:2")).toBe("play");
    expect(socket().sent).toEqual([{ type: "move", question: "0.3", move: "step II" }]);
    expect(game.isPending("act:2")).toBe(true);
    expect(game.question).toBeNull();
    game.click("act:1");
    expect(socket().sent).toHaveLength(1);
  });

  it("is done with a move when the question is over", () => {
    const game = seated();
    game.click("act:2");
    socket().say({ type: "accepted", question: "0.3", number: 9 });
    socket().say(update(9, null, [{ number: 8, id: "step", args: { seat: 0, act: 2, space: 2 } }]));
    expect(game.pending).toBeNull();
    expect(game.offers.all).toEqual([]);
    expect(game.log.map((event) => event.id)).toEqual(["step"]);
  });

  it("takes a refused move back and says why", () => {
    const game = seated();
    game.click("act:2");
    socket().say({ type: "refused", question: "0.3", reason: AT_END });
    expect(game.pending).toBeNull();
    expect(game.question?.id).toBe("0.3");
    expect(game.note?.text).toBe("You are at the end of Act III already. (R1.1)");
  });

  it("explains what is not allowed, and whose turn it is", () => {
    const game = seated();
    expect(game.click("act:3")).toBe("explain");
    expect(game.note?.text).toContain("R1.1");
    expect(socket().sent).toEqual([]);
    socket().say(update(9, null));
    game.click("act:1");
    expect(game.note?.text).toBe("Patience: we are waiting for Green.");
  });

  it("asks twice on a touch screen, where nothing can be pointed at", () => {
    const game = seated();
    game.click("act:1", true);
    expect(game.armed).toBe("act:1");
    expect(socket().sent).toEqual([]);
    game.click("act:1", true);
    expect(socket().sent).toHaveLength(1);
  });

  it("sends the same move again after a lost connection, and goes on after the last event", async () => {
    const game = seated();
    game.click("act:1");
    socket().readyState = 3;
    socket().onclose?.();
    expect(game.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.made).toHaveLength(2);
    expect(socket().url).toContain("since=7");
    socket().say({ type: "welcome", table: TABLE, version: "1" });
    expect(socket().sent).toEqual([{ type: "move", question: "0.3", move: "step I" }]);
    expect(game.connection).toBe("live");
  });

  it("keeps what was chosen while others decide in secret", () => {
    const game = seated();
    game.armed = "act:1";
    socket().say(update(8, question("0.3")));
    expect(game.armed).toBe("act:1");
    expect(game.legal("act:1")).toBe(true);
  });

  it("takes back with the number of the last event it has seen", () => {
    const game = seated();
    game.undo();
    expect(socket().sent).toEqual([{ type: "undo", number: 7 }]);
  });

  it("shows the moves of others one after another, and at once when somebody clicks", () => {
    const game = seated();
    const theirs = (number: number): GameEvent => ({ number, id: "passed", args: { seat: 1 } });
    socket().say(update(9, null, [theirs(9)]));
    socket().say(update(10, null, [theirs(10)]));
    expect(game.log).toHaveLength(1);
    game.skip();
    expect(game.log).toHaveLength(2);
  });

  it("does not hear the click that skipped", () => {
    const game = seated();
    socket().say(update(9, null, [{ number: 9, id: "passed", args: { seat: 1 } }]));
    socket().say(update(10, question("0.4")));
    socket().say({ type: "offers", question: "0.4", offers: STEPS });
    game.skip();
    expect(game.question?.id).toBe("0.4");
    game.click("act:1");
    expect(socket().sent).toEqual([]);
    vi.advanceTimersByTime(400);
    game.click("act:1");
    expect(socket().sent).toHaveLength(1);
  });

  it("speaks of players by name", async () => {
    const game = seated();
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(game.seatName(0)).toBe("Will");
    expect(game.seatName(1)).toBe("Green");
    expect(game.card("queen")?.kind).toBe("queen");
  });
});
