// The words that drawings go by.

export type Colour = "black" | "pink" | "purple" | "blue" | "green" | "yellow";
export const COLOURS: readonly Colour[] = ["black", "pink", "purple", "blue", "green", "yellow"];

/** The colours of players, in the order in which seats have them where nobody chose another one. */
export type SeatColour = "red" | "green" | "blue" | "yellow";
export const SEAT_COLOURS: readonly SeatColour[] = ["red", "green", "blue", "yellow"];
/** How a player's piece is painted; one of nobody, in the solo game, is bare wood. */
export type Paint = SeatColour | "wood";

/** The colour of a seat where there is no table to ask. */
export function usualColour(seat: number): Paint {
  return SEAT_COLOURS[seat] ?? "wood";
}

export type Kind = "costume" | "set";
export type Spot = "space" | "candle" | "virtual";

/** Light or dark, whichever stands out on the colour. */
export const onColour: Record<Colour, string> = {
  black: "#f8efdb",
  pink: "#2b2118",
  purple: "#f8efdb",
  blue: "#f8efdb",
  green: "#f8efdb",
  yellow: "#2b2118",
};
