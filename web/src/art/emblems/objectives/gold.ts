import type { EmblemArt } from "../../emblem";

// A golden button that shines.
const gold: EmblemArt = {
  ground: "night",
  tone: "gold",
  cuts: [
    ["paper", "M32 10A22 22 0 0 1 32 54A22 22 0 0 1 32 10Z"],
    ["tone", "M32 13A19 19 0 0 1 32 51A19 19 0 0 1 32 13Z"],
    ["line", "M32 13A19 19 0 0 1 32 51A19 19 0 0 1 32 13ZM32 23A9 9 0 0 1 32 41A9 9 0 0 1 32 23Z"],
    ["bold", "M29 29h0M35 29h0M29 35h0M35 35h0"],
    ["gouge", "32 2 32 8 32 56 32 62 2 32 8 32 56 32 62 32 10 10 15 15 49 49 54 54 54 10 49 15 15 49 10 54"],
  ],
};

export default gold;
