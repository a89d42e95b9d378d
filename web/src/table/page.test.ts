import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FakeSocket } from "../api/socket.fake";
import type { GameEvent } from "../api/types";
import { choose } from "../state/settings.svelte";
import { VERSION } from "../state/version";
import TablePage from "./TablePage.svelte";

const TABLE = {
  id: "ab",
  created: "2026-01-01T00:00:00Z",
  options: { players: 2, backstage: false, strategic_rest: false },
  edition: { name: "frozen", digest: "never" },
  seats: [0, 1].map((seat) => ({ seat, kind: "person", name: null, computer: null, free: false })),
  seat: 0,
  own: [0],
  day: 1,
  phase: "company",
  deciders: [0],
  finished: false,
  standings: null,
  house: { public: false, spectators: true, undo: "consent", deal: null },
  wish: null,
  again: false, helped: [], rewinds: [],
};

function update(number: number, events: GameEvent[] = [], question = "0.3"): object {
  const asked = { id: question, seat: 0, kind: "step", message: "ask-step", character: null, value: null, args: {} };
  const view = { seat: 0, day: 1, phase: "company", players: [], acts: [], deciders: [0], question: asked, standings: null };
  return { type: "update", number, events, view, undoable: true, age: 0, further: false };
}
const passed = (number: number, seat: number): GameEvent => ({ number, id: "passed", args: { seat } });

/** Every test has one page; the pieces on it are left out, as what they look like is never told. */
let page: ReturnType<typeof mount>;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  page = mount(TablePage, { target: document.body, props: { id: "ab" } });
  flushSync();
  FakeSocket.last.say({ type: "welcome", table: TABLE, version: VERSION });
  FakeSocket.last.say(update(7, [passed(7, 1)]));
  flushSync();
});
afterEach(async () => {
  choose("shortcuts", "on");
  await unmount(page);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function press(key: string, more: KeyboardEventInit = {}, target: Element = document.body): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
}
const undone = (): number => FakeSocket.made.flatMap((socket) => socket.sent).length;

describe("the key U", () => {
  it("takes a move back", () => {
    press("u");
    expect(FakeSocket.last.sent).toEqual([{ type: "undo", number: 7 }]);
  });

  it.each([{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])("means something else with %o", (more) => {
    press("u", more);
    expect(undone()).toBe(0);
  });

  it.each(["input", "select", "textarea"])("is a letter in a field (%s)", (name) => {
    const field = document.createElement(name);
    document.body.append(field);
    press("u", {}, field);
    expect(undone()).toBe(0);
  });

  it("does not reach what lies under a dialog", () => {
    const dialog = document.createElement("dialog");
    dialog.open = true;
    document.body.append(dialog);
    press("u");
    expect(undone()).toBe(0);
  });

  it("can be switched off, and that is remembered", () => {
    choose("shortcuts", "off");
    press("u");
    expect(undone()).toBe(0);
    expect(localStorage.getItem("shortcuts")).toBe("off");
    choose("shortcuts", "on");
    press("u");
    expect(undone()).toBe(1);
  });
});

describe("the page", () => {
  it("does not take the second half of a double click for an answer to the next question", () => {
    const heard = vi.fn();
    const button = document.createElement("button");
    button.addEventListener("click", heard);
    document.body.append(button);
    const click = (detail: number): boolean => button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
    click(1);
    click(2);
    expect(heard).toHaveBeenCalledTimes(2);
    click(1);
    FakeSocket.last.say(update(8, [], "0.4"));
    click(2);
    expect(heard).toHaveBeenCalledTimes(3);
    click(1);
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it("connects anew when the network is back or the page is looked at again", () => {
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(3);
    expect(FakeSocket.open).toHaveLength(1);
  });

  it("says when nobody has answered for long, though nothing was closed", async () => {
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(500);
    expect(document.querySelector(".lost")).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    flushSync();
    expect(document.querySelector(".lost")?.textContent).toContain("No connection");
  });

  it("offers to be loaded again when the server has become another one", () => {
    expect(document.querySelector(".outdated")).toBeNull();
    FakeSocket.last.say({ type: "welcome", table: TABLE, version: "2" });
    flushSync();
    expect(document.querySelector(".outdated")?.textContent).toContain("Load the page again");
  });
});

describe("the announcer", () => {
  const spoken = (): Element => document.querySelector("[data-testid=announcer]")!;

  it("does not read out what happened before", () => {
    expect(spoken().textContent.trim()).toBe("");
  });

  it("touches nothing that was read when something else is to be said", () => {
    FakeSocket.last.say(update(8, [passed(8, 1)]));
    vi.advanceTimersByTime(2000);
    flushSync();
    const [line] = spoken().children;
    expect(line?.textContent).toContain("Green");
    FakeSocket.last.say(update(9, [passed(8, 1), passed(9, 0)], "0.4")); // the first is told once more
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(spoken().children).toHaveLength(1);
    expect(spoken().textContent).toContain("Red");
    const before = spoken().innerHTML;
    FakeSocket.last.say(update(9, [], "0.5"));
    flushSync();
    expect(spoken().innerHTML).toBe(before);
  });
});
