import type { EmblemArt } from "../../emblem";

// A star over the highest of three scrolls.
const actsFirst: EmblemArt = {
  ground: "day",
  tone: "gold",
  cuts: [
    ["cloth", "M32 4L35.4 12L44 12.6L37.4 18L39.6 26.4L32 21.8L24.4 26.4L26.6 18L20 12.6L28.6 12Z"],
    ["body", "M24 30H40V54H24Z"],
    ["body", "M8 40H21V54H8ZM43 36H56V54H43Z"],
    ["ink", "M6 53H58V58H6Z"],
    ["fine", "M27 35H37M27 39H37M27 43H37M27 47H37M11 44H18M11 48H18M46 41H53M46 45H53M46 49H53"],
  ],
};

export default actsFirst;
