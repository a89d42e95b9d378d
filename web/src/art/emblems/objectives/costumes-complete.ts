import type { EmblemArt } from "../../emblem";

// A doublet with its three buttons.
const costumesComplete: EmblemArt = {
  ground: "day",
  tone: "act-1",
  cuts: [
    ["cloth", "M22 12L10 19L4 42L14 45L17 34L16 58H48L47 34L50 45L60 42L54 19L42 12C38 16 26 16 22 12Z"],
    ["body", "M20 8C26 13 38 13 44 8L46 14C38 20 26 20 18 14Z"],
    ["fine", "M24 11L23.4 16.4M29 12.6V18M35 12.6V18M40 11L40.6 16.4M21 26L22 54M43 26L42 54M9 37L15 39M55 37L49 39"],
    ["line", "M32 19V58"],
    ["ink", "M32 24A3 3 0 0 1 32 30A3 3 0 0 1 32 24ZM32 35A3 3 0 0 1 32 41A3 3 0 0 1 32 35ZM32 46A3 3 0 0 1 32 52A3 3 0 0 1 32 46Z"],
  ],
};

export default costumesComplete;
