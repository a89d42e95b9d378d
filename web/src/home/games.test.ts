import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";

import type { Table } from "../api/types";
import { Texts } from "../texts/texts";
import Continue from "./Continue.svelte";
import { waitingGame } from "./games";
import MyGames from "./MyGames.svelte";

function table(id: string, finished: boolean): Table {
  const seats = [{ seat: 0, kind: "person" as const, name: null, computer: null, free: false, stand_in: null, colour: "red" as const }];
  const created = "2026-01-01T00:00:00Z";
  const options = { players: 1, backstage: false, strategic_rest: false };
  const edition = { name: "frozen", digest: "d" };
  const house = { public: false, spectators: true, undo: "consent" as const, stand_in: "apprentice", returns: true, minutes: null, days: null, deal: null, hints: false };
  return { id, created, options, edition, seats, seat: 0, own: [0], day: 1, phase: "company", deciders: [0], begun: true, finished, standings: null, house, wish: null, again: false, helped: [], rewinds: [] };
}

let games: ReturnType<typeof mount> | undefined;
const links = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>("li a:not(.replay)")];

function show(tables: Table[]): void {
  games = mount(MyGames, { target: document.body, props: { texts: new Texts("en"), tables, onchange: () => {} } });
  flushSync();
}
afterEach(async () => {
  if (games) await unmount(games);
  games = undefined;
});

describe("one's games", () => {
  it("that go on come first", () => {
    show([table("a", true), table("b", false), table("c", true), table("d", false)]);
    expect(links().map((link) => link.pathname)).toEqual(["b", "d", "a", "c"].map((id) => `/tables/${id}`));
  });

  it("are all to be had, some at a time", () => {
    show(Array.from({ length: 30 }, (_, index) => table(`t${index}`, true)));
    const more = (): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent.includes("more"));
    expect(links()).toHaveLength(12);
    expect(more()?.textContent.trim()).toBe("18 more");
    more()?.click();
    flushSync();
    more()?.click();
    flushSync();
    expect(links()).toHaveLength(30);
    expect(more()).toBeUndefined();
  });

  it.each([
    [{}, true],
    [{ ctrlKey: true }, false],
    [{ metaKey: true }, false],
    [{ shiftKey: true }, false],
  ])("open here, or in a tab of their own (%o)", (more, here) => {
    show([table("a", false)]);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
    links()[0]!.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(here);
  });
});

describe("the game to go on with", () => {
  const asked = (id: string, deciders: number[]): Table => ({ ...table(id, false), deciders });

  it("is the one that waits for us, else the one played last", () => {
    expect(waitingGame([])).toBeUndefined();
    expect(waitingGame([table("over", true)])).toBeUndefined();
    expect(waitingGame([table("over", true), asked("theirs", [1]), asked("ours", [0]), asked("older", [0])])?.id).toBe("ours");
    expect(waitingGame([asked("theirs", [1]), asked("others", [2])])?.id).toBe("theirs");
  });
  it("is none where a stand-in plays for us, if another waits, nor one that we only made", () => {
    const away = asked("away", [0]);
    away.seats = away.seats.map((seat) => ({ ...seat, stand_in: { computer: "apprentice", cause: "left" as const } }));
    expect(waitingGame([away, asked("ours", [0])])?.id).toBe("ours");
    expect(waitingGame([{ ...asked("made", [0]), own: [] }])).toBeUndefined();
  });
  it.each([
    [[0], ["Day 3: your turn", "With Anne and Blue"]],
    [[1, 2], ["Day 3: waiting for Anne and Blue", "With Anne and Blue"]],
  ])("says which day it is, whose turn, and against whom (%o)", (deciders, said) => {
    const seat = table("a", false).seats[0]!;
    const seats = [seat, { ...seat, seat: 1, name: "Anne", colour: "green" as const }, { ...seat, seat: 2, colour: "blue" as const }];
    games = mount(Continue, { target: document.body, props: { texts: new Texts("en"), table: { ...table("a", false), seats, deciders, day: 3 } } });
    flushSync();
    const link = document.querySelector<HTMLAnchorElement>("a.continue")!;
    expect(link.pathname).toBe("/tables/a");
    for (const words of said) expect(link.textContent).toContain(words);
  });
});
