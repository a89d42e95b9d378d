import type { EmblemArt } from "../../emblem";

// A mask that laughs.
const cheer: EmblemArt = {
  ground: "day",
  tone: "candle",
  cuts: [
    ["ink", "M14 16C26 22 42 22 58 14V34C58 50 48 61 35 61Z"],
    ["cloth", "M8 11C22 17 40 17 54 11V31C54 47 44 57 31 57S8 47 8 31Z"],
    ["bold", "M16 29Q21.6 20 27 29M36 29Q41.6 20 47 29"],
    ["ink", "M16 36C25 40 38 40 46 36C45 47 40 52 31 52S17 47 16 36Z"],
    ["cut", "M21 41C27 43 35 43 41 41"],
    ["hatch", "12 17 12 34 50 17 50 34"],
  ],
};

export default cheer;
