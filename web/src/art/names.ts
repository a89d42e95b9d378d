// The words that drawings go by.

export type Colour = "black" | "pink" | "purple" | "blue" | "green" | "yellow";
export const COLOURS: readonly Colour[] = ["black", "pink", "purple", "blue", "green", "yellow"];

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
