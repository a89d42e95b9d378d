import type { EmblemArt } from "../../emblem";

// A candle, and a hand that hides it.
const ladyMacbeth: EmblemArt = {
  ground: "night",
  tone: "candle",
  cuts: [
    ["tone", "M40 4C46 11 49 15 49 20C49 26 45 29.4 40 29.4S31 26 31 20C31 15 34 11 40 4Z"],
    ["paper", "M40 14C43 17.6 44 19.6 44 22C44 25 42.4 26.6 40 26.6S36 25 36 22C36 19.6 37 17.6 40 14Z"],
    ["cut", "M40 29V33"],
    ["paper", "M34 33H46V58H34ZM28 57H52V61H28Z"],
    ["fine", "M37 38V54M43 36C45 39 42 42 43.6 46"],
    ["paper", "M4 61V45C3 37 6 28 10 22L13 13C14 10 18 11 17.6 14L16 25L22 9C23.6 6 27 7.4 26.4 10.6L22 26L28 14C30 11.4 33 13.4 32 16L26 31L30 26C32 24 35 26 33.6 28.6C31 35 29 42 26 47L24 61Z"],
    ["fine", "M16 25L14 33M22 26L19 35M26 31L23 38M8 44C12 47 18 47 22 44M10 50C13 52 17 52 21 50M9 36C8 40 8 44 9 48"],
    ["cut", "M54 10L58 7M55 20H60M54 29L58 32"],
  ],
};

export default ladyMacbeth;
