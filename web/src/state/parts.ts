/** Powers that bring the same thing several times: which of them is asked for now. */
import type { View } from "../api/types";
import type { TableState } from "./table.svelte";

type Table = Pick<TableState, "view" | "backstage" | "card" | "backstageCard">;
type Cue = View["stack"][number];

/** The icons that a power runs through; none if this is no power. */
function iconsOf({ step, character = "" }: Cue, table: Table): string[] {
  const card = table.card(character);
  if (step === "power") return card?.activate ?? [];
  if (step === "costumed-power" && card) return [...card.activate.filter((icon) => icon !== card.costumed_cancels), ...card.costumed];
  if (step !== "card-power") return [];
  const use = table.backstage?.uses.find((one) => one.card === character);
  return table.backstageCard(character)?.powers.find(({ cylinders }) => cylinders === use?.number)?.icons ?? [];
}

/** Which of how many equal things is asked for; null where there is but one. */
export function partOf(table: Table): { number: number; count: number } | null {
  const stack = table.view?.stack ?? [];
  const asked = stack.at(-1);
  if (!asked) return null;
  // Below what an icon asks lies its power, which goes on with the next icon.
  const power = stack.at(-2) ?? asked;
  const icons = iconsOf(power, table);
  const run = icons.slice(0, power.index);
  let number = run.filter((icon) => icon === run.at(-1)).length;
  let count = icons.filter((icon) => icon === run.at(-1)).length;
  if (!icons.length && asked.step === "step") {
    // In a rehearsal all steps that are still to be chosen lie on one another.
    count = table.card(asked.character ?? "")?.rehearse.filter((icon) => icon === "white").length ?? 0;
    number = count + 1 - stack.filter((cue) => cue.step === "step" && cue.character === asked.character && cue.seat === asked.seat).length;
  }
  return count > 1 ? { number, count } : null;
}
