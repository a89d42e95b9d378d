import type { EmblemArt } from "../../emblem";

// A staff laid on a book of spells.
const prospero: EmblemArt = {
  ground: "night",
  tone: "gold",
  cuts: [
    ["paper", "M8 40L34 31L58 40L33 52Z"],
    ["tone", "M8 40L33 52V60L8 47.6Z"],
    ["paper", "M33 52L58 40V47.6L33 60Z"],
    ["ink", "M14 40L34 33.4L52 40L33 49Z"],
    ["paper", "M16.6 40L34 34.6L49.6 40L33 47.6Z"],
    ["fine", "M36 54L56 44.6M36 57L56 47.4M34 36L24 39.6M40 38L29 43M44.6 40.6L34 45.6"],
    ["cut", "M8 40L33 52L58 40M8 40V47.6L33 60L58 47.6"],
    ["hatch", "11 43 11 48 16 45.4 16 50.6 21 48 21 53 26 50.4 26 55.4"],
    ["bold", "M49 11L20 51"],
    ["paper", "M49 10L53 12L22 56L18 53.4Z"],
    ["paper", "M49 3C56 3 60 7 59 12C58 17 51 18 48 14C46 11 48 8 51 8C53 8 54 10 53 11C55 10 55 6 51 5.6C46 5.4 44 10 46 14L42 13C41 7 44 3 49 3Z"],
    ["tone", "M14 5L16 11L22 13L16 15L14 21L12 15L6 13L12 11ZM33 6L34.2 9.4L37.6 10.6L34.2 11.8L33 15.2L31.8 11.8L28.4 10.6L31.8 9.4ZM26 21L27 24L30 25L27 26L26 29L25 26L22 25L25 24Z"],
  ],
};

export default prospero;
