import type { EmblemArt } from "../../emblem";

// An apron with tools in its pocket, ready to be put on.
const assistant: EmblemArt = {
  ground: "day",
  tone: "timber",
  cuts: [
    ["bold", "M22 19C20 8 25 4.6 32 4.6S44 8 42 19"],
    ["bold", "M12 33C7 32 4.6 35 5 39C5.4 43 8 45 6.6 50M52 33C57 32 59.4 35 59 39C58.6 43 56 45 57.4 50"],
    ["body", "M21 17C27 20 37 20 43 17L44 27C46 31 49 32 53 32L52 55C44 60.6 20 60.6 12 55L11 32C15 32 18 31 20 27Z"],
    ["ink", "M22 40V27C22 23.6 27 23.6 27 27V40Z"],
    ["ink", "M37 40L36 30H33V24H46V30H41L42 40Z"],
    ["cut", "M24.5 28V38"],
    ["cloth", "M17 38H47L46 52C37 55.4 27 55.4 18 52Z"],
    ["fine", "M18.6 41.4H45.4M32 41.4V53.6"],
    ["hatch", "49 36 48.4 52 15 36 15.6 52 29.6 22 30 34"],
  ],
};

export default assistant;
