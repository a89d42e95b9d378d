/** Drawings as markup, of shapes and colours that are all our own. */

export interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
}

export function path(d: string, { fill = "none", stroke = "none", width = 0 }: Paint, more = ""): string {
  return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
}
