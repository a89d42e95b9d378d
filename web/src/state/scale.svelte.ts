/**
 * The table is laid out for 1366 × 640 and grows with the screen: everything is measured in rem, and drawings,
 * which want pixels, ask `px`. Whoever wants larger text gets everything larger; a table that does then no longer
 * fit the screen is shown in sheets, as on a phone. The class `sheets` of the page says so to all styles.
 */
import { setting } from "./settings.svelte";

const WIDTH = 1366;
const HEIGHT = 640;
const NARROW = 1024;
const PHONE = 390;
/** On a tablet everything is somewhat larger than on a phone. */
const TABLET = 656;
const AT_MOST = 1.25;
const REM = 16;
const SMALLEST = 11;
const LARGEST = 40;

const seen = (): { width: number; height: number } => ({ width: window.innerWidth, height: window.innerHeight });

let inner = $state.raw(seen());
/** Pixels of it that lines above the table take: the address of a free seat, a wish, news. */
let taken = $state(0);

const screen = $derived.by(() => {
  const width = inner.width;
  const height = inner.height - taken;
  const size = Number(setting("size")) / 100;
  const fit = Math.max(SMALLEST, Math.min(width / WIDTH, height / HEIGHT) * REM);
  const held = REM * Math.min(AT_MOST, Math.max(1, width / TABLET));
  const usual = width < NARROW ? held : Math.min(fit, LARGEST);
  const root = usual * size;
  const wide = width >= NARROW && root <= fit;
  // Where there is no room for it, the words grow, and the drawings stay as they are.
  const drawn = wide ? root : Math.min(root, Math.max(REM, (width / PHONE) * REM));
  return { wide, root, drawn, spare: wide ? Math.max(0, height / root - HEIGHT / REM) : 0 };
});

/** Whether the whole table is on one screen; else it is a phone, with sheets. */
export function isWide(): boolean {
  return screen.wide;
}

/** Pixels of a length that was designed at 16 to the rem. */
export function px(length: number): number {
  return Math.round(((length * screen.drawn) / REM) * 10) / 10;
}

/** In pixels. */
export function screenHeight(): number {
  return inner.height;
}

/** Lay the table out in what is left below lines so high. */
export function takeHeight(pixels: number): void {
  taken = pixels;
}

/** How much higher than it need be a wide screen is, in rem. */
export function spareHeight(): number {
  return screen.spare;
}

/** Gives the page its measure; to be called in an effect, which follows the screen and what is set. */
export function applyScale(): void {
  const { documentElement: page } = document;
  page.style.fontSize = `${screen.root}px`;
  page.classList.toggle("sheets", !screen.wide);
}

export function watchScreen(): () => void {
  const update = (): void => {
    inner = seen();
  };
  update();
  window.addEventListener("resize", update);
  return () => window.removeEventListener("resize", update);
}
