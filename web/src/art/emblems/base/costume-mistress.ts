import type { EmblemArt } from "../../emblem";

// Scissors and a spool of thread.
const costumeMistress: EmblemArt = {
  ground: "day",
  tone: "act-1",
  cuts: [
    ["body", "M7 4L11 4L29.6 34L25 38Z"],
    ["ink", "M11 4L29.6 34L27.4 36Z"],
    ["body", "M41 4L37 4L18.4 34L23 38Z"],
    ["ink", "M41 4L37 4L27 20L29 24Z"],
    ["ink", "M24 27.4A2.4 2.4 0 0 1 24 32.2A2.4 2.4 0 0 1 24 27.4Z"],
    ["bold", "M27 36C31 40 36 44 34 51C32 57 24 57 24 49C24 44 25 40 27 36ZM21 36C17 40 7 41 7 49C7 57 17 58 19 51C20 46 20 41 21 36Z"],
    ["ink", "M41 30H60V35H41ZM41 54H60V59H41Z"],
    ["cloth", "M43 35H58V54H43Z"],
    ["fine", "M43 39L58 37M43 43L58 41M43 47L58 45M43 51L58 49"],
    ["line", "M43 51C38 60 30 62 22 60.4"],
  ],
};

export default costumeMistress;
