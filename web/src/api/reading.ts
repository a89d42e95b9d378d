/** What the server says, made whole: of a view it tells what has changed, and a reason that many moves share it tells once. */
import type { Offer, ServerMessage, ToldMessage, ToldOffers, View } from "./types";

/** What a change makes of a value: a list holds the new value, a table the changes by key or place. */
export function changed(value: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0] as unknown;
  const parts = Object.entries(change as Record<string, unknown>);
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])];
    for (const [place, part] of parts) list[Number(place)] = changed(list[Number(place)], part);
    return list;
  }
  const table = { ...(value as Record<string, unknown>) };
  for (const [key, part] of parts) table[key] = changed(table[key], part);
  return table;
}

/** Each move with its gain, or with the reason why not. */
export function offersOf({ moves, outcomes, reasons }: Omit<ToldOffers, "type" | "question">): Offer[] {
  return moves.map((named, place) => {
    const outcome = outcomes[place];
    return typeof outcome === "object"
      ? { ...named, gain: outcome, reason: null }
      : { ...named, gain: null, reason: reasons[outcome ?? -1] ?? null };
  });
}

/** Reads what comes over one connection, from its first message on. */
export class Reader {
  private view: unknown = null;

  read(told: ToldMessage): ServerMessage {
    switch (told.type) {
      case "update":
        this.view = changed(this.view, told.view);
        return { ...told, view: this.view as View };
      case "offers":
        return { type: "offers", question: told.question, offers: offersOf(told) };
      default:
        return told;
    }
  }
}
