import type { EmblemArt } from "../../emblem";

// A crate of old things.
const salvage: EmblemArt = {
  ground: "day",
  tone: "act-3",
  cuts: [
    ["cloth", "M14 32C10 18 24 12 28 24C32 8 46 12 44 32Z"],
    ["hatch", "17 22 18 31 23 18 24 30 34 14 33 30 40 17 39 30"],
    ["body", "M8 30H56V58H8Z"],
    ["line", "M8 39.4H56M8 48.6H56"],
    ["ink", "M8 30H15V58H8ZM49 30H56V58H49Z"],
    ["bold", "M24 44H40M34 37L41 44L34 51"],
  ],
};

export default salvage;
