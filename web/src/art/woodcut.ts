/** A woodcut as markup: it never changes, so the browser gets it whole, and is not told of every cut by itself. */
import { marks, type EmblemArt, type Print } from "./emblem";
import { path, type Paint } from "./markup";

const INK = "var(--print-ink)";
const PAPER = "var(--print-paper)";
// The block is cut by hand: no edge is quite straight.
const BLOCK = "M2.6 2.2L20 1.6L41 2.3L61.6 1.8L62.2 21L61.7 43L62.3 61.6L44 62.2L22 61.6L2 62.3L1.7 41L2.3 20Z";
// What the gouge left standing in the corners.
const CHATTER = marks(
  "4 9 8 6 4 15 7 12 10 4.5 15 4 60 9 56 6 60 16 57 12 54 4.5 49 4 4 55 8 58 4 48 7 52 10 60 15 60 60 55 56 58 60 48 57 52 54 60 49 60",
);

function printsOf(tone: string): Record<Print, Paint> {
  return {
    ink: { fill: INK },
    paper: { fill: PAPER },
    tone: { fill: tone },
    body: { fill: PAPER, stroke: INK, width: 2 },
    cloth: { fill: tone, stroke: INK, width: 2 },
    line: { stroke: INK, width: 2 },
    bold: { stroke: INK, width: 3.4 },
    fine: { stroke: INK, width: 1.2 },
    cut: { stroke: PAPER, width: 1.5 },
    toned: { stroke: tone, width: 2 },
    hatch: { fill: INK },
    gouge: { fill: PAPER },
  };
}

const made = new WeakMap<EmblemArt, string>();

export function woodcut(art: EmblemArt): string {
  let markup = made.get(art);
  if (markup === undefined) {
    const [ground, line] = art.ground === "night" ? [INK, PAPER] : [PAPER, INK];
    const prints = printsOf(`var(--${art.tone})`);
    const cuts = art.cuts.map(([print, shape]) => {
      const d = print === "hatch" || print === "gouge" ? marks(shape) : shape;
      return path(d, prints[print], 'fill-rule="evenodd"');
    });
    markup = [
      path(BLOCK, { fill: ground, stroke: line, width: 1.8 }),
      path(CHATTER, { fill: line }, 'opacity="0.7"'),
      ...cuts,
      path(BLOCK, { stroke: line, width: 1.8 }),
    ].join("");
    made.set(art, markup);
  }
  return markup;
}
