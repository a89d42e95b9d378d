/** Pieces that travel and things that light up when something happens. Nothing moves for those who ask for stillness. */
import { mount, unmount, type Component } from "svelte";

import type { GameEvent, Offer } from "../api/types";
import Cylinder from "../art/Cylinder.svelte";
import Disc from "../art/Disc.svelte";
import Element from "../art/Element.svelte";
import Emblem from "../art/Emblem.svelte";
import Hat from "../art/Hat.svelte";
import Icon from "../art/Icon.svelte";
import { atPlace, firstOf } from "./places";
import { px } from "./scale.svelte";
import { setting } from "./settings.svelte";

const TRAVEL = 320;
const APART = 60;

interface Flight {
  from: DOMRect;
  to: string[];
  make: (target: HTMLElement) => Record<string, unknown>;
}

export function still(): boolean {
  return setting("motion") === "off" || typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where pieces start, measured before the table changes. */
export function prepare(events: GameEvent[], me: number | null, own: Offer | null): Flight[] {
  if (still()) return [];
  const flights: Flight[] = [];
  let before = "";
  for (const { id, args } of events) {
    const seat = args["seat"] as number;
    const mine = seat === me;
    const theatre = `theatre:${seat}`;
    // An element that is placed next comes from the discards, and not out of a crate.
    const found = before === "discard-taken";
    before = id;
    if (own !== null && mine && flownAlready(id, own)) continue;
    let from: string[] = [];
    let to: string[] = [];
    let make: Flight["make"] | null = null;
    switch (id) {
      case "costume-placed":
        from = found ? ["discards:costumes"] : [`costumes:${String(args["colour"])}`];
        to = mine ? [`character:${String(args["character"])}`, theatre] : [theatre];
        make = piece(Element, { kind: "costume", colour: args["colour"], size: px(30) });
        break;
      case "set-placed":
        from = found ? ["discards:sets"] : [`sets:${String(args["colour"])}`];
        to = mine ? [`cell:${String(args["cell"])}`, theatre] : [theatre];
        make = piece(Element, { kind: "set", colour: args["colour"], size: px(30) });
        break;
      case "hat-placed":
        from = [`costumes:${String(args["colour"])}`];
        to = mine ? [`character:${String(args["character"])}`, theatre] : [theatre];
        make = piece(Hat, { colour: args["colour"], size: px(30) });
        break;
      case "theater-placed":
        from = [`sets:${String(args["colour"])}`];
        to = mine ? ["theater:own", theatre] : [theatre];
        make = piece(Element, { kind: "set", colour: args["colour"], size: px(30) });
        break;
      case "backstage-used":
      case "backstage-used-recruitment":
        from = [`cards:${seat}`, `hand:${seat}`, theatre];
        to = [`backstage:${String(args["card"])}`];
        make = id === "backstage-used" ? piece(Cylinder, { seat, size: px(30) }) : piece(Icon, { name: "recruitment", size: px(30) });
        break;
      case "backstage-kept":
      case "engaged":
        from = id === "engaged" ? [`lord:${String(args["card"])}`, "lord"] : [`backstage:${String(args["card"])}`];
        to = mine ? ["troupe", theatre] : [theatre];
        make = piece(Emblem, { name: String(args["card"]), size: px(44) });
        break;
      case "recruited":
      case "recruited-extra":
        from = [`row:${String(args["card"])}`];
        to = mine ? ["troupe", theatre] : [theatre];
        make = piece(Emblem, {
          name: id === "recruited" ? cardKey(String(args["card"])) : "extra",
          size: px(44),
        });
        break;
      case "activated":
        from = [`hand:${seat}`, theatre];
        to = mine ? [`character:${String(args["character"])}`, theatre] : [theatre];
        make = mine ? piece(Cylinder, { seat, size: px(30) }) : null;
        break;
      case "step":
      case "back": {
        const space = args["space"] as number;
        from = [`act:${String(args["act"])}:${id === "step" ? space - 1 : space + 1}`];
        to = [`act:${String(args["act"])}:${space}`];
        make = piece(Disc, { seat, size: px(26) });
        break;
      }
    }
    const start = make && firstOf(from);
    if (start && make) flights.push({ from: start.getBoundingClientRect(), to, make });
  }
  return flights;
}

/** The piece flew when it was clicked. */
function flownAlready(id: string, own: Offer): boolean {
  const kinds: Record<string, string[]> = {
    "costume-placed": ["costume"],
    "set-placed": ["set"],
    recruited: ["recruit"],
    "recruited-extra": ["recruit-extra"],
    activated: ["activate"],
    "hat-placed": ["hat"],
    "theater-placed": ["theater"],
    "backstage-used": ["use"],
    engaged: ["engage"],
  };
  return kinds[id]?.includes(own.kind) ?? false;
}

function cardKey(name: string): string {
  return name.replace(/(-\d+)+$/, "");
}

// Each piece has props of its own.
function piece(component: Component<any>, props: Record<string, unknown>): Flight["make"] {
  return (target) => mount(component, { target, props });
}

/** Lets them travel, each along an arc, one shortly after the other. */
export function launch(flights: Flight[]): void {
  flights.slice(-8).forEach(({ from, to, make }, order) => {
    const end = firstOf(to)?.getBoundingClientRect();
    if (end === undefined) return;
    const holder = document.createElement("div");
    holder.className = "flight";
    holder.setAttribute("aria-hidden", "true");
    document.body.append(holder);
    const made = make(holder);
    const size = holder.getBoundingClientRect();
    const start = { x: from.x + from.width / 2 - size.width / 2, y: from.y + from.height / 2 - size.height / 2 };
    const stop = { x: end.x + end.width / 2 - size.width / 2, y: end.y + end.height / 2 - size.height / 2 };
    const lift = Math.min(60, Math.hypot(stop.x - start.x, stop.y - start.y) / 5);
    const middle = { x: (start.x + stop.x) / 2, y: (start.y + stop.y) / 2 - lift };
    const at = ({ x, y }: { x: number; y: number }, scale = 1): string => `translate(${x}px, ${y}px) scale(${scale})`;
    const flight = holder.animate(
      [{ transform: at(start) }, { transform: at(middle, 1.15) }, { transform: at(stop) }],
      { duration: TRAVEL, delay: order * APART, easing: "ease-out", fill: "both" },
    );
    const land = (): void => {
      void unmount(made);
      holder.remove();
    };
    flight.finished.then(land, land);
  });
}

/** The curtain closes and opens between days. It is in nobody's way. */
export function drawCurtain(title: string): void {
  if (still()) return;
  const curtain = document.createElement("div");
  curtain.className = "curtain";
  curtain.setAttribute("aria-hidden", "true");
  const halves = ["left", "right"].map((side) => {
    const half = document.createElement("i");
    half.className = side;
    return half;
  });
  const words = document.createElement("b");
  words.textContent = title;
  curtain.append(...halves, words);
  document.body.append(curtain);
  const timing: KeyframeAnimationOptions = { duration: 950, easing: "ease-in-out", fill: "both" };
  halves.forEach((half, index) => {
    const away = index === 0 ? "translateX(-102%)" : "translateX(102%)";
    half.animate(
      [
        { transform: away },
        { transform: "none", offset: 0.34 },
        { transform: "none", offset: 0.62 },
        { transform: away },
      ],
      timing,
    );
  });
  const shown = words.animate(
    [{ opacity: 0 }, { opacity: 1, offset: 0.34 }, { opacity: 1, offset: 0.62 }, { opacity: 0 }],
    timing,
  );
  const gone = (): void => curtain.remove();
  shown.finished.then(gone, gone);
}

/** Lights what is spoken of, and nothing else, for as long as it is. */
export function light(places: string[]): void {
  for (const lit of document.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
  for (const place of places) atPlace(place)?.setAttribute("data-lit", "");
}

/** Lights up what has changed. */
export function flash(events: GameEvent[]): void {
  if (still()) return;
  const places = new Set<string>();
  for (const { id, args } of events) {
    const seat = String(args["seat"]);
    if (id === "prestige" || id === "money" || id === "ambiance") places.add(`${id}:${seat}`);
    else if (id === "token-gained" || id === "token-spent") places.add(`tokens:${seat}`);
    else if (id === "step" || id === "back") places.add(`act:${String(args["act"])}:${String(args["space"])}`);
    else if (id === "rehearsed" || id === "doubled") places.add(`character:${String(args["character"])}`);
    else if (id.startsWith("backstage-used")) places.add(`backstage:${String(args["card"])}`);
    if (typeof args["seat"] === "number") places.add(`theatre:${seat}`);
  }
  for (const place of places) {
    atPlace(place)?.animate(
      [{ boxShadow: "0 0 0 0.15rem var(--candle), 0 0 0.8rem var(--candle)" }, { boxShadow: "0 0 0 0 transparent" }],
      { duration: 900, easing: "ease-out" },
    );
  }
}
