import type { EmblemArt } from "../../emblem";

// A sail under a star.
const othello: EmblemArt = {
  ground: "night",
  tone: "gold",
  cuts: [
    ["tone", "M14 4L16.6 11L24 11.4L18 16L20.4 23L14 18.8L7.6 23L10 16L4 11.4L11.4 11Z"],
    ["paper", "M33 6H36V47H33Z"],
    ["paper", "M38 9C52 14 57 26 55 39C50 41 43 41 38 39.6Z"],
    ["paper", "M31 14C24 20 18 28 16 39C21 41 27 41 31 39.6Z"],
    ["fine", "M40 14C47 20 50 28 50 38M40 20C44 25 46 31 46 38M29 22C24 28 21 33 20 38M29 29C27 32 25 35 24.6 38"],
    ["ink", "M44 22H47V26H51V29H47V35H44V29H40V26H44Z"],
    ["paper", "M8 44C22 49 46 49 60 43C58 51 53 56 47 57H20C14 55 10 50 8 44Z"],
    ["fine", "M12 49C24 53 44 53 56 48.6M16 53C26 56 42 56 52 53"],
    ["cut", "M3 58C9 55 13 61 19 58.6M24 60C30 57.4 36 61.6 42 59.4M47 60.4C52 57 56 60.4 61 57.6M36 6L46 4.4L44 8L36 9.4"],
  ],
};

export default othello;
