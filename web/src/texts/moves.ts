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
  "from crates": "from-crates",
  "from discards": "from-discards",
  forgo: "forgo",
  hold: "hold",
  "hold for good": "hold-for-good",
  "pay prompter": "pay-prompter",
  "take penalty": "take-penalty",
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
    case "double":
    case "rehearse":
      return { kind, args: { character: first } };
    case "step":
    case "back":
      return { kind, args: { act: ACTS.indexOf(first) + 1 } };
    case "costume":
      return { kind, args: { colour: first, character: second, circle: Number(third) } };
    case "set":
      return { kind, args: { colour: first, place: second } };
    case "use":
      return { kind: third === "with" ? "use-recruitment" : kind, args: { card: first, cylinders: Number(second) } };
    case "theater":
      return { kind, args: { colour: first } };
    case "hat":
      return { kind, args: { colour: first, character: second } };
    case "engage":
      return { kind, args: { card: first } };
    case "keep":
    case "play":
      return { kind, args: { objective: first } };
    default:
      return null;
  }
}
