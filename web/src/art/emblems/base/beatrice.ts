import type { EmblemArt } from "../../emblem";

// Crossed rapiers and a heart.
const beatrice: EmblemArt = {
  ground: "day",
  tone: "act-1",
  cuts: [
    ["bold", "M9 5L44 48M55 5L20 48"],
    ["cut", "M12 9L30 31M52 9L34 31"],
    ["bold", "M37.4 53L50.6 42.4M44 48L51 56.4M26.6 53L13.4 42.4M20 48L13 56.4"],
    ["line", "M50.6 42.4C58 45 58 53 53 58M13.4 42.4C6 45 6 53 11 58"],
    ["ink", "M52 55A3 3 0 0 1 52 61A3 3 0 0 1 52 55ZM12 55A3 3 0 0 1 12 61A3 3 0 0 1 12 55Z"],
    ["cloth", "M32 42C19 33 13 26 16 17C19 11 28 11 32 18C36 11 45 11 48 17C51 26 45 33 32 42Z"],
    ["hatch", "45 20 43 28 46.6 24 37 35 40 34 33 39.4 21 17 19 24 25 15 22 17.6 42 20 41 27"],
  ],
};

export default beatrice;
