// Our hand for the title: skeletons of letters that a broad nib follows. The base line is 0, the x-height 30.

export interface Letter {
  d: string;
  wide: number;
}

const S: Letter = { d: "M31-40C26-46 8-47 7-36C6-24 32-26 31-12C30 2 8 2 3-7", wide: 36 };
const h: Letter = { d: "M4-46C7-48 9-46 9-42V-3C9 0 11 1 13-1M9-22C14-31 27-31 27-21V-4C27 0 30 1 32-2", wide: 34 };
const a: Letter = { d: "M7-25C13-32 25-31 25-21V-4C25 0 28 1 31-2M25-18C14-19 5-16 5-8C5 2 19 2 25-8", wide: 32 };
const k: Letter = { d: "M4-46C7-48 9-46 9-42V-3C9 0 11 1 13-1M9-14C18-15 25-19 25-25C25-31 16-31 11-24M13-15C19-13 21-1 31-1", wide: 31 };
const e: Letter = { d: "M6-13C16-13 25-16 24-24C23-31 5-31 5-13C5 1 19 2 26-6", wide: 28 };
const s: Letter = { d: "M23-26C18-31 7-30 7-23C7-15 24-16 24-7C24 2 10 2 4-4", wide: 28 };
const p: Letter = { d: "M3-27C7-30 9-28 9-24V15M4 15H15M9-22C15-32 29-31 29-15C29 1 16 4 9-5", wide: 34 };
const r: Letter = { d: "M3-27C7-30 9-28 9-24V-3C9 0 11 1 13-1M9-20C13-29 19-31 23-27", wide: 24 };

export const title: readonly Letter[] = [S, h, a, k, e, s, p, e, a, r, e];
export const WIDE = title.reduce((sum, { wide }) => sum + wide, 0);

/** Where the nib's copies lie: a broad edge held at 35 degrees. */
export function nib(width: number, copies: number): { x: number; y: number }[] {
  const angle = (35 * Math.PI) / 180;
  return Array.from({ length: copies }, (_, i) => {
    const at = (i / (copies - 1) - 0.5) * width;
    return { x: at * Math.cos(angle), y: -at * Math.sin(angle) };
  });
}
