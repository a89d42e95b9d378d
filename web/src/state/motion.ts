/** Pieces that travel and things that light up when something happens. Nothing moves for those who ask for stillness. */
import { mount, unmount, type Component } from "svelte";

import type { GameEvent, Offer } from "../api/types";
import Cylinder from "../art/Cylinder.svelte";
import Disc from "../art/Disc.svelte";
import Element from "../art/Element.svelte";
import Emblem from "../art/Emblem.svelte";
import Hat from "../art/Hat.svelte";
import Icon from "../art/Icon.svelte";
import type { Paint } from "../art/names";
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
export function prepare(events: GameEvent[], me: number | null, own: Offer | null, colourOf: (seat: number) => Paint): Flight[] {
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
        make = id === "backstage-used" ? piece(Cylinder, { colour: colourOf(seat), size: px(30) }) : piece(Icon, { name: "recruitment", size: px(30) });
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
        make = mine ? piece(Cylinder, { colour: colourOf(seat), size: px(30) }) : null;
        break;
      case "step":
      case "back": {
        const space = args["space"] as number;
        from = [`act:${String(args["act"])}:${id === "step" ? space - 1 : space + 1}`];
        to = [`act:${String(args["act"])}:${space}`];
        make = piece(Disc, { colour: colourOf(seat), size: px(26) });
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

/**
 * Lets pieces travel and lights up what has changed. The table changes in one frame, and this begins in the next, so
 * that no frame has to do both; and all is measured before anything is put on the page, so that it is laid out once.
 */
export function move(flights: Flight[], events: GameEvent[] = []): void {
  if (still() || (!flights.length && !events.length)) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const routes = flights.slice(-8).flatMap(routeOf);
      const frames = [...changedBy(events)].flatMap(frameOf);
      const pieces = routes.map(({ make }) => {
        const holder = overlaid("flight");
        return { holder, made: make(holder) };
      });
      const lights = frames.map((style) => overlaid("glow", style));
      above().append(...lights, ...pieces.map(({ holder }) => holder));
      pieces.forEach(({ holder, made }, order) => travel(holder, made, routes[order] as Route, order * APART));
      for (const light of lights) fade(light);
    }),
  );
}

interface Point {
  x: number;
  y: number;
}

interface Route {
  start: Point;
  stop: Point;
  make: Flight["make"];
}

function centre({ x, y, width, height }: DOMRect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function routeOf({ from, to, make }: Flight): Route[] {
  const end = firstOf(to)?.getBoundingClientRect();
  return end ? [{ start: centre(from), stop: centre(end), make }] : [];
}

/** What lies over the page and is in nobody's way: the page is not laid out anew for it. */
function above(): HTMLElement {
  const there = document.querySelector<HTMLElement>(".above");
  if (there) return there;
  const sheet = overlaid("above");
  document.body.append(sheet);
  return sheet;
}

function overlaid(kind: string, style = ""): HTMLElement {
  const made = document.createElement("div");
  made.className = kind;
  made.style.cssText = style;
  made.setAttribute("aria-hidden", "true");
  return made;
}

/** Along an arc. */
function travel(holder: HTMLElement, made: Record<string, unknown>, { start, stop }: Route, delay: number): void {
  const lift = Math.min(60, Math.hypot(stop.x - start.x, stop.y - start.y) / 5);
  const middle = { x: (start.x + stop.x) / 2, y: (start.y + stop.y) / 2 - lift };
  const at = ({ x, y }: Point, scale = 1): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const flight = holder.animate(
    [{ transform: at(start) }, { transform: at(middle, 1.15) }, { transform: at(stop) }],
    { duration: TRAVEL, delay, easing: "ease-out", fill: "both" },
  );
  const land = (): void => {
    void unmount(made);
    holder.remove();
  };
  flight.finished.then(land, land);
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

/** Where something has changed. */
function changedBy(events: GameEvent[]): Set<string> {
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
  return places;
}

/** A frame of light over a place. */
function frameOf(place: string): string[] {
  const lit = atPlace(place);
  if (lit === null) return [];
  const { left, top, width, height } = lit.getBoundingClientRect();
  const { borderRadius } = getComputedStyle(lit);
  return [`left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; border-radius: ${borderRadius}`];
}

/** Nothing has to be drawn anew while it does. */
function fade(light: HTMLElement): void {
  const fading = light.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 900, easing: "ease-out", fill: "forwards" });
  const gone = (): void => light.remove();
  fading.finished.then(gone, gone);
}
