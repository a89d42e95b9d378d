/**
 * The table is laid out for 1366 × 640 and grows with the screen: everything is measured in rem. Whoever wants larger text
 * gets everything larger; a table that does then no longer fit the screen is shown in sheets, as on a phone. The page uses
 * this before its first paint (see `boot`), so it needs nothing else.
 */
export const REM = 16;

const WIDTH = 1366;
const HEIGHT = 640;
const NARROW = 1024;
const PHONE = 390;
/** On a tablet everything is somewhat larger than on a phone. */
const TABLET = 656;
const AT_MOST = 1.25;
const SMALLEST = 11;
const LARGEST = 40;

export interface Fit {
  /** Whether the whole table is on one screen. */
  wide: boolean;
  /** Pixels to the rem: of words, and of drawings. */
  root: number;
  drawn: number;
  /** How much higher than it need be a wide screen is, in rem. */
  spare: number;
}

/** `size` is what is wished for, in per cent. */
export function fit(width: number, height: number, size: number): Fit {
  const fitting = Math.max(SMALLEST, Math.min(width / WIDTH, height / HEIGHT) * REM);
  const held = REM * Math.min(AT_MOST, Math.max(1, width / TABLET));
  const usual = width < NARROW ? held : Math.min(fitting, LARGEST);
  const root = (usual * size) / 100;
  const wide = width >= NARROW && root <= fitting;
  // Where there is no room for it, the words grow, and the drawings stay as they are.
  const drawn = wide ? root : Math.min(root, Math.max(REM, (width / PHONE) * REM));
  return { wide, root, drawn, spare: wide ? Math.max(0, height / root - HEIGHT / REM) : 0 };
}
