import type { EmblemArt } from "../../emblem";

// A tall hat with a plume.
const hatter: EmblemArt = {
  ground: "day",
  tone: "act-1",
  cuts: [
    ["ink", "M18 42C18 28 17 18 15 9C26 4 42 4 49 9C47 18 46 28 46 42Z"],
    ["cloth", "M17.6 33C26 37 38 37 46.4 33L46 42H18Z"],
    ["ink", "M3 44C12 38 18 40 20 42C28 45 38 45 44 42C46 40 54 38 61 44C58 53 46 57 32 57S6 53 3 44Z"],
    ["gouge", "8 46 24 51 14 51 30 54 56 46 44 50 22 11 23 28 28 9.6 28.6 30 42 11 41 26"],
    ["body", "M35 38C36 22 44 8 60 5C61 15 56 24 50 28L52 29C48 33 42 36 35 40Z"],
    ["fine", "M37 37C41 26 48 16 57 9M42 26L43 20M45 30L51 26M47 21L48 16M49 25L55 20"],
    ["ink", "M35.6 35A3.6 3.6 0 0 1 35.6 42.2A3.6 3.6 0 0 1 35.6 35Z"],
    ["cut", "M35.6 38.6h0"],
  ],
};

export default hatter;
