/**
 * Where points come from. What happened in the evening, in a dress rehearsal or at the end of the game becomes an
 * account: lines in sections, each with what it is worth, whose it is, and what of the table it is about.
 */
import type { GameEvent, View } from "../api/types";
import { PRIVATE_TWINS } from "./telling";

export type SectionId = "ambiance" | "rehearsal" | "act-1" | "act-2" | "act-3" | "objectives" | "yellow" | "hats" | "pay" | "final";

export interface Line {
  section: SectionId;
  /** The events it stands for; the first gives it its words, unless `message` does. */
  events: GameEvent[];
  /** Another text than that of the event, with its arguments. */
  message: { id: string; args: Record<string, unknown> } | null;
  seat: number | null;
  prestige: number;
  money: number;
  /** What lights up meanwhile. */
  places: string[];
}

/** What the score to come has counted all along. */
const FORESEEN = ["objectives", "yellow", "hats", "unpaid"];
const PHASES: Record<string, SectionId> = { ambiance: "ambiance", rehearsal: "rehearsal", end: "objectives" };
const SECTIONS: Record<string, SectionId> = {
  "objective-scored": "objectives",
  fired: "objectives", // by one of them
  "yellow-counted": "yellow",
  "hats-counted": "hats",
  paid: "pay",
  unpaid: "pay",
  final: "final",
  won: "final",
};
/** What tells why a gain or a loss follows at once. */
const CAUSES = ["objective-scored", "yellow-counted", "hats-counted", "unpaid", "rehearsed"];
/** What is no news, or is said by the heading. */
const SILENT = ["phase", "act-scored", "forced", "initiative", "ambiance-reset", "objectives-held", "objectives-held-for-good"];

/** The lines of what happened: `before` is the table when it began. */
export function accountOf(events: GameEvent[], before: View, begun: SectionId | null = null): Line[] {
  const lines: Line[] = [];
  let section = begun;
  let view = before;
  for (const event of events) {
    const { id, args } = event;
    const known = view;
    view = after(view, event);
    if (id === "phase") section = PHASES[String(args["phase"])] ?? null;
    else if (id === "act-scored") section = `act-${String(args["act"])}` as SectionId;
    if (section === null) continue;
    section = SECTIONS[id] ?? section;
    if (SILENT.includes(id) || PRIVATE_TWINS.includes(id)) continue;
    const last = lines.at(-1);
    const seat = typeof args["seat"] === "number" ? args["seat"] : null;
    const amount = Number(args["amount"] ?? 0);
    if ((id === "prestige" || id === "money") && last && last.seat === seat && belongs(last, event)) {
      last[id] += amount;
      last.events.push(event);
      last.places.push(`${id}:${seat}`);
      continue;
    }
    if (id === "paid" && last?.seat === seat && last.events[0]?.id === "paid") {
      last.events.push(event);
      last.places.push(`character:${String(args["character"])}`);
      last.message = paying(last.events);
      last.money -= Number(args["cost"]);
      continue;
    }
    lines.push({
      section,
      events: [event],
      message: id === "paid" ? paying([event]) : worded(event, section, known),
      seat,
      prestige: id === "prestige" ? amount : 0,
      money: id === "money" ? amount : id === "paid" ? -Number(args["cost"]) : 0,
      places: placesOf(event, section, known),
    });
  }
  return lines;
}

/** Where an account stands after these events: which section a further one would go on with. */
export function sectionAfter(events: GameEvent[], begun: SectionId | null): SectionId | null {
  let section = begun;
  for (const { id, args } of events) {
    if (id === "phase") section = PHASES[String(args["phase"])] ?? null;
    else if (id === "act-scored") section = `act-${String(args["act"])}` as SectionId;
  }
  return section;
}

/** The phase of the day that a section belongs to. */
export function phaseOf(section: SectionId): View["phase"] {
  if (section === "ambiance") return "ambiance";
  return section === "rehearsal" || section.startsWith("act-") ? "rehearsal" : "end";
}

function belongs(line: Line, { args }: GameEvent): boolean {
  const cause = line.events[0]?.id ?? "";
  const source = String(args["source"]);
  if (!CAUSES.includes(cause)) return false;
  return cause !== "rehearsed" || source === "rehearsal";
}

function paying(events: GameEvent[]): Line["message"] {
  const cost = events.reduce((sum, { args }) => sum + Number(args["cost"]), 0);
  const { seat, left } = events.at(-1)?.args ?? {};
  return { id: "account-paid", args: { seat, cost, left, cards: events.map(({ args }) => args["character"]) } };
}

