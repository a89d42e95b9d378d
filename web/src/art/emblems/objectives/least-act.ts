import type { EmblemArt } from "../../emblem";

// The balance.
const leastAct: EmblemArt = {
  ground: "day",
  tone: "gold",
  cuts: [
    ["ink", "M30 8H34V52H30ZM20 53H44V58H20Z"],
    ["bold", "M8 16C20 11 26 15 32 13S46 9 56 13"],
    ["ink", "M32 4A3.6 3.6 0 0 1 32 11A3.6 3.6 0 0 1 32 4Z"],
    ["line", "M11 16L4 38M11 16L18 38M53 13L46 35M53 13L60 35"],
    ["cloth", "M3 38H19C18 45 15 47 11 47S4 45 3 38ZM45 35H61C60 42 57 44 53 44S46 42 45 35Z"],
  ],
};

export default leastAct;
