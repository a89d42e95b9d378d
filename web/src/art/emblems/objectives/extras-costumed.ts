import type { EmblemArt } from "../../emblem";

// Three of the crowd, in costume.
const extrasCostumed: EmblemArt = {
  ground: "day",
  tone: "act-3",
  cuts: [
    ["body", "M12 14A7 7 0 0 1 12 28A7 7 0 0 1 12 14ZM52 14A7 7 0 0 1 52 28A7 7 0 0 1 52 14Z"],
    ["ink", "M2.6 56C2.6 38 6 31 12 30C18 31 21 36 22 44V56ZM61.4 56C61.4 38 58 31 52 30C46 31 43 36 42 44V56Z"],
    ["body", "M32 5A9 9 0 0 1 32 23A9 9 0 0 1 32 5Z"],
    ["cloth", "M18 58C18 36 23 27 32 26C41 27 46 36 46 58Z"],
    ["body", "M24 26C29 30 35 30 40 26L42 31C36 36 28 36 22 31Z"],
    ["ink", "M32 38A2.4 2.4 0 0 1 32 43A2.4 2.4 0 0 1 32 38ZM32 46A2.4 2.4 0 0 1 32 51A2.4 2.4 0 0 1 32 46Z"],
    ["cut", "M8 40h0M8 47h0M56 40h0M56 47h0"],
    ["fine", "M28 13h1M35 13h1M29 17Q32 19 35 17"],
  ],
};

export default extrasCostumed;
