import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { NewTable, Table } from "../api/types";
import { SEAT_COLOURS, type SeatColour } from "../art/names";
import NewGame from "../home/NewGame.svelte";
import { arranged, heldAt, rememberColour, rememberedColour, wishedColour, type Held } from "../state/colours";
import { TableState } from "../state/table.svelte";
import { LANGUAGES } from "../texts/known";
import { loadTexts } from "../texts/languages";
import { Texts } from "../texts/texts";
import ColourChoice from "./ColourChoice.svelte";
import PublicTables from "./PublicTables.svelte";
import OwnColour from "./SeatColour.svelte";

let game: TableState;
vi.mock(import("../state/table.svelte"), async (original) => ({ ...(await original()), useTable: () => game }));

let shown: ReturnType<typeof mount> | null = null;
const inputs = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>(".colours input")];
const words = (input: HTMLInputElement | undefined): string => input?.closest("label")?.textContent.replace(/\s+/g, " ").trim() ?? "";

beforeEach(() => rememberColour(null));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

describe("the colours of a new table", () => {
  it("are the usual ones where nobody wishes", () => {
    for (const count of [1, 2, 3, 4]) expect(arranged(Array<null>(count).fill(null))).toEqual(SEAT_COLOURS.slice(0, count));
  });

  it("are all different, and what was wished for where it can be", () => {
    const wishes = [null, ...SEAT_COLOURS];
    for (const one of wishes) {
      for (const two of wishes) {
        for (const three of wishes) {
          const given = arranged([one, two, three, null]);
          expect(new Set(given).size).toBe(4);
          if (one) expect(given[0]).toBe(one);
          if (two && two !== one) expect(given[1]).toBe(two);
        }
      }
    }
  });
});

describe("a colour", () => {
  it("is remembered, unless the browser keeps something else", () => {
    rememberColour("yellow");
    expect(rememberedColour()).toBe("yellow");
    localStorage.setItem("colour", "purple");
    expect(rememberedColour()).toBeNull();
  });

  it("is wished for again where nobody has it", () => {
    const seat = { kind: "person", computer: null, free: false, stand_in: null } as const;
    const seats = [
      { ...seat, seat: 0, name: "Ann", colour: "blue" as const },
      { ...seat, seat: 1, name: null, colour: "red" as const },
      { ...seat, seat: 2, name: null, colour: "yellow" as const, free: true },
      { ...seat, seat: 3, kind: "computer" as const, name: null, computer: "apprentice", colour: "green" as const },
    ];
    const held = heldAt({ seats, own: [1] as number[] } as Table);
    expect(held).toEqual({ blue: "Ann" });
    expect(wishedColour(held)).toBeNull();
    for (const [colour, wished] of [["blue", null], ["red", "red"], ["yellow", "yellow"], ["green", "green"]] as const) {
      rememberColour(colour);
      expect(wishedColour(held)).toBe(wished);
    }
  });
});

