import type { EmblemArt } from "../../emblem";

// A crate of old things: a hat, a flat, a costume.
const salvage: EmblemArt = {
  ground: "day",
  tone: "act-3",
  cuts: [
    ["body", "M33 9L54 13L51 34H30Z"],
    ["fine", "M36 13L50.4 15.6L48.6 30"],
    ["hatch", "38 16 44 28 42 16 47 27"],
    ["cloth", "M12 34C8 28 10 20 17 19C18 12 30 12 31 19C38 20 40 28 36 34Z"],
    ["ink", "M15.4 19.6C20 22.6 28 22.6 32.6 19.6L33 24C27 27 21 27 15 24Z"],
    ["body", "M7 32H57V59H7Z"],
    ["line", "M7 41H57M7 50H57"],
    ["ink", "M7 32H14V59H7ZM50 32H57V59H50Z"],
    ["cut", "M10.5 34.6V38.4M10.5 44V47.6M10.5 53V56.4M53.5 34.6V38.4M53.5 44V47.6M53.5 53V56.4"],
    ["hatch", "18 36.6 30 36.4 34 45.6 46 45.4 19 54.6 31 54.6"],
  ],
};

export default salvage;
