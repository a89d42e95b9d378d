import type { EmblemArt } from "../../emblem";

// A tankard, overflowing.
const falstaff: EmblemArt = {
  ground: "day",
  tone: "gold",
  cuts: [
    ["ink", "M44 25C58 22 62 34 58 42C55 49 49 51 43 50L44 45C49 46 52 43 53 39C55 33 53 29 45 31Z"],
    ["cloth", "M13 22H45L48 57H10Z"],
    ["ink", "M37 23H45L48 57H39Z"],
    ["cut", "M40.6 28L42.6 54M43.4 28L45.4 54"],
    ["bold", "M12.4 29.6H45.4M10.6 51H47.4"],
    ["fine", "M16 33L15 48M20 33L19.4 48M24 33L23.8 48M28 33L28.4 48M32 33L32.8 48"],
    ["body", "M10 24C5 22 5 14 11 13C12 8 19 6 23 9C27 4 36 5 38 10C44 8 50 12 48 18C51 22 48 26 44 25C41 28 36 27 34 24C32 27 27 27 25 24L24 35C24 39 19 39 19 35V26C16 27 12 27 10 24Z"],
    ["fine", "M13 18C14 15 17 14 19 15M26 13C28 11 32 11 33 13M39 15C41 14 43 15 44 17M28 20C30 18.4 32 18.4 34 20"],
  ],
};

export default falstaff;
