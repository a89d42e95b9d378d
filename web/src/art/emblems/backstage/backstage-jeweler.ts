import type { EmblemArt } from "../../emblem";

// A cut stone on its cushion.
const backstageJeweler: EmblemArt = {
  ground: "day",
  tone: "gold",
  cuts: [
    ["hatch", "32 1.6 32 9 15 4 18 11 49 4 46 11 4 13 11 17 60 13 53 17"],
    ["cloth", "M11 46C5 49 5 57 11 59C24 62.4 40 62.4 53 59C59 57 59 49 53 46C40 42 24 42 11 46Z"],
    ["ink", "M7 50L2 46L3 52L1 57L7 55ZM57 50L62 46L61 52L63 57L57 55Z"],
    ["fine", "M11 53C24 57 40 57 53 53M16 57.6L18 54.4M26 59L27 56M38 59L37 56M48 57.6L46 54.4"],
    ["body", "M19 13H45L56 26L32 51L8 26Z"],
    ["tone", "M24 26L32 13L40 26L32 51ZM8 26L19 13L24 26ZM56 26L45 13L40 26Z"],
    ["ink", "M40 26H56L32 51Z"],
    ["line", "M19 13H45L56 26L32 51L8 26ZM8 26H56M19 13L24 26L32 51L40 26L45 13M24 26L32 13L40 26"],
    ["gouge", "43 29 52 28 41 34 48 33 38 40 44 37"],
  ],
};

export default backstageJeweler;
