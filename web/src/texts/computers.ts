/** Computer players by name: those we know have a text, others are called what the server calls them. */
import type { Texts } from "./texts";

export function computerName(computer: string, texts: Texts): string {
  const id = `computer-${computer}`;
  return texts.has(id) ? texts.say(id) : computer;
}

export function aboutComputer(computer: string, texts: Texts): string {
  const id = `computer-${computer}`;
  return texts.has(id) ? texts.say(id, {}, "about") : "";
}
