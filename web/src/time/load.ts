/** What belongs to time at a table is loaded where there is a clock, or a computer player stands in. */
import type { Table } from "../api/types";
import { needTexts } from "../state/language.svelte";

export function isTimed({ house, seats }: Table): boolean {
  return house.minutes !== null || house.days !== null || seats.some((seat) => seat.stand_in !== null);
}

export async function seatTime(): Promise<typeof import("./SeatTime.svelte")> {
  const [loaded] = await Promise.all([import("./SeatTime.svelte"), needTexts("time")]);
  return loaded;
}

export async function standInLine(): Promise<typeof import("./StandInLine.svelte")> {
  const [loaded] = await Promise.all([import("./StandInLine.svelte"), needTexts("time")]);
  return loaded;
}
