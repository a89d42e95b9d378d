import type { EmblemArt } from "../../emblem";

// A balcony with a lit window.
const juliet: EmblemArt = {
  ground: "night",
  tone: "gold",
  cuts: [
    ["paper", "M16 40V20C16 6 48 6 48 20V40Z"],
    ["ink", "M19.6 40V21C19.6 11 44.4 11 44.4 21V40Z"],
    ["tone", "M22.6 40V22C22.6 14 41.4 14 41.4 22V40Z"],
    ["ink", "M24.6 40C24.6 33 27 31 29 30.6C26 27 25.6 19 32 18.6C38.4 19 38 27 35 30.6C37 31 39.4 33 39.4 40Z"],
    ["paper", "M32 21.6C35 21.6 35.6 25 34.6 28C33.6 30 30.4 30 29.4 28C28.4 25 29 21.6 32 21.6ZM28 39C28.6 34 30 33 32 33S35.4 34 36 39Z"],
    ["paper", "M5 39H59V43.6H5ZM8 56H56L52 61H12Z"],
    ["paper", "M10 45H14.4V55H10ZM18 45H22.4V55H18ZM26 45H30.4V55H26ZM34 45H38.4V55H34ZM42 45H46.4V55H42ZM50 45H54.4V55H50Z"],
    ["gouge", "5 20 13 20 8 26 13 26 4 32 12 32 51 24 59 24 51 30 56 30 52 35 60 35"],
    ["paper", "M55 5A6 6 0 1 0 60 14.6A5 5 0 0 1 55 5Z"],
  ],
};

export default juliet;
