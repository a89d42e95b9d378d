/**
 * The table is laid out for 1366 × 640 and grows with the screen: everything is measured in rem, and drawings,
 * which want pixels, ask `px`.
 */
const WIDTH = 1366;
const HEIGHT = 640;
const NARROW = 1024;

const read = (): { wide: boolean; root: number; spare: number } => {
  const { innerWidth, innerHeight } = window;
  const wide = innerWidth >= NARROW;
  const fit = Math.min(innerWidth / WIDTH, innerHeight / HEIGHT) * 16;
  const root = wide ? Math.max(11, Math.min(fit, 26)) : 16;
  return { wide, root, spare: wide ? Math.max(0, innerHeight / root - HEIGHT / 16) : 0 };
};

let screen = $state.raw(read());

/** Whether the whole table is on one screen; else it is a phone, with sheets. */
export function isWide(): boolean {
  return screen.wide;
}

/** Pixels of a length that was designed at 16 to the rem. */
export function px(length: number): number {
  return Math.round(((length * screen.root) / 16) * 10) / 10;
}

/** How much higher than it need be a wide screen is, in rem. */
export function spareHeight(): number {
  return screen.spare;
}

export function watchScreen(): () => void {
  const update = (): void => {
    screen = read();
    document.documentElement.style.fontSize = `${screen.root}px`;
  };
  update();
  window.addEventListener("resize", update);
  return () => window.removeEventListener("resize", update);
}
