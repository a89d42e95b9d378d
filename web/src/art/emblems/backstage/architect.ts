import type { EmblemArt } from "../../emblem";

// Compasses over a plan.
const architect: EmblemArt = {
  ground: "day",
  tone: "el-blue",
  cuts: [
    ["tone", "M6 36L44 31L59 54L15 61Z"],
    ["line", "M6 36L44 31L59 54L15 61Z"],
    ["cut", "M16 42L42 38.6L49 51L24 55ZM22 41L30 54M35 39.6L42 52M19 48L45.6 44.6"],
    ["ink", "M30 13L34 14L24 52L20 56L20.6 50ZM34 13L30 14L44 48L48.6 51.6L47 45.6Z"],
    ["body", "M26.6 10C26.6 6 29 3.6 32 3.6S37.4 6 37.4 10S35 17 32 17S26.6 14 26.6 10Z"],
    ["ink", "M32 8.4A2 2 0 0 1 32 12.4A2 2 0 0 1 32 8.4Z"],
    ["bold", "M25 31C30 28 36 28 40 31"],
    ["line", "M14 24C20 18 26 20 26 20M40 20C46 20 50 22 54 27"],
    ["hatch", "8 12 18 10 7 17 16 15 56 12 46 10 57 17 49 15"],
  ],
};

export default architect;
