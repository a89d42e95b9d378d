import type { EmblemArt } from "../../emblem";

// A corded bale with its mark.
const merchant: EmblemArt = {
  ground: "day",
  tone: "timber",
  cuts: [
    ["cloth", "M6 24C14 18 22 14 34 12L59 20C60 32 60 42 58 50C50 55 40 59 30 61L6 52C4 42 4 33 6 24Z"],
    ["line", "M6 24C14 27 22 30 31 33C40 30 50 26 59 20M31 33C32 42 32 52 30 61"],
    ["bold", "M19 18L44 27C45 36 45 46 44 56M47 16L18 28C17 38 18 48 19 57M5 38C14 41 22 44 31 47C41 45 50 40 60 35"],
    ["ink", "M31 6C26 2.6 20 5 22 9C24 13 30 13 32 11C34 13 41 12 42 8C42 4 36 3 31 6Z"],
    ["cut", "M25 8C26 9 28 9 29 9M35 9C37 9 38 8 39 7.6"],
    ["bold", "M32 11V14"],
    ["hatch", "34 36 40 34 34 40 41 38 48 30 57 26 48 34 57 31 34 52 41 50 34 56 40 54 48 46 57 42 48 51 56 47"],
    ["ink", "M9 43L13 48L17 46V50L13 53L9 48ZM24 50L28 51V57L24 55.6Z"],
  ],
};

export default merchant;
