import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameEvent } from "../api/types";
import Settings from "../settings/Settings.svelte";
import { loadTexts } from "../texts/languages";
import { choicesOf, choose, next, setting, type Setting } from "./settings.svelte";
import { play, ring, soundsOf } from "./sound";

const event = (id: string): GameEvent => ({ number: 0, id, args: {} });

afterEach(() => {
  for (const name of ["theme", "speed", "sound", "size", "confirm"] as const) choose(name, choicesOf(name)[0] as never);
  vi.unstubAllGlobals();
});

describe("a setting", () => {
  it("is kept in the browser, and no trace is left of what is usual", () => {
    choose("size", "130");
    expect([setting("size"), localStorage.getItem("size")]).toEqual(["130", "130"]);
    choose("size", "100");
    expect([setting("size"), localStorage.getItem("size")]).toEqual(["100", null]);
  });
  it("goes round and round", () => {
    const seen = [0, 1, 2, 3].map(() => (next("theme"), setting("theme")));
    expect(seen).toEqual(["light", "dark", "system", "light"]);
  });
  it("works in a browser that keeps nothing", () => {
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new Error("no");
      },
    });
    choose("speed", "slow");
    expect(setting("speed")).toBe("slow");
  });
});

describe("the dialog", () => {
  let dialog: ReturnType<typeof mount>;

  beforeEach(async () => {
    await loadTexts("en", ["settings"]);
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    dialog = mount(Settings, { target: document.body, props: { onclose: () => {} } });
    flushSync();
  });
  afterEach(() => unmount(dialog));

  it("changes each thing at once", () => {
    const input = (name: string, value?: string): HTMLInputElement =>
      document.querySelector<HTMLInputElement>(`input[name=setting-${name}]${value ? `[value="${value}"]` : ""}`)!;
    input("size", "150").click();
    input("confirm").click();
    flushSync();
    expect([setting("size"), setting("confirm")]).toEqual(["150", "on"]);
    input("confirm").click();
    expect(setting("confirm")).toBe("off");
  });
  it("has a word for everything that can be set", () => {
    const said = document.body.textContent ?? "";
    for (const name of ["theme", "speed"] satisfies Setting[]) expect(said).not.toContain(`choice-${name}`);
    expect(said).not.toContain("setting-");
  });
});

describe("sounds", () => {
  it("are one for each kind of thing that happened, three at most, and a knock at one's turn", () => {
    expect(soundsOf([event("set-placed"), event("set-placed"), event("money")], false)).toEqual(["wood", "coin"]);
    expect(soundsOf([event("passed")], true)).toEqual(["knock"]);
    const much = ["day", "set-placed", "money", "prestige"].map(event);
    expect(soundsOf(much, true)).toEqual(["cloth", "wood", "coin", "knock"]);
  });
  it("are made only if somebody wants them", () => {
    const made = vi.fn();
    vi.stubGlobal("AudioContext", made);
    ring([event("money")], true);
    expect(made).not.toHaveBeenCalled();
    choose("sound", "on");
    ring([event("money")], false);
    expect(made).toHaveBeenCalled();
  });
  it("are left out where there is nothing to hear them with", () => {
    vi.stubGlobal("AudioContext", undefined);
    expect(() => play("coin")).not.toThrow();
  });
});
