import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FakeSocket } from "../api/socket.fake";
import type { GameEvent, Offer, Question, View } from "../api/types";
import given from "../texts/sentences.json";
import { chooseLanguage } from "./language.svelte";
import { choose } from "./settings.svelte";
import { TableState } from "./table.svelte";
import { VERSION } from "./version";

const socket = (): FakeSocket => FakeSocket.last;

const TABLE = {
  id: "ab",
  created: "2026-01-01T00:00:00Z",
  options: { players: 2, backstage: false, strategic_rest: false },
  edition: { name: "frozen", digest: "d" },
  seats: [
    { seat: 0, kind: "person", name: "Will", computer: null, free: false, colour: "red" },
    { seat: 1, kind: "computer", name: null, computer: "apprentice", free: false, colour: "green" },
  ],
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

function question(id: string, kind: Question["kind"] = "step"): Question {
  return { id, seat: 0, kind, message: `ask-${kind}`, character: null, value: null, args: {} };
}
function view(asked: Question | null): View {
  const players = [0, 1].map((seat) => ({ seat, troupe: [], stage: {}, cylinders: 3, objectives: [] }));
  return { seat: 0, players, acts: [], deciders: asked ? [0] : [1], question: asked, standings: null } as unknown as View;
}
function update(number: number, asked: Question | null, events: GameEvent[] = []): object {
  return { type: "update", number, events, view: view(asked), undoable: true, age: 0, further: false };
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
  socket().say({ type: "welcome", table: TABLE, version: VERSION });
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

  it("asks twice for everything, if so set", () => {
    choose("confirm", "on");
    const game = seated();
    game.click("act:1");
    expect(game.armed).toBe("act:1");
    game.press(STEPS[1]!);
    expect(game.sure).toEqual(STEPS[1]);
    expect(socket().sent).toEqual([]);
    game.press(game.sure!);
    choose("confirm", "off");
    expect(socket().sent).toEqual([{ type: "move", question: "0.3", move: "step II" }]);
  });

  it("says what it said before in another language, when that is chosen", async () => {
    const game = seated();
    game.click("act:3");
    await chooseLanguage("fr");
    const said = game.note?.text;
    await chooseLanguage("en");
    expect(said).toBe("Vous êtes déjà au bout de l’Acte III. (R1.1)");
  });

  it("declines by itself where nothing else can be done, if so set", () => {
    const decline = (kind: string): object => ({ ...STEPS[0], kind, move: kind.replaceAll("-", " "), args: {} });
    const ask = (id: string, offers: object[]): void => {
      socket().say(update(9, question(id)));
      socket().say({ type: "offers", question: id, offers });
      vi.advanceTimersByTime(4000); // less than until an answer is missed
    };
    seated();
    ask("0.4", [decline("hold"), decline("hold-for-good")]);
    expect(socket().sent).toEqual([]);
    choose("decline", "on");
    ask("0.5", [...STEPS, decline("pass")]);
    expect(socket().sent).toEqual([]);
    ask("0.6", [decline("hold"), decline("hold-for-good")]);
    choose("decline", "off");
    expect(socket().sent).toEqual([{ type: "move", question: "0.6", move: "hold for good" }]);
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
    socket().close();
    expect(game.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.made).toHaveLength(2);
    expect(socket().url).toContain("since=7");
    socket().say({ type: "welcome", table: TABLE, version: VERSION });
    expect(socket().sent).toEqual([{ type: "move", question: "0.3", move: "step I" }]);
    expect(game.connection).toBe("live");
  });

  it("knows of nobody who thinks after a lost connection", async () => {
    const game = seated();
    socket().say({ type: "thinking", seats: [1] });
    socket().close();
    await vi.advanceTimersByTimeAsync(500);
    socket().say({ type: "welcome", table: TABLE, version: VERSION });
    expect(game.thinking).toEqual([]);
  });

  it("still sees who thinks when somebody sits down", () => {
    const game = seated();
    socket().say({ type: "thinking", seats: [1] });
    const [first, second] = TABLE.seats;
    socket().say({ type: "welcome", table: { ...TABLE, seats: [{ ...first, name: "Kit" }, second] }, version: VERSION });
    expect(game.thinking).toEqual([1]);
    expect(game.seatName(0)).toBe("Kit");
  });

  it("calls and paints seats by the colours that were chosen", () => {
    const game = seated();
    expect([0, 1, 2].map(game.colourOf)).toEqual(["red", "green", "wood"]); // the third disc is nobody's
    const [first, second] = TABLE.seats;
    const seats = [{ ...first, name: null, colour: "yellow" }, { ...second, colour: "red" }];
    socket().say({ type: "welcome", table: { ...TABLE, seats }, version: VERSION });
    expect([0, 1].map(game.colourOf)).toEqual(["yellow", "red"]);
    expect([0, 1].map((seat) => game.seatName(seat))).toEqual(["Yellow", "Red"]);
  });

  it("connects anew when a move is not answered, and sends it again", async () => {
    const game = seated();
    game.click("act:1");
    await vi.advanceTimersByTimeAsync(4900);
    expect(FakeSocket.made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.open).toHaveLength(1);
    socket().say({ type: "welcome", table: TABLE, version: VERSION });
    expect(socket().sent).toEqual([{ type: "move", question: "0.3", move: "step I" }]);
    socket().say(update(9, null));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(game.pending).toBeNull();
  });

  it("keeps a move that could not be kept, and sends it again after a longer while each time", async () => {
    const game = seated();
    const gone = { type: "error", error: { id: "storage-failed", args: {}, text: "" } };
    game.click("act:1");
    for (const [sent, wait] of [1000, 2000, 4000, 8000, 8000].entries()) {
      socket().say(gone);
      expect(game.unkept).toBe(true);
      expect(game.isPending("act:1")).toBe(true);
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(socket().sent).toHaveLength(sent + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(socket().sent).toHaveLength(sent + 2);
    }
    expect(new Set(socket().sent.map((message) => JSON.stringify(message))).size).toBe(1);
    socket().say({ type: "accepted", question: "0.3", number: 9 }, update(9, null));
    expect(game.unkept).toBe(false);
    expect(game.pending).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(socket().sent).toHaveLength(6);
  });

  it("drops a move for any other trouble, and says so", () => {
    const game = seated();
    game.click("act:1");
    socket().say({ type: "error", error: { id: "not-your-seat", args: {}, text: "" } });
    expect(game.unkept).toBe(false);
    expect(game.pending).toBeNull();
    expect(game.note?.tone).toBe("problem");
  });

  it("knows a server that cannot read its games from one that is away", async () => {
    const game = seated();
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error: { id: "storage-failed", args: {}, text: "" } }, { status: 503 })));
    socket().close();
    await vi.advanceTimersByTimeAsync(500);
    expect(game.unkept).toBe(true);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    socket().close();
    await vi.advanceTimersByTimeAsync(900);
    expect(game.unkept).toBe(false);
    expect(FakeSocket.made).toHaveLength(3);
    expect(game.connection).toBe("lost");
  });

  it("lets an answered move and a closed table be", async () => {
    const answered = seated();
    answered.click("act:1");
    socket().say({ type: "refused", question: "0.3", reason: AT_END });
    const closed = seated();
    closed.click("act:1");
    closed.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(2);
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

  it("takes back one move at a time, and none while another is on its way", () => {
    const game = seated();
    game.undo();
    game.undo();
    expect(socket().sent).toHaveLength(1);
    socket().say(update(8, question("0.2"), [{ number: 8, id: "undone", args: { seat: 0 } }]));
    game.undo();
    expect(socket().sent.at(-1)).toEqual({ type: "undo", number: 8 });
    expect(socket().sent).toHaveLength(2);
    socket().say({ type: "refused", question: null, reason: { id: "undo-late", rule: null, args: {} } });
    socket().say({ type: "offers", question: "0.2", offers: STEPS });
    game.click("act:2");
    game.undo();
    expect(socket().sent.filter((message) => message.type === "undo")).toHaveLength(2);
  });

  it("can take back again after a connection that swallowed it", async () => {
    const game = seated();
    game.undo();
    await vi.advanceTimersByTimeAsync(5100);
    expect(FakeSocket.made).toHaveLength(2);
    socket().say({ type: "welcome", table: TABLE, version: VERSION });
    game.undo();
    expect(socket().sent).toEqual([{ type: "undo", number: 7 }]);
  });

  it("does not forget a move when something else is refused", () => {
    const game = seated();
    game.click("act:2");
    socket().say({ type: "refused", question: null, reason: { id: "undo-late", rule: null, args: {} } });
    expect(game.isPending("act:2")).toBe(true);
    socket().say({ type: "refused", question: "0.2", reason: { id: "question-over", rule: null, args: {} } });
    expect(game.isPending("act:2")).toBe(true);
  });

  it("does not tell twice what it is told twice", () => {
    const game = seated();
    const told = (number: number): GameEvent => ({ number, id: "passed", args: { seat: 0 } });
    socket().say(update(9, null, [told(8), told(9)]));
    socket().say(update(10, null, [told(9), told(10)]));
    expect(game.log.map(({ number }) => number)).toEqual([8, 9, 10]);
    expect(game.told.map(({ number }) => number)).toEqual([10]);
    expect(game.recent.map(({ number }) => number)).toEqual([8, 9, 10]);
    socket().say(update(5, null, [told(0), told(5)])); // the server has lost something, and begins again
    expect(game.log.map(({ number }) => number)).toEqual([0, 5]);
    socket().say(update(3, null));
    expect(game.log.map(({ number }) => number)).toEqual([0]);
    game.reconnect();
    expect(socket().url).toContain("since=3");
  });

  it("takes back the last step towards a move before the one before", () => {
    const game = seated();
    const costume = (circle: number): Offer => ({
      ...step(1),
      move: `costume green hamlet ${circle}`,
      kind: "costume",
      args: { colour: "green", character: "hamlet", circle },
    });
    const other: Offer = { ...costume(1), move: "costume blue lear 1", args: { colour: "blue", character: "lear", circle: 1 } };
    socket().say({ type: "offers", question: "0.3", offers: [costume(1), costume(2), other] });
    game.click("costumes:green");
    expect(game.click("character:hamlet")).toBe("choose");
    game.retreat();
    expect(game.chooser).toBeNull();
    expect(game.selected).toBe("costumes:green");
    game.retreat();
    expect(game.selected).toBeNull();
  });

  it("asks for the edition until it gets it", async () => {
    const answers = [
      () => Promise.reject(new TypeError("no network")),
      () => Promise.resolve(new Response("busy", { status: 503 })),
      () => Promise.resolve(Response.json(given.edition)),
    ];
    const asked = vi.fn(() => answers.shift()!());
    vi.stubGlobal("fetch", asked);
    const game = new TableState("ab");
    game.open();
    socket().say({ type: "welcome", table: { ...TABLE, edition: { name: "frozen", digest: "busy" } }, version: VERSION });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(game.edition).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(game.edition).not.toBeNull();
    expect(game.failure).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it.each([
    [500, { id: "damaged-table", args: {}, text: "" }, "This game cannot be read; the server’s operator can find out why."],
    [404, { id: "no-such-table", args: {}, text: "" }, "There is no such table; it may have been deleted."],
    [500, { id: "failed", args: {}, text: "" }, null],
  ])("says what is wrong with a table that cannot be opened (%i %o)", async (status, error, sentence) => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error }, { status })));
    const game = new TableState("ab");
    game.open();
    socket().close();
    await vi.advanceTimersByTimeAsync(500);
    expect(game.failure).toBe(sentence);
    expect(FakeSocket.made).toHaveLength(sentence === null ? 2 : 1);
  });

  it("knows when the server is another one than the page came from, also if it never heard that one", () => {
    expect(seated().outdated).toBe(false);
    const game = new TableState("ab");
    game.open();
    socket().say({ type: "welcome", table: TABLE, version: "another" });
    expect(game.outdated).toBe(true);
  });

  it("asks once more before passing while somebody could still work", () => {
    const game = seated();
    const pass: Offer = { move: "pass", kind: "pass", args: {}, gain: GAIN, reason: null };
    const work: Offer = { move: "activate queen", kind: "activate", args: { character: "queen" }, gain: GAIN, reason: null };
    socket().say({ type: "offers", question: "0.3", offers: [pass, work] });
    game.press(pass);
    expect(socket().sent).toEqual([]);
    expect(game.sure).toBe(pass);
    game.retreat();
    game.press(pass);
    game.press(pass);
    expect(socket().sent).toHaveLength(1);
    socket().say(update(9, question("0.4")));
    socket().say({ type: "offers", question: "0.4", offers: [pass] });
    game.press(pass);
    expect(socket().sent).toHaveLength(2);
  });

  it("forgets what a move brought that is taken back", () => {
    const game = seated();
    socket().say(update(8, question("0.4"), [{ number: 8, id: "prestige", args: { seat: 0, amount: 1, source: "act" } }]));
    expect(game.recent).toHaveLength(1);
    socket().say(update(9, question("0.3-2"), [{ number: 9, id: "undone", args: { seat: 0 } }]));
    expect(game.recent).toEqual([]);
  });

  it("counts the night's rest to the day that is over", () => {
    const game = seated();
    const on = (day: number, phase: string): object => ({
      ...update(8, null),
      view: { ...view(null), day, phase },
    });
    socket().say(on(2, "rest"));
    expect(game.day).toBe(1);
    socket().say(on(2, "wager"));
    expect(game.day).toBe(2);
  });

  it("shows the moves of others as fast as is wished", () => {
    choose("speed", "instant");
    const game = seated();
    for (const number of [9, 10, 11]) socket().say(update(number, null, [{ number, id: "passed", args: { seat: 1 } }]));
    expect(game.log).toHaveLength(3);
    expect(game.showing).toBe(false);
    choose("speed", "slow");
    for (const number of [12, 13]) socket().say(update(number, null, [{ number, id: "passed", args: { seat: 1 } }]));
    vi.advanceTimersByTime(1700);
    expect(game.log).toHaveLength(4);
    expect(game.showing).toBe(true);
    vi.advanceTimersByTime(200);
    expect(game.log).toHaveLength(5);
    expect(game.showing).toBe(false);
    choose("speed", "normal");
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

  it("knows the cards and objectives of Backstage", async () => {
    const game = seated();
    await vi.advanceTimersByTimeAsync(0);
    expect(game.card("shylock")?.circles).toBe(2);
    expect(game.backstageCard("hatter-1")?.powers.map(({ cylinders }) => cylinders)).toEqual([1, 3]);
    expect(game.backstageCard("shylock")).toBeNull();
    expect(["cheer", "dismissal", "wardrobe"].map((name) => game.bearsMask(name))).toEqual([true, false, false]);
    expect(["cheer", "wardrobe", "none"].map((name) => game.objectiveEmblem(name))).toEqual(["cheer", "costumes-complete", ""]);
    expect(game.extras(0)).toBeNull();
  });

  it("knows how far an objective is that somebody holds", async () => {
    const game = seated();
    await vi.advanceTimersByTimeAsync(0);
    const holding = view(question("0.4"));
    const names = ["wardrobe", "purse", "cheer"];
    const players = holding.players.map((player) => ({ ...player, objectives: player.seat ? null : names, objective_measures: player.seat ? null : [3, 60, 0] }));
    socket().say({ ...update(8, null), view: { ...holding, players } });
    const steps = (name: string): number[] => given.edition.objectives.find((one) => one.name === name)?.steps ?? [];
    const next = steps("wardrobe").find((step) => step > 3);
    expect([...names, "cast"].map((name) => game.progress(name))).toEqual([`3/${next}`, `60/${steps("purse").at(-1)}`, "", ""]);
    expect(game.goal("wardrobe")).toBe(game.texts.goal("wardrobe", 3));
    expect(game.goal("cast")).toBe(game.texts.goal("cast"));
  });

  it("takes what an objective salvages from the discards", () => {
    const game = seated();
    socket().say(update(8, question("0.4", "salvage")));
    const offer = { ...step(1), move: "set pink 1.1", kind: "set" as const, args: { colour: "pink", place: "1.1" } };
    const other = { ...offer, move: "set blue 1.1", args: { colour: "blue", place: "1.1" } };
    socket().say({ type: "offers", question: "0.4", offers: [offer, other] });
    expect([game.legal("sets:pink"), game.legal("discarded-sets:pink")]).toEqual([false, true]);
  });

  it("offers an element's only place where it may be out of sight", () => {
    const game = seated();
    socket().say(update(8, question("0.4", "theater")));
    const put = (colour: string): Offer => ({ ...step(1), move: `theater ${colour}`, kind: "theater", args: { colour } });
    socket().say({ type: "offers", question: "0.4", offers: [put("pink"), put("blue")] });
    game.click("sets:pink");
    expect([game.selected, game.armed]).toEqual(["sets:pink", null]);
    game.click("sets:blue", true);
    expect([game.selected, game.armed]).toEqual(["sets:blue", "theater:own"]);
    expect(game.offerAt("theater:own")?.move).toBe("theater blue");
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

describe("somebody who teaches", () => {
  it("forgets what it knew of a table that went further back", () => {
    const game = seated();
    socket().say({ ...update(7, question("0.4"), [{ number: 7, id: "passed", args: { seat: 1 } }]), age: 0 });
    socket().say({ ...update(3, question("0.1@1"), [{ number: 3, id: "passed", args: { seat: 0 } }]), age: 1, further: true });
    expect(game.log.map(({ number }) => number)).toEqual([3]);
    expect(game.question?.id).toBe("0.1@1");
    expect(game.further && game.alone).toBe(true);
    game.reconnect();
    expect(socket().url).toContain("since=3&age=1");
  });

  it("keeps another move than the one wanted from being made, and hears why others are not allowed", () => {
    const game = seated();
    const explained = vi.fn();
    game.coach = { objects: (offer) => offer.move !== STEPS[0]?.move, explained };
    game.click("act:2");
    expect(socket().sent).toEqual([]);
    expect(game.question?.id).toBe("0.3");
    game.click("act:3");
    expect(explained).toHaveBeenCalledWith(AT_END);
    game.click("act:1");
    expect(socket().sent).toEqual([{ type: "move", question: "0.3", move: "step I" }]);
    game.close();
  });
});
