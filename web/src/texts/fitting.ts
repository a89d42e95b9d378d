/** By how much the longest word of a text has to shrink where so many letters have room; 1 where it has not. */
export function shrunk(text: string, room: number): number {
  const longest = Math.max(...text.split(/[ \-\u00AD]/).map((word) => word.length));
  return longest > room ? Math.round((100 * room) / longest) / 100 : 1;
}

/** The same for a text that stays on one line. */
export function shrunkLine(text: string, room: number): number {
  return text.length > room ? Math.round((100 * room) / text.length) / 100 : 1;
}
