import type { EmblemArt } from "../../emblem";

// An apron with a full pocket.
const assistant: EmblemArt = {
  ground: "day",
  tone: "timber",
  cuts: [
    ["bold", "M24 22C21 10 26 5 32 5S43 10 40 22"],
    ["bold", "M15 37C10 37 7 39 5 43M12 38C10 41 10 43 11 46M49 37C54 37 57 39 59 43M52 38C54 41 54 43 53 46"],
    ["body", "M23 20H41L42 34L50 35L55 58C46 61 18 61 9 58L14 35L22 34Z"],
    ["line", "M22 34C28 37 36 37 42 34"],
    ["ink", "M25 44V29H28.6V44ZM35 44L37 27L42.6 28.6L39 44Z"],
    ["cut", "M39 32L37.4 41"],
    ["cloth", "M20 42H44L43 53C36 56 28 56 21 53Z"],
    ["fine", "M22 45H42"],
    ["hatch", "52 44 47 58 50 39 46 50 54 53 51 59 12 46 16 58 14.4 40 17 50 10.4 54 13 58 25 23 26 28 31 22.6 31 31 39 22.6 38.6 26"],
  ],
};

export default assistant;
