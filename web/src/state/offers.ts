/**
 * What can be clicked. An offer belongs to the things on the table that it is about: a card of the row, a
 * character, an element in a crate, a cell of the stage, an act. Whether it is legal is the server's word.
 */
import type { Offer, Reason } from "../api/types";

/** What lies on the table: "row:hamlet", "character:queen", "costumes:green", "cell:1.3", "act:2", "button:pass". */
export type Target = string;

export const SOURCE_KINDS = ["costumes", "sets"];

/** The element that an offer takes from a crate, or null. */
export function sourceOf(offer: Offer): Target | null {
  if (offer.kind === "costume") return `costumes:${String(offer.args["colour"])}`;
  if (offer.kind === "set") return `sets:${String(offer.args["colour"])}`;
  return null;
}

/** The thing that an offer is made on. */
export function placeOf(offer: Offer): Target {
  const { kind, args } = offer;
  switch (kind) {
    case "recruit":
    case "recruit-extra":
      return `row:${String(args["card"])}`;
    case "activate":
    case "spare":
    case "costume":
      return `character:${String(args["character"])}`;
    case "set":
      return `cell:${String(args["place"])}`;
    case "step":
    case "back":
      return `act:${String(args["act"])}`;
    case "keep":
      return `objective:${String(args["objective"])}`;
    case "wager":
      return `wager:${String(args["cylinders"])}`;
    default:
      return `button:${kind}`;
  }
}

export function isSource(target: Target): boolean {
  return SOURCE_KINDS.includes(target.split(":", 1)[0] ?? "");
}

/** What a click does. */
export type Click =
  | { does: "play"; offer: Offer }
  | { does: "choose"; offers: Offer[] }
  | { does: "select"; source: Target | null }
  | { does: "explain"; reason: Reason }
  | { does: "nothing" };

export class Offers {
  readonly legal: Offer[];
  private readonly targets = new Map<Target, Offer[]>();

  constructor(readonly all: Offer[] = []) {
    this.legal = all.filter((offer) => offer.reason === null);
    for (const offer of all) {
      for (const target of [placeOf(offer), sourceOf(offer)]) {
        if (target === null) continue;
        const there = this.targets.get(target);
        if (there) there.push(offer);
        else this.targets.set(target, [offer]);
      }
    }
  }

  /** All that is about a thing; with an element chosen, only what is about both. */
  at(target: Target, chosen: Target | null = null): Offer[] {
    const there = this.targets.get(target) ?? [];
    if (chosen === null || isSource(target)) return there;
    return there.filter((offer) => sourceOf(offer) === chosen);
  }

  legalAt(target: Target, chosen: Target | null = null): Offer[] {
    return this.at(target, chosen).filter((offer) => offer.reason === null);
  }

  /** The element that is chosen without a click, because no other can be taken. */
  get onlySource(): Target | null {
    const sources = new Set(this.legal.map(sourceOf).filter((source) => source !== null));
    return sources.size === 1 ? ([...sources][0] ?? null) : null;
  }

  /** The elements that can be taken, each once, in the order of the offers. */
  get sources(): Target[] {
    return [...new Set(this.legal.map(sourceOf).filter((source) => source !== null))];
  }

  click(target: Target, chosen: Target | null): Click {
    const legal = this.legalAt(target, chosen);
    if (legal.length === 0) {
      const reason = tellingReason(target, this.at(target, chosen));
      return reason ? { does: "explain", reason } : { does: "nothing" };
    }
    if (isSource(target)) return { does: "select", source: target === chosen ? this.onlySource : target };
    const [only] = legal;
    return legal.length === 1 && only ? { does: "play", offer: only } : { does: "choose", offers: legal };
  }
}

/**
 * Of all that speaks against a thing, what is best said when it is clicked: the reason that names the thing
 * itself, and of several the one that is given most often.
 */
export function tellingReason(target: Target, offers: Offer[]): Reason | null {
  const name = target.slice(target.indexOf(":") + 1);
  const counts = new Map<string, { reason: Reason; count: number }>();
  for (const { reason } of offers) {
    if (reason === null) continue;
    const names = Object.values(reason.args).some((value) => String(value) === name);
    const known = counts.get(reason.id);
    if (known) known.count += 1;
    else counts.set(reason.id, { reason, count: names ? 1000 : 1 });
  }
  let best: { reason: Reason; count: number } | null = null;
  for (const one of counts.values()) if (best === null || one.count > best.count) best = one;
  return best?.reason ?? null;
}
