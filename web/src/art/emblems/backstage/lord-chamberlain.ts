import type { EmblemArt } from "../../emblem";

// The white staff of office, held high.
const lordChamberlain: EmblemArt = {
  ground: "night",
  tone: "gold",
  cuts: [
    ["paper", "M25.6 8H31.4V61.4H25.6Z"],
    ["tone", "M28.5 2.6C32 2.6 33.6 5 33.6 7L32.6 11H24.4L23.4 7C23.4 5 25 2.6 28.5 2.6Z"],
    ["fine", "M29.6 13V30M29.6 50V60"],
    ["paper", "M21 29C18 29 18 34 21 34C18 34 18 39 21 39C18 39 18 44 21 44C18.6 44 18.6 49 21.6 49H36L44 46V31L38 27L30 24C26 23 25 27 28 28L32 29Z"],
    ["line", "M21 34H32M21 39H32M21 44H32M32 29C35 30 36 33 34 35"],
    ["paper", "M43 28L47 26L46 30L50 30L47.4 34L51 36L47.4 39L50 42.4L46.4 43L47.6 48L43 46Z"],
    ["tone", "M50 28L61.4 24V54L50 48L52 43L49.6 40L53 36.6L49.6 33L52 31Z"],
    ["hatch", "54 30 60.6 28.6 54 36 60.6 36 54 42 60.6 44 53.6 47 60.6 50"],
    ["gouge", "6 12 14 16 5 22 13 24 6 46 14 44 8 56 15 52 42 12 50 8 42 18 52 17 44 56 50 58"],
  ],
};

export default lordChamberlain;
