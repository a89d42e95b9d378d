import type { EmblemArt } from "../../emblem";

// Three steps up.
const run: EmblemArt = {
  ground: "day",
  tone: "act-1",
  cuts: [
    ["cloth", "M4 60V47H22V33H40V19H60V60Z"],
    ["ink", "M22 47H40V60H22ZM40 33H60V60H40Z"],
    ["line", "M4 60V47H22V33H40V19H60V60Z"],
    ["gouge", "26 51 36 51 26 55 36 55 44 38 56 38 44 43 56 43 44 48 56 48 44 53 56 53"],
    ["bold", "M7 36L30 9M17 9H30V22"],
  ],
};

export default run;
