import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Edition, View } from "../api/types";
import { TableState } from "../state/table.svelte";
import { Texts } from "../texts/texts";
import given from "../texts/sentences.json";
import Objectives from "./Objectives.svelte";

let game: TableState;
vi.mock(import("../state/table.svelte"), async (original) => ({ ...(await original()), useTable: () => game }));

const texts = new Texts("en", [], given.edition as unknown as Edition);
const player = { seat: 0, objectives: ["wardrobe", "cheer"], objective_measures: [3, 0], objective_count: 2 };
let drawn: ReturnType<typeof mount>;

beforeEach(() => {
  game = new TableState("ab");
  game.edition = given.edition as unknown as Edition;
  game.view = { seat: 0, players: [player], question: null } as unknown as View;
  drawn = mount(Objectives, { target: document.body, props: { player: player as unknown as View["players"][number] } });
  flushSync();
});
afterEach(async () => {
  await unmount(drawn);
  document.body.replaceChildren();
});

it("says beside each objective how far it is, in its label too, and nothing of one that counts nothing", () => {
  const signs = [...document.querySelectorAll(".progress")].map((sign) => sign.textContent);
  expect(signs).toEqual(["3/4", ""]);
  const [counting, played] = [...document.querySelectorAll(".objective .hidden-text")].map((label) => label.textContent);
  expect(counting).toContain(texts.goal("wardrobe", 3));
  expect(played).not.toContain("Count");
});

it("does not say that there is none yet to somebody who has played one", async () => {
  const none = { ...player, seat: 1, objectives: null, objective_count: 0 } as unknown as View["players"][number];
  const said = async (): Promise<boolean> => {
    const target = document.body.appendChild(document.createElement("div"));
    const other = mount(Objectives, { target, props: { player: none } });
    flushSync();
    const there = target.querySelector(".none") !== null;
    await unmount(other);
    return there;
  };
  expect(await said()).toBe(true);
  game.view = { ...game.view, backstage: { played: [{ seat: 1, objective: "cheer" }], uses: [] } } as unknown as View;
  expect(await said()).toBe(false);
});
