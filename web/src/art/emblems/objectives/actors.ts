import type { EmblemArt } from "../../emblem";

// Comedy and tragedy.
const actors: EmblemArt = {
  ground: "day",
  tone: "candle",
  cuts: [
    ["ink", "M28 6C38 9 48 8 58 4C61 16 60 30 54 38C50 43 44 45 40 43Z"],
    ["cut", "M40 17Q44 15.6 46 20M56 15Q52 14.6 51 19M44 34C45 28 53 26 55 31C52 30 48 31 44 34"],
    ["cloth", "M5 16C15 20 28 20 39 16C41 28 40 40 36 48C32 55 27 58 22 58S12 55 8 48C4 40 3 28 5 16Z"],
    ["line", "M10 30Q14 24.6 18 30M26 30Q30 24.6 34 30"],
    ["ink", "M11 38C17 41.6 27 41.6 33 38C32 47 28 51 22 51S12 47 11 38Z"],
  ],
};

export default actors;
