/**
 * The title between two candles, as markup: the page has it before any script is there, and home shows the same. It is drawn
 * in our own hand, so that no font has to come for it.
 */
import { nib, title, WIDE } from "./lettering";

const CANDLE = `
<path d="M9 10.6C10 9.6 14 9.6 15 10.6V19H9Z" fill="#f7ecd2" stroke="#241b13" stroke-width="1.5"/>
<path d="M5 18.6H19C18.6 21 17 22.3 12 22.3S5.4 21 5 18.6Z" fill="#c9993a" stroke="#241b13" stroke-width="1.5"/>
<path d="M12 1C14.2 3.4 15.3 5 15.3 6.6C15.3 8.6 13.8 9.8 12 9.8S8.7 8.6 8.7 6.6C8.7 5 9.8 3.4 12 1Z" fill="#f2c14e" stroke="#241b13" stroke-width="1.5"/>
<path d="M12 6.2V8.6" fill="none" stroke="#7a1f26" stroke-width="1.6"/>`;
const MARGIN = 78;

let x = 0;
const letters = title
  .map(({ d, wide }) => {
    const letter = `<path d="${d}" transform="translate(${x} 0)"/>`;
    x += wide;
    return letter;
  })
  .join("");
const copies = nib(7.4, 10)
  .map((at) => `<use href="#title-hand" x="${at.x.toFixed(2)}" y="${at.y.toFixed(2)}"/>`)
  .join("");
const candle = (at: number): string => `<g transform="translate(${at} 7) scale(2.5)">${CANDLE}</g>`;

export const TITLE = `<svg class="title" viewBox="0 0 ${WIDE + 2 * MARGIN} 80" role="img" aria-label="Shakespeare">
<defs><g id="title-hand">${letters}</g></defs>
<g transform="translate(${MARGIN} 58)" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${copies}</g>
${candle(0)}${candle(WIDE + 2 * MARGIN - 60)}
</svg>`.replaceAll("\n", "");
