/** Cards in words, for ears and for the enlarged view. */
import type { Backstage, BackstageCard, Colour, Edition, Elements, TroupeMember } from "../api/types";
import type { Texts } from "../texts/texts";

export function describeCard(
  name: string,
  member: TroupeMember | null,
  edition: Edition | null,
  texts: Texts,
  pending = false,
  hat: Colour | null = null,
): string {
  const { characters = [], backstage = null } = edition ?? {};
  const card = [...characters, ...(backstage?.actors ?? [])].find((one) => one.name === name) ?? null;
  const kept = backstage?.cards.find((one) => one.name === name)?.kept ?? null;
  const parts = [texts.title(name)];
  if (card && card.cost) parts.push(texts.pounds(card.cost));
  if (card) parts.push(card.first_action ? texts.power(name) : texts.say("card-does", { power: texts.power(name) }));
  if (kept) parts.push(texts.power(name));
  const rehearsal = texts.rehearsal(name);
  if (rehearsal && (card === null || card.circles)) parts.push(texts.say("card-rehearses", { power: rehearsal }));
  if (member?.costume) {
    const colours = member.costume.filter((colour) => colour !== null);
    parts.push(texts.say("card-wears", { colours, free: member.costume.length - colours.length }));
  }
  if (hat) parts.push(texts.say("card-hat", { colour: hat }));
  if (member?.used) parts.push(texts.say("card-used"));
  if (member?.resting) parts.push(texts.say("card-resting"));
  if (pending) parts.push(texts.say("card-pending"));
  return parts.join(", ");
}

/** A backstage card that is laid out: what it gives, and who uses it. */
export function describeBackstage(name: string, table: BackstageTable): string {
  const { backstage, texts } = table;
  const parts = [texts.card(name)];
  for (const { cylinders } of table.backstageCard(name)?.powers ?? []) {
    parts.push(texts.say("backstage-gives", { cylinders, power: texts.use(name, cylinders) }));
  }
  const use = backstage?.uses.find((one) => one.card === name);
  if (use) parts.push(texts.say("backstage-in-use", { seat: use.seat, cylinders: use.number }));
  return parts.join(", ");
}

interface BackstageTable {
  backstageCard: (name: string) => BackstageCard | null;
  backstage: Backstage | null;
  texts: Texts;
}

export function describeElement(elements: Elements, colour: string, count: number, bag: number, texts: Texts): string {
  return texts.say("element-label", { elements, colour, count, bag });
}
