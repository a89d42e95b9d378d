import type { EmblemArt } from "../../emblem";

// A quill over an open folio.
const author: EmblemArt = {
  ground: "day",
  tone: "gold",
  cuts: [
    ["cloth", "M5 41L32 47L59 41V57L32 60L5 57Z"],
    ["body", "M8 36C16 33 26 34 32 39V56C26 52 16 51 8 53Z"],
    ["body", "M56 36C48 33 38 34 32 39V56C38 52 48 51 56 53Z"],
    ["fine", "M12 40C18 38.6 24 39.6 28 42M12 44C18 42.6 24 43.6 28 46M12 48C18 46.6 24 47.6 28 50M38 45C42 43 47 42.4 52 43M38 49C42 47 47 46.4 52 47"],
    ["ink", "M54 5C36 6 23 18 20 38L24 39C28 39 31 37 33 35L31 33L36 33C45 27 53 18 54 5Z"],
    ["cut", "M49 10C38 18 29 27 23 37M46 9C42 11 39 14 37 17M50 15C47 18 44 21 40 22M36 13C33 16 32 20 32 22M43 25C40 27 37 28 35 28M29 21C27 24 26 27 26 30"],
    ["bold", "M21.4 37L17 46"],
    ["line", "M17 46C19 47.6 21 44 24 46.4"],
  ],
};

export default author;
