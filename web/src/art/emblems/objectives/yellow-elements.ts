import type { EmblemArt } from "../../emblem";

// A golden button upon a golden flat.
const yellowElements: EmblemArt = {
  ground: "day",
  tone: "el-yellow",
  cuts: [
    ["cloth", "M5 23H41V59H5Z"],
    ["ink", "M23 41L20 24.4H26ZM23 41L39.6 38V44ZM23 41L26 57.6H20ZM23 41L6.4 44V38ZM23 41L9 30.6L12.6 27ZM23 41L12.6 55L9 51.4ZM23 41L37 51.4L33.4 55Z"],
    ["cloth", "M42 4A17 17 0 0 1 42 38A17 17 0 0 1 42 4Z"],
    ["ink", "M42 21L40 5.6H44ZM42 21L57.4 19V23ZM42 21L44 36.4H40ZM42 21L26.6 23V19ZM42 21L51.6 9L54 11.4ZM42 21L54 30.6L51.6 33ZM42 21L32.4 33L30 30.6ZM42 21L30 11.4L32.4 9Z"],
    ["cloth", "M42 15.6A5.4 5.4 0 0 1 42 26.4A5.4 5.4 0 0 1 42 15.6Z"],
  ],
};

export default yellowElements;
