/**
 * What can be clicked. An offer belongs to the things on the table that it is about: a card of the row, a
 * character, an element in a crate, a cell of the stage, an act. Whether it is legal is the server's word.
 */
import type { Colour, Offer, Reason } from "../api/types";

/**
 * What lies on the table: "row:hamlet", "character:queen", "costumes:green", "cell:1.3", "act:2", "button:pass"; with
 * Backstage also "backstage:architect-1", "lord:romeo", "theater:own" and "discarded-sets:pink".
 */
export type Target = string;

/** What a move takes: an element of this kind. */
const TAKES: Record<string, "costumes" | "sets"> = { costume: "costumes", hat: "costumes", set: "sets", theater: "sets" };
/** Before the kind of an element that lies in the discards and not in a crate. */
const DISCARDED = "discarded-";
const SOURCE_KINDS = ["costumes", "sets", `${DISCARDED}costumes`, `${DISCARDED}sets`];

/** The element that an offer takes, or null. */
export function elementOf(offer: Offer): { kind: "costume" | "set"; colour: Colour } | null {
  const elements = TAKES[offer.kind];
  if (elements === undefined) return null;
  return { kind: elements === "costumes" ? "costume" : "set", colour: offer.args["colour"] as Colour };
}

/** Where the element lies that an offer takes, or null. */
export function sourceOf(offer: Offer, fromDiscards = false): Target | null {
  const elements = TAKES[offer.kind];
  if (elements === undefined) return null;
  return `${fromDiscards ? DISCARDED : ""}${elements}:${String(offer.args["colour"])}`;
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
    case "hat":
    case "double":
    case "rehearse":
      return `character:${String(args["character"])}`;
    case "set":
      return `cell:${String(args["place"])}`;
    case "step":
    case "back":
      return `act:${String(args["act"])}`;
    case "use":
    case "use-recruitment":
      return `backstage:${String(args["card"])}`;
    case "engage":
      return `lord:${String(args["card"])}`;
    case "theater":
      return "theater:own";
    case "keep":
    case "play":
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

/** Questions in which an element is chosen, then its place. */
export const PLACING = ["take", "salvage", "hat", "theater"];

function isCard(target: Target): boolean {
  return target.startsWith("backstage:");
}

/** Moves that let something be; later ones settle it for longer. */
const DECLINING = ["pass", "done", "forgo", "hold", "hold-for-good"];

/** How to decline, where nothing else can be done; the move that settles it for longest. */
export function onlyDeclining(legal: readonly Offer[]): Offer | null {
  if (!legal.length || !legal.every(declines)) return null;
  return [...legal].sort((one, other) => DECLINING.indexOf(other.kind) - DECLINING.indexOf(one.kind))[0] ?? null;
}

/** Whether it lets something be. */
export function declines({ kind }: Offer): boolean {
  return DECLINING.includes(kind);
}

/** Of the ways to use a card those that are open, and every number of cylinders that it prints. */
function isWorthNaming({ kind, reason }: Offer): boolean {
  return reason === null || kind === "use";
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

  /** `fromDiscards`: what is taken lies there, and not in the crates. */
  constructor(
    readonly all: Offer[] = [],
    private readonly fromDiscards = false,
  ) {
    this.legal = all.filter((offer) => offer.reason === null);
    for (const offer of all) {
      for (const target of [placeOf(offer), this.sourceOf(offer)]) {
        if (target === null) continue;
        const there = this.targets.get(target);
        if (there) there.push(offer);
        else this.targets.set(target, [offer]);
      }
    }
  }

  sourceOf(offer: Offer): Target | null {
    return sourceOf(offer, this.fromDiscards);
  }

  /** All that is about a thing; with an element chosen, only what is about both. */
  at(target: Target, chosen: Target | null = null): Offer[] {
    const there = this.targets.get(target) ?? [];
    if (chosen === null || isSource(target)) return there;
    return there.filter((offer) => this.sourceOf(offer) === chosen);
  }

  legalAt(target: Target, chosen: Target | null = null): Offer[] {
    return this.at(target, chosen).filter((offer) => offer.reason === null);
  }

  /** The element that is chosen without a click, because no other can be taken. */
  get onlySource(): Target | null {
    const { sources } = this;
    return sources.length === 1 ? (sources[0] ?? null) : null;
  }

  /** The elements that can be taken, each once, in the order of the offers. */
  get sources(): Target[] {
    return [...new Set(this.legal.map((offer) => this.sourceOf(offer)).filter((source) => source !== null))];
  }

  click(target: Target, chosen: Target | null): Click {
    const legal = this.legalAt(target, chosen);
    if (legal.length === 0) {
      const reason = tellingReason(target, this.at(target, chosen));
      return reason ? { does: "explain", reason } : { does: "nothing" };
    }
    if (isSource(target)) return { does: "select", source: target === chosen ? this.onlySource : target };
    // How many cylinders to put on a card is always asked: they are not to be had back.
    if (isCard(target)) return { does: "choose", offers: this.at(target).filter(isWorthNaming) };
    const [only] = legal;
    // Nor is an objective that was played: whoever only meant to read it is asked first.
    const single = legal.length === 1 && only && only.kind !== "play";
    return single ? { does: "play", offer: only } : { does: "choose", offers: legal };
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
