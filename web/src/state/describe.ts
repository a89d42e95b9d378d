/** Cards in words, for ears and for the enlarged view. */
import type { Edition, Elements, TroupeMember } from "../api/types";
import type { Texts } from "../texts/texts";

export function describeCard(
  name: string,
  member: TroupeMember | null,
  edition: Edition | null,
  texts: Texts,
  pending = false,
): string {
  const card = edition?.characters.find((one) => one.name === name) ?? null;
  const parts = [texts.card(name)];
  if (card && card.cost) parts.push(`£${card.cost}`);
  if (card) parts.push(texts.say("card-does", { power: texts.power(name) }));
  const rehearsal = texts.rehearsal(name);
  if (rehearsal && (card === null || card.circles)) parts.push(texts.say("card-rehearses", { power: rehearsal }));
  if (member?.costume) {
    const colours = member.costume.filter((colour) => colour !== null);
    parts.push(texts.say("card-wears", { colours, free: member.costume.length - colours.length }));
  }
  if (member?.used) parts.push(texts.say("card-used"));
  if (member?.resting) parts.push(texts.say("card-resting"));
  if (pending) parts.push(texts.say("card-pending"));
  return parts.join(", ");
}

export function describeElement(elements: Elements, colour: string, count: number, bag: number, texts: Texts): string {
  return texts.say("element-label", { elements, colour, count, bag });
}
