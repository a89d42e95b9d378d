/** What a move brings, as small signs with numbers: from the server's word, in the order people look for it. */
import type { Gain } from "../api/types";
import { signed, type Texts } from "../texts/texts";

export interface GainPart {
  icon: string;
  text: string;
  /** The same in words, for ears. */
  words: string;
  good: boolean;
  /** It happens to the others: their loss is a gain. */
  others: boolean;
}

const ACT_ICONS = ["red", "yellow", "blue"];

/** What comes at once; `acts` and the score to come are left to `outlook`. */
export function gainParts(gain: Gain, seat: number, texts: Texts): GainPart[] {
  const parts: GainPart[] = [];
  const add = (icon: string, text: string, message: string, amount: number, args = {}): void => {
    parts.push({ icon, text, words: texts.say(message, { change: signed(amount), ...args }), good: amount > 0, others: false });
  };
  if (gain.prestige) add("prestige", signed(gain.prestige), "gain-prestige", gain.prestige);
  // The coin says that it is pounds.
  if (gain.money) add("coin", signed(gain.money), "gain-money", gain.money, { change: texts.poundsChange(gain.money) });
  if (gain.tokens) add("token", signed(gain.tokens), "gain-tokens", gain.tokens);
  gain.steps.forEach((steps, act) => {
    if (steps) add(ACT_ICONS[act] ?? "white", signed(steps), "gain-steps", steps, { act: act + 1 });
  });
  const own = gain.ambiance[seat] ?? 0;
  if (own) add(own > 0 ? "mask" : "mask-red", signed(own), "gain-ambiance", own);
  // Each of the others loses the same, but for those who cannot lose it all.
  const others = Math.min(0, ...gain.ambiance.filter((_, other) => other !== seat));
  if (others) {
    parts.push({
      icon: "mask-black",
      text: signed(others),
      words: texts.say("gain-others", { change: signed(others) }),
      good: true,
      others: true,
    });
  }
  return parts;
}

/** What would follow later: the acts if they scored now, and the score if the game ended now. */
export function outlook(gain: Gain, texts: Texts): string[] {
  const lines: string[] = [];
  if (gain.costume) lines.push(texts.say("gain-costume", { worth: gain.costume.worth }));
  const [before, after] = gain.acts;
  const [poundsBefore = 0, prestigeBefore = 0] = before ?? [];
  const [poundsAfter = 0, prestigeAfter = 0] = after ?? [];
  if (poundsBefore !== poundsAfter) {
    lines.push(texts.say("gain-act-pounds", { before: poundsBefore, after: poundsAfter }));
  }
  if (prestigeBefore !== prestigeAfter) {
    lines.push(texts.say("gain-act-prestige", { before: prestigeBefore, after: prestigeAfter }));
  }
  const [now = 0, then = 0] = gain.projected;
  if (now !== then) lines.push(texts.say("gain-projected", { before: now, after: then }));
  return lines;
}