/** An act scores by where one stands: that is said, and not only what it brings. */
function worded({ id, args }: GameEvent, section: SectionId, view: View): Line["message"] {
  if (args["source"] === "acts" && (id === "prestige" || id === "money")) {
    const act = Number(section.slice(-1));
    const track = view.acts[act - 1];
    const seat = Number(args["seat"]);
    const space = track?.spaces[seat] ?? 0;
    const place = (track?.ahead.indexOf(seat) ?? -1) + 1;
    const loss = Number(args["amount"]) < 0;
    return { id: loss ? "account-grey" : act === 2 ? "account-rank" : "account-space", args: { seat, space, place } };
  }
  if (args["source"] === "ambiance" && (id === "prestige" || id === "money")) {
    const seat = Number(args["seat"]);
    return { id: "account-ambiance", args: { seat, space: view.players[seat]?.ambiance ?? 0 } };
  }
  return null;
}

function placesOf({ id, args }: GameEvent, section: SectionId, view: View): string[] {
  const places: string[] = [];
  const seat = args["seat"];
  if (typeof seat === "number") {
    places.push(`theatre:${seat}`);
    if (section.startsWith("act-")) {
      const act = Number(section.slice(-1));
      places.push(`act:${act}:${view.acts[act - 1]?.spaces[seat] ?? 0}`);
    }
    if (id === "prestige" || id === "money") places.push(`${id}:${seat}`);
    if (section === "ambiance" && id !== "step" && id !== "back") places.push(`ambiance:${seat}`);
    if (id === "final") places.push(`prestige:${seat}`);
  }
  if (id === "step" || id === "back") places.push(`act:${String(args["act"])}:${String(args["space"])}`);
  if (id === "step-lost") places.push(`act:${String(args["act"])}`);
  if (args["character"] !== undefined) places.push(`character:${String(args["character"])}`);
  if (args["objective"] !== undefined) places.push(`objective:${String(args["objective"])}`);
  if (id === "purple-left") places.push("sets:purple");
  return places;
}

/** What an event changes of what an account shows: prestige and the score to come, money and what is owed, ambiance and the acts. */
export function after(view: View, { id, args }: GameEvent): View {
  const seat = args["seat"];
  if (typeof seat !== "number") return view;
  const changing = (more: Partial<View["players"][number]>): View => ({
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...more } : player)),
  });
  switch (id) {
    case "prestige": {
      const more = FORESEEN.includes(String(args["source"])) ? 0 : Number(args["amount"]);
      return changing({ prestige: Number(args["total"]), projected: (view.players[seat]?.projected ?? 0) + more });
    }
    case "money":
      return changing({ money: Number(args["total"]) });
    case "paid":
    case "unpaid": {
      // Either way nothing is owed for this one any more.
      const { money = 0, payroll = 0 } = view.players[seat] ?? {};
      return changing({ money: Number(args["left"] ?? money), payroll: payroll - Number(args["cost"]) });
    }
    case "ambiance":
      return changing({ ambiance: Number(args["space"]) });
    case "step":
    case "back": {
      const index = Number(args["act"]) - 1;
      const space = Number(args["space"]);
      return {
        ...view,
        acts: view.acts.map((track, act) => {
          if (act !== index) return track;
          const spaces = track.spaces.map((old, disc) => (disc === seat ? space : old));
          // Whoever arrives lies on top of the pile, behind those who are there.
          const others = track.ahead.filter((disc) => disc !== seat);
          const at = others.filter((disc) => (spaces[disc] ?? 0) >= space).length;
          return { spaces, ahead: [...others.slice(0, at), seat, ...others.slice(at)] };
        }),
      };
    }
    default:
      return view;
  }
}

/** The table while an account is given: all that was built, but nothing yet of what is accounted for, nor of the night. */
export function meanwhile(before: View, now: View): View {
  return {
    ...before,
    question: null,
    deciders: [],
    questions: now.questions, // what was answered is answered
    players: now.players.map((player) => {
      const old = before.players[player.seat] ?? player;
      const troupe = player.troupe.map((member) => {
        const was = old.troupe.find((one) => one.name === member.name);
        return { ...member, used: was?.used ?? member.used, resting: was?.resting ?? member.resting };
      });
      return { ...player, ...pick(old), troupe };
    }),
  };
}

/** All has been told: what money and steps make of the score to come is known by the server alone. */
export function settled(view: View, now: View): View {
  return { ...view, players: view.players.map((player, seat) => ({ ...player, projected: now.players[seat]?.projected ?? player.projected })) };
}

function pick({ prestige, money, ambiance, cylinders, wagered, projected }: View["players"][number]): Partial<View["players"][number]> {
  return { prestige, money, ambiance, cylinders, wagered, projected };
}
