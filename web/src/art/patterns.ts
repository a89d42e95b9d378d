// Each colour has its own pattern, cut to the shape it fills: no shared ids, and nothing to clip.
// The grid is 32 × 32: a round button of radius 13, a square flat from 4 to 28.

import type { Colour, Kind } from "./names";

export interface Pattern {
  d: string;
  /** Drawn as lines of this width; filled where there is none. */
  width?: number;
}

const round: Record<Colour, Pattern | null> = {
  black: null,
  pink: {
    d: "M16 6.4h0M22.8 9.2h0M25.6 16h0M22.8 22.8h0M16 25.6h0M9.2 22.8h0M6.4 16h0M9.2 9.2h0",
    width: 3.1,
  },
  purple: { d: "M5.3 14.5L14.5 5.3M4.4 22L22 4.4M7 26L26 7M13 26.8L26.8 13M20 27L27 20", width: 2.1 },
  blue: {
    d: "M7.6 9.4q2.1-2.6 4.2 0t4.2 0t4.2 0t4.2 0M4.6 14.4q1.9-2.6 3.8 0t3.8 0t3.8 0t3.8 0t3.8 0t3.8 0M4.6 19.4q1.9-2.6 3.8 0t3.8 0t3.8 0t3.8 0t3.8 0t3.8 0M8.6 24.4q1.85-2.6 3.7 0t3.7 0t3.7 0t3.7 0",
    width: 1.9,
  },
  green: {
    d: "M16 15.4C12.6 12.6 12.6 8 16 5C19.4 8 19.4 12.6 16 15.4ZM14.6 17.8C10.4 18.9 6.6 16.9 5.4 12.9C9.6 11.8 13.4 13.8 14.6 17.8ZM17.4 17.8C18.6 13.8 22.4 11.8 26.6 12.9C25.4 16.9 21.6 18.9 17.4 17.8ZM14.9 20.2C14.7 24 12 26.5 8.6 26C8.8 22.2 11.5 19.7 14.9 20.2ZM17.1 20.2C20.5 19.7 23.2 22.2 23.4 26C20 26.5 17.3 24 17.1 20.2Z",
  },
  yellow: {
    d: "M16 16L14.3 3.4H17.7ZM16 16L23.2 5.6L26.4 8.8ZM16 16L28.6 14.3V17.7ZM16 16L26.4 23.2L23.2 26.4ZM16 16L17.7 28.6H14.3ZM16 16L8.8 26.4L5.6 23.2ZM16 16L3.4 17.7V14.3ZM16 16L5.6 8.8L8.8 5.6Z",
  },
};

const square: Record<Colour, Pattern | null> = {
  black: null,
  pink: {
    d: "M8.5 8.5h0M16 8.5h0M23.5 8.5h0M12.2 13.5h0M19.8 13.5h0M8.5 18.5h0M16 18.5h0M23.5 18.5h0M12.2 23.5h0M19.8 23.5h0",
    width: 3.1,
  },
  purple: { d: "M5 12L12 5M5 19.5L19.5 5M5 27L27 5M12.5 27L27 12.5M20 27L27 20", width: 2.1 },
  blue: {
    d: "M5 9.2q1.83-2.8 3.66 0t3.67 0t3.67 0t3.67 0t3.66 0t3.67 0M5 14.2q1.83-2.8 3.66 0t3.67 0t3.67 0t3.67 0t3.66 0t3.67 0M5 19.2q1.83-2.8 3.66 0t3.67 0t3.67 0t3.67 0t3.66 0t3.67 0M5 24.2q1.83-2.8 3.66 0t3.67 0t3.67 0t3.67 0t3.66 0t3.67 0",
    width: 1.9,
  },
  green: {
    d: "M16 15C12.6 12.2 12.6 8.4 16 5.4C19.4 8.4 19.4 12.2 16 15ZM16 26.6C12.6 23.6 12.6 19.8 16 17C19.4 19.8 19.4 23.6 16 26.6ZM15 16C12.2 19.4 8.4 19.4 5.4 16C8.4 12.6 12.2 12.6 15 16ZM26.6 16C23.6 19.4 19.8 19.4 17 16C19.8 12.6 23.6 12.6 26.6 16ZM5.6 5.6C9 5.4 11 7.4 10.8 10.8C7.4 11 5.4 9 5.6 5.6ZM26.4 5.6C26.6 9 24.6 11 21.2 10.8C21 7.4 23 5.4 26.4 5.6ZM5.6 26.4C5.4 23 7.4 21 10.8 21.2C11 24.6 9 26.6 5.6 26.4ZM26.4 26.4C23 26.6 21 24.6 21.2 21.2C24.6 21 26.6 23 26.4 26.4Z",
  },
  yellow: {
    d: "M16 16L14 5H18ZM16 16L22.2 5H27V5.6ZM16 16L27 10.2V14ZM16 16L27 18V21.8ZM16 16L27 26.4V27H22.2ZM16 16L18 27H14ZM16 16L9.8 27H5V26.4ZM16 16L5 21.8V18ZM16 16L5 14V10.2ZM16 16L5 5.6V5H9.8Z",
  },
};

export const patterns: Record<Kind, Record<Colour, Pattern | null>> = { costume: round, set: square };
