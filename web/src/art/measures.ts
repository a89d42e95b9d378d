// Which drawing shows what an objective counts: there is one for each measure with a name, and compositions borrow them.
import type { Measure } from "../api/types";

const DRAWINGS: Record<string, string> = {
  elements: "stage-filled",
  colours: "stage-filled",
  candles: "stage-filled",
  rows: "stage-filled",
  halves: "stage-filled",
  costumes: "costumes-complete",
  characters: "non-actors",
  acts: "acts-first",
  behind: "acts-first",
  space: "least-act",
  pounds: "pounds",
};

export function drawingOf({ name, count, conditions, parts }: Measure): string {
  const [first] = parts;
  if (first) return name ?? drawingOf(first);
  if (name) return name;
  if (conditions["wearer"] === "extra") return "extras-costumed";
  if (conditions["worth"]) return "costumes-worth";
  if (String(conditions["colour"]) === "yellow") return "yellow-elements";
  if (String(conditions["kind"]) === "actor") return "actors";
  return DRAWINGS[count] ?? "";
}
