import type { EmblemArt } from "../../emblem";

// A hammer and a needle, crossed.
const nonActors: EmblemArt = {
  ground: "day",
  tone: "timber",
  cuts: [
    ["cloth", "M24 22L30 17L54 50C55 55 50 58 46 55Z"],
    ["ink", "M8 18L16 8C22 6 30 8 34 12L36 16L26 24L20 22L14 26Z"],
    ["cut", "M14 17L19 11.6C23 10.6 27 11.6 30 13.6"],
    ["body", "M54 5C58 8 58 12 55 16L12 58C10 60 7 57 9 54L48 8C49 6 52 4 54 5Z"],
    ["ink", "M53 9C54.6 10 54 12 52 14L48 18L46.6 16.6L50 11.4Z"],
    ["line", "M52 12C60 20 58 30 50 34C42 38 44 48 54 46"],
  ],
};

export default nonActors;
