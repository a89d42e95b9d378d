/**
 * How the page fits the screen (see `fit`): drawings, which want pixels, ask `px`. The class `sheets` of the page says to
 * all styles that a table is shown in sheets.
 */
import { fit, REM } from "./fit";
import { setting } from "./settings.svelte";

const seen = (): { width: number; height: number } => ({ width: window.innerWidth, height: window.innerHeight });

let inner = $state.raw(seen());
/** Pixels of it that lines above the table take: the address of a free seat, a wish, news. */
let taken = $state(0);

const screen = $derived(fit(inner.width, inner.height - taken, Number(setting("size"))));

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
