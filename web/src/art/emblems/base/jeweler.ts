import type { EmblemArt } from "../../emblem";

// A loupe over a ring.
const jeweler: EmblemArt = {
  ground: "day",
  tone: "el-blue",
  cuts: [
    ["bold", "M13 12A16 16 0 0 1 33 37"],
    ["ink", "M27 5C39 5 48 13.6 48 25S39 45 27 45S6 36.4 6 25S15 5 27 5ZM27 10C18 10 11 16.6 11 25S18 40 27 40S43 33.4 43 25S36 10 27 10Z"],
    ["bold", "M43 40L57 56"],
    ["ink", "M41 37L46 35L60 53C61 57 57 60 53 58.6Z"],
    ["cut", "M46.4 40.6L56 53"],
    ["line", "M27 20.6A8.4 8.4 0 0 1 27 37.4A8.4 8.4 0 0 1 27 20.6Z"],
    ["line", "M27 23.4A5.6 5.6 0 0 1 27 34.6A5.6 5.6 0 0 1 27 23.4Z"],
    ["cloth", "M21 13.4H33L37 18L27 25.6L17 18Z"],
    ["fine", "M17.6 18H36.4M23.6 18L27 25M30.4 18L27 25"],
    ["fine", "M14 30C15 33 17 35.6 19.4 37.2M13.4 22C13.8 20 14.6 18.6 15.6 17.2"],
  ],
};

export default jeweler;
