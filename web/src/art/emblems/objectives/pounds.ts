import type { EmblemArt } from "../../emblem";

// A full purse.
const pounds: EmblemArt = {
  ground: "day",
  tone: "gold",
  cuts: [
    ["bold", "M20 22C12 14 18 10 22 14M44 22C52 14 46 10 42 14"],
    ["ink", "M22 8C26 12 28 8 32 11C36 8 38 12 42 8L41 20H23Z"],
    ["cloth", "M23 20C10 28 5 40 8 50C10 58 20 60 32 60S54 58 56 50C59 40 54 28 41 20Z"],
    ["ink", "M46 26C54 34 56 44 53 51C51 57 46 59 40 59.6C50 52 52 38 46 26Z"],
    ["bold", "M22 21H42"],
    ["line", "M39 35C38 31 35 29 32 29C28 29 26 32 26 36C26 41 29 44 27 49C26 52 24 53 23 53.6H40M23 42.4H35"],
  ],
};

export default pounds;
