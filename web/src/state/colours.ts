/** Choosing colours, before there is a table or at one. */
import type { Table } from "../api/types";
import { SEAT_COLOURS, type SeatColour } from "../art/names";

/** Colours that cannot be had, and who has them; an empty name where nobody gave one. */
export type Held = Partial<Record<SeatColour, string>>;

const KEY = "colour";

/** What other people at a table have. Computer players and free seats give way. */
export function heldAt(table: Table): Held {
  const people = table.seats.filter(({ seat, kind, free }) => kind === "person" && !free && !table.own.includes(seat));
  return Object.fromEntries(people.map(({ colour, name }) => [colour, name ?? ""]));
}

/** The colours of the seats of a new table: those that were wished for, else the usual ones, else what is left. */
export function arranged(wished: readonly (SeatColour | null)[]): SeatColour[] {
  const given: SeatColour[] = [];
  const free = (colour: SeatColour | null | undefined): colour is SeatColour => colour != null && !given.includes(colour);
  const give = (choose: (seat: number) => SeatColour | null | undefined): void =>
    wished.forEach((_, seat) => {
      const colour = choose(seat);
      if (!given[seat] && free(colour)) given[seat] = colour;
    });
  give((seat) => wished[seat]);
  give((seat) => SEAT_COLOURS[seat]);
  give(() => SEAT_COLOURS.find(free));
  return given;
}

/** The colour that somebody chose last, kept in the browser. */
export function rememberedColour(): SeatColour | null {
  try {
    const kept = localStorage.getItem(KEY);
    return SEAT_COLOURS.find((colour) => colour === kept) ?? null;
  } catch {
    return null;
  }
}

/** Nothing is kept of none. */
export function rememberColour(colour: SeatColour | null): void {
  try {
    if (colour) localStorage.setItem(KEY, colour);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has the usual ones.
  }
}

/** The one chosen last, unless somebody has it. */
export function wishedColour(held: Held): SeatColour | null {
  const colour = rememberedColour();
  return colour !== null && held[colour] === undefined ? colour : null;
}
