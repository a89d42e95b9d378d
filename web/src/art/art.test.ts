import { readFileSync } from "node:fs";
import { mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";

import type { Measure } from "../api/types";
import given from "../texts/sentences.json";
import edition from "../../../src/shakespeare/edition/first.toml?raw";
import { backstage, company, icons as gameIcons, measures, tools } from "../gallery/lists";
import Cell from "./Cell.svelte";
import Coin from "./Coin.svelte";
import DiscPile from "./DiscPile.svelte";
import Element from "./Element.svelte";
import { emblemOf, loadEmblem, marks } from "./emblem";
import { prints as objectives } from "./emblems/objectives";
import { figures } from "./figures";
import Icon from "./Icon.svelte";
import Logo from "./Logo.svelte";
import { drawingOf } from "./measures";
import { COLOURS, SEAT_COLOURS, type Paint } from "./names";

const palette = readFileSync("src/art/palette.css", "utf8");

let drawn: ReturnType<typeof mount> | undefined;

function draw<P extends Record<string, unknown>>(component: Component<P>, props: P): SVGElement {
  document.body.replaceChildren();
  drawn = mount(component, { target: document.body, props });
  return document.body.querySelector("svg") as SVGElement;
}

afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = undefined;
});

describe("icons", () => {
  const unknown = draw(Icon as Component<{ name: string }>, { name: "no-such-icon" }).innerHTML;

  it.each([...gameIcons, ...tools])("%s has a drawing of its own", (name) => {
    expect(draw(Icon as Component<{ name: string }>, { name }).innerHTML).not.toBe(unknown);
  });

  it("draws every icon that the edition prints", () => {
    const printed = [...edition.matchAll(/^(?:activate|rehearse|costumed) = \[(.*)\]|^powers = \{(.*)\}/gm)]
      .flatMap(([, list = "", powers = ""]) => [...(list + powers).matchAll(/"([^"]+)"/g)])
      .map(([, name]) => name);
    expect(printed.length).toBeGreaterThan(20);
    expect(gameIcons).toEqual(expect.arrayContaining([...new Set(printed)]));
  });

  it("is hidden from screen readers unless it has a label", () => {
    const silent = draw(Icon as Component<{ name: string; label?: string }>, { name: "coin" });
    expect([silent.getAttribute("aria-hidden"), silent.getAttribute("role")]).toEqual(["true", null]);
    const spoken = draw(Icon as Component<{ name: string; label?: string }>, { name: "coin", label: "Pounds" });
    expect([spoken.getAttribute("aria-hidden"), spoken.getAttribute("aria-label")]).toEqual([null, "Pounds"]);
  });
});

describe("emblems", () => {
  it("has one for every character of the edition", async () => {
    const characters = [...edition.matchAll(/^\[(?:printed|characters)\.([a-z0-9-]+)\]/gm)].map(([, name = ""]) => emblemOf(name));
    expect(characters.length).toBeGreaterThan(20);
    for (const name of [...characters, "extra"]) {
      expect(company).toContain(name);
      expect(await loadEmblem(name), name).toBeDefined();
    }
  });

  it("has one for everybody backstage, and none for a stranger", async () => {
    const printed = [...edition.matchAll(/^\[backstage\.(?:actors|cards)\.([a-z0-9-]+)\]/gm)].map(([, name = ""]) => emblemOf(name));
    expect([...new Set(printed)].sort()).toEqual(backstage.slice().sort());
    for (const name of backstage) expect(await loadEmblem(name), name).toBeDefined();
    expect(await loadEmblem("yorick")).toBeUndefined();
  });

  it("has one for everything that an objective of the edition measures", () => {
    const counted = [...edition.matchAll(/^measure = "([a-z-]+)"/gm)].map(([, name]) => name);
    const done = [...edition.matchAll(/^\[backstage\.objectives\.[a-z-]+\]\nkind = "([a-z-]+)"/gm)].map(([, name]) => name);
    const measured = [...counted, ...done];
    expect(Object.keys(objectives).sort()).toEqual(measured.sort());
    expect(measures.slice().sort()).toEqual(measured);
  });

  it("has one for most of what objectives are composed of", () => {
    const names = given.sentences.flatMap(({ measure }) => (measure ? [drawingOf(measure as unknown as Measure)] : []));
    const counting = measures.filter((name) => /-|actors|pounds/.test(name)); // the others do something instead
    expect(new Set(names)).toEqual(new Set([...counting, ""]));
    for (const name of counting) expect(objectives[name], name).toBeDefined();
  });

  it("finds the drawing of a copy by its card", () => {
    expect(["costume-mistress-6-2", "handyman-4", "extra-11", "richard-iii", "rag-picker-set-dresser", "rag-picker-handyman-2"].map(emblemOf)).toEqual([
      "costume-mistress",
      "handyman",
      "extra",
      "richard-iii",
      "rag-picker",
      "rag-picker",
    ]);
  });

  it("no two are alike", async () => {
    const all = await Promise.all([...company, ...backstage].map(async (name) => JSON.stringify((await loadEmblem(name))?.cuts)));
    expect(new Set([...all, ...Object.values(objectives).map(({ cuts }) => JSON.stringify(cuts))]).size).toBe(
      company.length + backstage.length + measures.length,
    );
  });

  it("cuts with a knife that goes in thin and comes out thin", () => {
    expect(marks("0 0 10 0 1 2")).toBe("M0 0Q5.0 1.9 10 0Q5.0 -1.9 0 0Z");
  });
});

describe("pieces", () => {
  it("knows each colour by its pattern, not by its colour alone", () => {
    for (const kind of ["costume", "set"] as const) {
      const shapes = COLOURS.map((colour) =>
        [...draw(Element as Component<{ kind: string; colour: string }>, { kind, colour }).querySelectorAll("path")]
          .map((path) => path.getAttribute("d"))
          .join(),
      );
      expect(new Set(shapes).size).toBe(COLOURS.length);
    }
  });

  it("draws no ids that could clash when many pieces lie on a page", () => {
    for (const svg of [
      draw(Cell as Component<{ kind: string; colour: string }>, { kind: "candle", colour: "green" }),
      draw(DiscPile as Component<{ colours: readonly Paint[] }>, { colours: SEAT_COLOURS }),
      draw(Logo as Component<{ size: number }>, { size: 100 }),
    ]) {
      expect(svg.querySelectorAll("[id]")).toHaveLength(0);
      expect(svg.innerHTML).not.toContain("url(");
    }
  });

  it("grows a pile by what lies upon it", () => {
    const tall = (colours: readonly Paint[]) => Number(draw(DiscPile as Component<{ colours: readonly Paint[]; size: number }>, { colours, size: 48 }).getAttribute("height"));
    expect([tall(["red"]), tall(["red", "wood"]), tall(SEAT_COLOURS)]).toEqual([30, 38, 54]);
  });

  it("writes the value of a coin", () => {
    const strokes = (value: number) => [...draw(Coin as Component<{ value: number }>, { value }).querySelectorAll("g path")].map((path) => path.getAttribute("d"));
    expect(strokes(5)).toEqual(figures("£5").map(({ d }) => d));
    expect(strokes(12)).toEqual(figures("12").map(({ d }) => d));
  });
});

describe("the palette", () => {
  const themes = {
    light: colours(/:root \{(.*?)\}/s),
    dark: { ...colours(/:root \{(.*?)\}/s), ...colours(/:root\[data-theme="dark"\] \{(.*?)\}/s) },
  };

  function colours(block: RegExp): Record<string, string> {
    return Object.fromEntries([...(block.exec(palette)?.[1] ?? "").matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]));
  }

  function light(hex: string): number {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function contrast(one = "", other = ""): number {
    const [low = 0, high = 0] = [light(one), light(other)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  }

  it("is the same whether the system or the page asks for the dark", () => {
    expect(Object.keys(themes.light).length).toBeGreaterThan(30);
    expect(colours(/:root:not\(\[data-theme="light"\]\) \{(.*?)\}/s)).toEqual(colours(/:root\[data-theme="dark"\] \{(.*?)\}/s));
  });

  describe.each(Object.entries(themes))("%s", (_, c) => {
    const grounds = ["paper", "paper-raised", "paper-shade", "wood", "wood-deep", "curtain", "night"];

    it("writes legibly", () => {
      for (const text of ["ink", "ink-soft", "gold-text"]) {
        for (const ground of ["paper", "paper-raised"]) expect(contrast(c[text], c[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const ground of ["wood", "wood-deep", "curtain", "night"]) {
        for (const text of ["#f4ead5", "#d9c8a8"]) expect(contrast(text, c[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    });

    it.each(grounds)("outlines pieces on %s", (ground) => {
      expect(Math.max(contrast(c["edge"], c[ground]), contrast(c["rim"], c[ground]))).toBeGreaterThanOrEqual(3);
    });

    it("shows the mark of every seat", () => {
      for (const colour of SEAT_COLOURS) expect(contrast(c[`seat-${colour}`], c[`seat-${colour}-mark`])).toBeGreaterThanOrEqual(3);
    });

    it("prints its emblems", () => {
      expect(contrast(c["print-ink"], c["print-paper"])).toBeGreaterThanOrEqual(7);
    });
  });
});
