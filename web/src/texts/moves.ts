/** A move's text, `recruit hamlet as extra`, read back into its kind and its fields. */

export interface MoveFields {
  kind: string;
  args: Record<string, string | number>;
}

const ACTS = ["I", "II", "III"];
const WORDS: Record<string, string> = {
  "spend token": "spend-token",
  "keep token": "keep-token",
  "ask money": "ask-money",
  "ask objectives": "ask-objectives",
  pass: "pass",
  done: "done",
};

/** Null for a move that is written as none that we know. */
export function readMove(text: string): MoveFields | null {
  const whole = WORDS[text];
  if (whole !== undefined) return { kind: whole, args: {} };
  const [kind = "", first = "", second = "", third = ""] = text.split(" ");
  switch (kind) {
    case "wager":
      return { kind, args: { cylinders: Number(first) } };
    case "recruit":
      return { kind: second === "as" ? "recruit-extra" : kind, args: { card: first } };
    case "activate":
    case "spare":
      return { kind, args: { character: first } };
    case "step":
    case "back":
      return { kind, args: { act: ACTS.indexOf(first) + 1 } };
    case "costume":
      return { kind, args: { colour: first, character: second, circle: Number(third) } };
    case "set":
      return { kind, args: { colour: first, place: second } };
    case "keep":
      return { kind, args: { objective: first } };
    default:
      return null;
  }
}
