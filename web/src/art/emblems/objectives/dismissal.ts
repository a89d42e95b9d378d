import type { EmblemArt } from "../../emblem";

// An open door, and the way out.
const dismissal: EmblemArt = {
  ground: "day",
  tone: "act-1",
  cuts: [
    ["ink", "M8 4H44V60H8Z"],
    ["paper", "M26 10H40V58H26Z"],
    ["cloth", "M8 4L28 10V60L8 60Z"],
    ["line", "M8 4L28 10V60H8ZM13 15L23 18V32L13 31ZM13 38L23 38V53L13 54Z"],
    ["ink", "M25 32.6A1.9 1.9 0 0 1 25 36.4A1.9 1.9 0 0 1 25 32.6Z"],
    ["bold", "M34 36H60M51 27L60.4 36L51 45"],
  ],
};

export default dismissal;
