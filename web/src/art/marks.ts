// The mark that goes with each colour, on a grid of 24 × 24: `d` is filled, `cut` is cut out of it in the colour.

import type { Paint, SeatColour } from "./names";

export interface SeatMark {
  name: "lion" | "oak" | "anchor" | "sun";
  d: string;
  cut: string;
}

export const marks: Record<SeatColour, SeatMark> = {
  red: {
    name: "lion",
    d: "M12 1.2L14.2 3.6L17.4 2.4L18.2 5.6L21.6 6.4L20.8 9.6L23 12L20.6 14.2L21.2 17.4L18 18L16.8 21.2L14 20.2L12 22.8L10 20.2L7.2 21.2L6 18L2.8 17.4L3.4 14.2L1 12L3.2 9.6L2.4 6.4L5.8 5.6L6.6 2.4L9.8 3.6Z",
    cut: "M7 9.4C7 7.4 9 6.2 12 6.2S17 7.4 17 9.4M8.6 10.4h1.2M14.2 10.4h1.2M10.2 14.2H13.8L12 16.2ZM12 16.2V17.6M8.6 17.2Q10.6 19 12 17.6Q13.4 19 15.4 17.2",
  },
  green: {
    name: "oak",
    d: "M12 1.6C14 1.6 15.2 3 14.8 4.8C17 4.2 19 5.8 18 8C20.6 8 21.8 10.6 20 12.2C22 13.4 21.4 16.2 19 16.2C18.8 18.2 16 18.8 14 17.4L13.2 17V22.6H10.8V17L10 17.4C8 18.8 5.2 18.2 5 16.2C2.6 16.2 2 13.4 4 12.2C2.2 10.6 3.4 8 6 8C5 5.8 7 4.2 9.2 4.8C8.8 3 10 1.6 12 1.6Z",
    cut: "M12 5.4V16.4M12 10.2L9 7.8M12 10.2L15 7.8M12 14.4L7.8 11.8M12 14.4L16.2 11.8",
  },
  blue: {
    name: "anchor",
    d: "M12 .8A3.2 3.2 0 0 1 13.5 6.8V8.2H17V10.8H13.5V19C16.4 18.6 18.6 16.8 19.2 14.4L17 15.2L20.6 10.6L22.8 16L21.4 15.2C20.4 19.6 16.8 22.6 12 22.8C7.2 22.6 3.6 19.6 2.6 15.2L1.2 16L3.4 10.6L7 15.2L4.8 14.4C5.4 16.8 7.6 18.6 10.5 19V10.8H7V8.2H10.5V6.8A3.2 3.2 0 0 1 12 .8Z",
    cut: "M12 3.8h0",
  },
  yellow: {
    name: "sun",
    d: "M12 .6L13.8 5L16 2.2L16.4 6L20.2 3.8L18.2 7.6L22 8L19.2 10.4L23.4 12L19.2 13.6L22 16L18.2 16.4L20.2 20.2L16.4 18L16 21.8L13.8 19L12 23.4L10.2 19L8 21.8L7.6 18L3.8 20.2L5.8 16.4L2 16L4.8 13.6L.6 12L4.8 10.4L2 8L5.8 7.6L3.8 3.8L7.6 6L8 2.2L10.2 5Z",
    cut: "M12 6.8A5.2 5.2 0 0 1 12 17.2A5.2 5.2 0 0 1 12 6.8ZM10 11h0M14 11h0M9.8 13.6Q12 15.6 14.2 13.6",
  },
};

/** The mark of a colour; on bare wood any would do, as it is not seen there. */
export function markOf(colour: Paint): SeatMark {
  return marks[colour === "wood" ? "red" : colour];
}
