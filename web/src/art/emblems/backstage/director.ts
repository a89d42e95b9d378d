import type { EmblemArt } from "../../emblem";

// The script, rolled at both ends.
const director: EmblemArt = {
  ground: "day",
  tone: "act-1",
  cuts: [
    ["body", "M16 12H50V50H16Z"],
    ["line", "M23 20H43M23 26H43M23 32H37M23 38H43M23 44H33"],
    ["toned", "M23 20H30M23 38H28"],
    ["body", "M14 5H50C56 5 57 15 51 15H16C20 13 20 7 14 5Z"],
    ["ink", "M14 5C8 5 8 15 14 15C19 15 20 7 14 5Z"],
    ["body", "M50 59H14C8 59 7 49 13 49H48C44 51 44 57 50 59Z"],
    ["ink", "M50 59C56 59 56 49 50 49C45 49 44 57 50 59Z"],
    ["cut", "M14 8C12 8 12 12 14 12M50 52C52 52 52 56 50 56"],
    ["hatch", "24 12.6 48 12.6 16 56 42 56 30 10 46 10 18 53 34 53 47 18 47 46"],
    ["cloth", "M36 41L44 38L48 44L45 48L46 56L41 52.6L36 55L36.6 48Z"],
  ],
};

export default director;
