import type { EmblemArt } from "../../emblem";

// A casket, half open.
const portia: EmblemArt = {
  ground: "day",
  tone: "gold",
  cuts: [
    ["ink", "M8 24C8 14 16 7 24 7H46C54 7 58 14 57 22L52 28H12Z"],
    ["cloth", "M10 22C11 15 17 10.4 24 10.4H45C51 10.4 54 15 54 21L50 25H14Z"],
    ["fine", "M18 24C18 18 21 13 25 11M30 24C30 18 32 13 34 11M42 24C43 18 45 14 46 11"],
    ["ink", "M12 28H52L50 33H14Z"],
    ["cut", "M18 30.6L21 29.4M26 30.8L30 29.4M36 30.6L39 29.4M44 30.8L47 29.4"],
    ["body", "M8 33H56V57H8Z"],
    ["ink", "M46 33H56V57H46Z"],
    ["cut", "M49 37V53M52.4 37V53"],
    ["line", "M8 39H46M8 51H46"],
    ["ink", "M25 37H37V49H25Z"],
    ["paper", "M31 39.6A2.6 2.6 0 0 1 32.4 44.4L33 47H29L29.6 44.4A2.6 2.6 0 0 1 31 39.6Z"],
    ["ink", "M10 57H16V61H10ZM48 57H54V61H48Z"],
    ["ink", "M12 36h0"],
  ],
};

export default portia;
