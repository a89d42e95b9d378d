// Emblems are two-tone woodcuts: print-ink on paper and one tone, composed on a grid of 64 × 64.
// Each is a file of its own; the base game's come in one chunk when the first is asked for, Backstage's in another.

/** How a cut is printed, from back to front:
 *  ink, paper, tone  filled
 *  body, cloth       filled with paper or the tone, outlined in ink
 *  line, bold, fine  a line in ink
 *  cut, toned        a line in paper (cut out of the ink), in the tone
 *  hatch, gouge      marks of the knife in ink, in paper: four numbers each, from where to where
 */
export type Print = "ink" | "paper" | "tone" | "body" | "cloth" | "line" | "bold" | "fine" | "cut" | "toned" | "hatch" | "gouge";
export type Cut = readonly [print: Print, d: string];

export interface EmblemArt {
  /** The block: paper by day, ink by night. */
  ground: "day" | "night";
  /** The second tone, a colour of the palette. */
  tone: string;
  cuts: readonly Cut[];
}

/** The marks of a knife that goes in thin, thickens and comes out thin. */
export function marks(list: string): string {
  const at = (list.match(/-?[\d.]+/g) ?? []).map(Number);
  let d = "";
  for (let i = 0; i + 3 < at.length; i += 4) {
    const [x = 0, y = 0, u = 0, v = 0] = at.slice(i, i + 4);
    const long = Math.hypot(u - x, v - y) || 1;
    const swell = Math.min(2.4, 0.9 + long * 0.1);
    const [dx, dy] = [(-(v - y) / long) * swell, ((u - x) / long) * swell];
    const [mx, my] = [(x + u) / 2, (y + v) / 2];
    d += `M${x} ${y}Q${(mx + dx).toFixed(1)} ${(my + dy).toFixed(1)} ${u} ${v}Q${(mx - dx).toFixed(1)} ${(my - dy).toFixed(1)} ${x} ${y}Z`;
  }
  return d;
}

type Prints = Record<string, EmblemArt>;
type Album = { prints: Prints };

const albums: readonly (() => Promise<Album>)[] = [() => import("./emblems/base"), () => import("./emblems/backstage")];

/** The key of the drawing: a card's name without its value and copy number; all rag-pickers look alike. */
export function emblemOf(name: string): string {
  return name.replace(/(-\d+)+$/, "").replace(/^rag-picker-.*/, "rag-picker");
}

const known: Prints = {};

/** The drawing, if its album has been opened already. */
export function emblemNow(name: string): EmblemArt | undefined {
  return known[emblemOf(name)];
}

/** The drawing; undefined for a character that has none. */
export async function loadEmblem(name: string): Promise<EmblemArt | undefined> {
  for (const open of albums) {
    if (emblemNow(name)) break;
    Object.assign(known, (await open()).prints);
  }
  return emblemNow(name);
}
