/** Computer players by name: those we know have a text, others are called what the server calls them. */
import type { Strength } from "../api/types";
import type { Texts } from "./texts";

export function computerName(computer: string, texts: Texts): string {
  return texts.name("computer", computer);
}

/** How well it plays: in words, and with the figure that was measured, if there is one. */
export function aboutComputer(computer: string, texts: Texts, strength?: Strength): string {
  const id = `computer-${computer}`;
  if (!texts.has(id)) return "";
  const about = texts.say(id, {}, "about");
  if (strength === undefined) return about;
  const { share, low, high } = strength;
  return `${about} ${texts.say("computer-strength", { share, low, high, rival: strength.rival })}`;
}
