import type { EmblemArt } from "../../emblem";

// The pyramid of the set.
const stageFilled: EmblemArt = {
  ground: "day",
  tone: "el-green",
  cuts: [
    ["cloth", "M6 45H19V58H6ZM32.6 45H45.6V58H32.6ZM25.8 31H38.8V44H25.8Z"],
    ["body", "M19.2 45H32.4V58H19.2ZM45.8 45H58.8V58H45.8ZM12.6 31H25.6V44H12.6ZM39 31H52V44H39ZM19.2 17H32.2V30H19.2Z"],
    ["ink", "M32.4 17H45.4V30H32.4Z"],
    ["cloth", "M25.8 4H38.8V16H25.8Z"],
    ["fine", "M8 47L17 56M34.6 47L43.6 56M27.8 33L36.8 42M27.8 6L36.8 14M21.2 49H30.4M21.2 53H30.4M47.8 49H57M47.8 53H57M14.6 35H23.6M14.6 39H23.6M41 35H50M41 39H50M21 21H30M21 25H30"],
  ],
};

export default stageFilled;