describe("choosing a colour", () => {
  let chosen: SeatColour[] = [];

  beforeAll(async () => {
    for (const language of LANGUAGES) await loadTexts(language);
  });
  beforeEach(() => (chosen = []));

  function show(value: SeatColour | null, held: Held = {}, language = "en"): void {
    const props = { texts: new Texts(language), legend: "Your colour", value, held, onchoose: (colour: SeatColour) => chosen.push(colour) };
    shown = mount(ColourChoice, { target: document.body, props });
    flushSync();
  }

  it.each([
    ["en", ["Red", "Green", "Blue", "Yellow"]],
    ["fr", ["Rouge", "Vert", "Bleu", "Jaune"]],
    ["it", ["Rosso", "Verde", "Blu", "Giallo"]],
    ["hu", ["Piros", "Zöld", "Kék", "Sárga"]],
  ])("goes by names, and by marks, in %s", (language, names) => {
    show(null, {}, language);
    expect(inputs().map(words)).toEqual(names);
    const marks = inputs().map((input) => input.closest("label")?.querySelector("svg g path")?.getAttribute("d"));
    expect(new Set(marks).size).toBe(4);
  });

  it("is one choice of four for those who do not see it", () => {
    show("blue");
    const group = document.querySelector("[role=radiogroup]");
    expect(document.getElementById(group?.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Your colour");
    expect(new Set(inputs().map(({ name }) => name)).size).toBe(1); // the arrow keys go from one to the other
    expect(inputs().map(({ type, checked }) => [type, checked])).toEqual(SEAT_COLOURS.map((colour) => ["radio", colour === "blue"]));
  });

  it("says who has a colour that cannot be had", () => {
    show("green", { blue: "Ann", red: "" });
    expect(inputs().map(({ disabled }) => disabled)).toEqual([true, false, true, false]);
    expect(words(inputs()[2])).toBe("Blue Ann has it");
    expect(words(inputs()[0])).toBe("Red taken");
  });

  it("marks what is so until the choice is granted", () => {
    show("red");
    const [red, , blue] = inputs();
    blue?.click();
    expect(chosen).toEqual(["blue"]);
    expect([red?.checked, blue?.checked]).toEqual([true, false]);
  });
});

describe("a game to one's own taste", () => {
  let started: NewTable[] = [];

  function show(): void {
    const props = {
      texts: new Texts("en"), computers: ["apprentice"], usual: "apprentice", strengths: {}, backstage: true, busy: false,
      onstart: (table: NewTable) => started.push(table),
    };
    shown = mount(NewGame, { target: document.body, props });
    flushSync();
  }
  function choose(colour: SeatColour): void {
    inputs().find((input) => input.value === colour)?.click();
    flushSync();
  }
  function start(): NewTable["seats"] {
    document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    return started.at(-1)!.seats;
  }

  it("asks for no colour where none was chosen", () => {
    show();
    expect(start()[0]).toMatchObject({ person: true, colour: null });
  });

  it("asks for the colour that was chosen, and remembers it", async () => {
    show();
    choose("blue");
    expect(start()[0]).toMatchObject({ colour: "blue" });
    await unmount(shown!);
    show();
    expect(start()[0]).toMatchObject({ colour: "blue" });
    expect([...document.querySelectorAll(".field span")].map((one) => one.textContent)).toEqual(["Your name", "Green", "Red"]);
  });
});

const NOBODY = { kind: "person", name: null, computer: null, free: true, stand_in: null } as const;
const colourOf = (request: RequestInit | undefined): unknown => (JSON.parse(String(request?.body)) as { colour: unknown }).colour;

function refusal(id: string): Response {
  return Response.json({ error: { id, args: { seat: 1, seat_colour: "blue", holder: 1, name: "Ben" }, text: "" } }, { status: 409 });
}

describe("the colour of one's own seat", () => {
  let asked: unknown[] = [];
  let answer: (response: Response) => void = () => {};
  const checked = (): string[] => inputs().flatMap((input) => (input.checked ? input.value : []));
  const seated = (colour: SeatColour): Table => ({ seats: [{ ...NOBODY, seat: 0, free: false, colour }], own: [0] as number[] }) as Table;

  beforeEach(() => {
    asked = [];
    vi.stubGlobal("fetch", (_: string, request: RequestInit) => {
      asked.push(colourOf(request));
      return new Promise<Response>((resolve) => (answer = resolve));
    });
    game = new TableState("ab");
    game.updateTable(seated("red"));
    shown = mount(OwnColour, { target: document.body, props: { seat: 0, legend: "Your colour" } });
    flushSync();
  });

  function choose(colour: SeatColour): void {
    inputs().find(({ value }) => value === colour)?.click();
    flushSync();
  }

  it("is the one chosen last, however late the server answers", async () => {
    for (const colour of ["blue", "yellow", "green"] as const) choose(colour);
    expect(asked).toEqual(["blue"]);
    expect(checked()).toEqual(["green"]);
    answer(Response.json(seated("blue")));
    await vi.waitFor(() => expect(asked).toEqual(["blue", "green"]));
    expect(checked()).toEqual(["green"]);
    answer(Response.json(seated("green")));
    await vi.waitFor(() => expect(rememberedColour()).toBe("green"));
    expect(asked).toHaveLength(2);
    expect(checked()).toEqual(["green"]);
  });

  it("can be chosen back before the server answers", async () => {
    choose("blue");
    choose("red");
    answer(Response.json(seated("blue")));
    await vi.waitFor(() => expect(asked).toEqual(["blue", "red"]));
  });

  it("stays what it was when another one is refused", async () => {
    choose("blue");
    answer(refusal("colour-taken"));
    await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toContain("Ben"));
    expect(checked()).toEqual(["red"]);
    expect(rememberedColour()).toBeNull();
  });
});

describe("a public table", () => {
  let asked: unknown[] = [];

  /** Sits down there, and the server refuses so often, for these reasons. */
  async function sitDown(...refusals: string[]): Promise<void> {
    asked = [];
    const table = {
      id: "ab", seat: null, own: [] as number[], day: 1, options: { backstage: false }, house: { spectators: false },
      seats: [{ ...NOBODY, seat: 0, free: false, name: "Ann", colour: "red" }, { ...NOBODY, seat: 1, colour: "green" }],
    };
    vi.stubGlobal("fetch", (_: string, request?: RequestInit) => {
      if (request?.method === "GET") return Promise.resolve(Response.json([table]));
      asked.push(colourOf(request));
      const refused = refusals.shift();
      return Promise.resolve(refused ? refusal(refused) : Response.json(table));
    });
    shown = mount(PublicTables, { target: document.body });
    await vi.waitFor(() => expect(document.querySelector("button.main")).not.toBeNull());
    document.querySelector<HTMLElement>("button.main")?.click();
  }

  beforeEach(() => {
    rememberColour("yellow");
    history.replaceState(null, "", "/");
  });

  it.each(["colour-taken", "colour-held"])("is not lost with a colour that was not chosen there (%s)", async (id) => {
    await sitDown(id);
    await vi.waitFor(() => expect(location.pathname).toBe("/tables/ab"));
    expect(asked).toEqual(["yellow", null]);
  });

  it("says that the seat is taken", async () => {
    await sitDown("seat-taken");
    await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
    expect(asked).toEqual(["yellow"]);
    expect(location.pathname).toBe("/");
  });
});
