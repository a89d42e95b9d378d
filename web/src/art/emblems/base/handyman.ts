import type { EmblemArt } from "../../emblem";

// A claw hammer and nails on a board.
const handyman: EmblemArt = {
  ground: "day",
  tone: "timber",
  cuts: [
    ["cloth", "M6 50L58 47L58.6 57L6 59.6Z"],
    ["fine", "M9 53.4C20 52 30 54 44 51.4M20 56.6C32 55 42 56 56 53M12 56.4H16"],
    ["body", "M30 22L37 28L21.4 47.6C19 50.4 12.4 45.4 14.6 42.2Z"],
    ["hatch", "33 27 20 45 30 26 18 42 35 29 25 43"],
    ["ink", "M20 13C25 8 33 5 40 8L51 17L55 13.4L60 25L54 29L51 25.4L46 28.6L38 29L28 20C25 19 22 19 19 21C17 18 17.4 15.4 20 13Z"],
    ["gouge", "22 15 38 11 39 12 49 20 34 17 42 25 52.6 19 56 25"],
    ["line", "M44 48V36M40.6 35.4H47.4M52 47V40M49.4 39.4H54.6"],
  ],
};

export default handyman;
