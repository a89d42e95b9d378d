// Figures as strokes on a grid of 6 × 9, so that coins need no font.

const STROKES: Record<string, string> = {
  "0": "M3 0C1 0 0 2 0 4.5S1 9 3 9S6 7 6 4.5S5 0 3 0Z",
  "1": "M1.2 2L3.6 0V9",
  "2": "M.3 2.2C.6.7 1.7 0 3 0C4.7 0 5.8 1 5.8 2.5C5.8 4.5 3 6 .2 9H6",
  "3": "M.4 1.2C1 .4 2 0 3 0C4.6 0 5.6.9 5.6 2.2S4.5 4.2 2.6 4.2C4.8 4.2 6 5.2 6 6.6S4.7 9 3 9C1.7 9 .6 8.5 0 7.6",
  "4": "M4.4 9V0L0 6.2H6",
  "5": "M5.5 0H1L.6 4C1.3 3.6 2.1 3.4 2.9 3.4C4.8 3.4 6 4.5 6 6.1C6 7.9 4.7 9 2.9 9C1.7 9 .7 8.6 0 7.8",
  "6": "M5.3.6C2.5-.4.2 2 .2 5.8C.2 7.8 1.3 9 3 9S6 7.8 6 6.2S4.8 3.6 3.1 3.6S.4 4.6.3 6",
  "7": "M0 0H6C4 3 2.6 6 2.2 9",
  "8": "M3 4.2C1.5 4.2.6 3.3.6 2.1S1.5 0 3 0S5.4.9 5.4 2.1S4.5 4.2 3 4.2C1.2 4.2 0 5.2 0 6.6S1.2 9 3 9S6 8 6 6.6S4.8 4.2 3 4.2Z",
  "9": "M.7 8.4C3.5 9.4 5.8 7 5.8 3.2C5.8 1.2 4.7 0 3 0S0 1.2 0 2.8S1.2 5.4 2.9 5.4S5.6 4.4 5.7 3",
  "£": "M5.8 1.8C5.4.6 4.6 0 3.6 0C2.2 0 1.4 1 1.4 2.6C1.4 4.4 2.4 5.6 1.8 7.4C1.6 8.2 1 8.7.2 9H6M.2 4.9H4.4",
  "+": "M3 2.2V7.2M.5 4.7H5.5",
  "-": "M.5 4.7H5.5",
};
const ADVANCE = 8.4;

export interface Figure {
  d: string;
  x: number;
}

/** The strokes of `text`, set in a line that is centred on 0. */
export function figures(text: string): Figure[] {
  const signs = [...text].filter((sign) => sign in STROKES);
  const left = -(signs.length * ADVANCE - (ADVANCE - 6)) / 2;
  return signs.map((sign, i) => ({ d: STROKES[sign] ?? "", x: left + i * ADVANCE }));
}
