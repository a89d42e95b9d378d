/** By how much the longest word of a text has to shrink where so many letters have room; 1 where it has not. */
export function shrunk(text: string, room: number): number {
  const longest = Math.max(...text.split(/[ \-\u00AD]/).map((word) => word.length));
  return longest > room ? Math.round((100 * room) / longest) / 100 : 1;
}

/** The same for a text that stays on one line. */
export function shrunkLine(text: string, room: number): number {
  return text.length > room ? Math.round((100 * room) / text.length) / 100 : 1;
}

/** The same for a text that stands on so many lines at most, broken between its words as well as can be. */
export function shrunkLines(text: string, room: number, lines: number): number {
  const longest = longestLine(text.split(" "), lines);
  return longest > room ? Math.round((100 * room) / longest) / 100 : 1;
}

function longestLine(words: string[], lines: number): number {
  const whole = words.join(" ").length;
  if (lines === 1) return whole;
  const breaks = words.slice(1).map((_, place) => {
    const first = words.slice(0, place + 1).join(" ").length;
    return Math.max(first, longestLine(words.slice(place + 1), lines - 1));
  });
  return Math.min(whole, ...breaks);
}
