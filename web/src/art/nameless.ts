// For the characters of an edition of your own: a curtain, and whoever stands behind it.

import type { EmblemArt } from "./emblem";

export const nameless: EmblemArt = {
  ground: "day",
  tone: "curtain",
  cuts: [
    ["ink", "M12 14H52V56H12Z"],
    ["cloth", "M10 12H33C32 26 26 32 18 35C20 42 20 50 19 56H10Z"],
    ["cloth", "M54 12H31C32 26 38 32 46 35C44 42 44 50 45 56H54Z"],
    ["line", "M6 9H58V14H6Z"],
    ["fine", "M15 15C15 24 14 28 13 32M21 15C21 22 19 27 16 31M27 15C27 20 25 24 22 28M49 15C49 24 50 28 51 32M43 15C43 22 45 27 48 31M37 15C37 20 39 24 42 28M14 40V55M50 40V55"],
    ["paper", "M26 56C26 50 28 48 32 48S38 50 38 56ZM32 38A4.4 4.4 0 0 1 32 47A4.4 4.4 0 0 1 32 38Z"],
  ],
};
