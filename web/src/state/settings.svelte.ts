/** What a person has set, kept in the browser: one word for each thing, and the first of its words until another is chosen. */
const CHOICES = {
  /** As the browser has it, or one of those we speak (see `language`). */
  language: ["", "en", "fr", "it", "hu"],
  theme: ["system", "light", "dark"],
  /** How fast the moves of others are shown. */
  speed: ["normal", "instant", "slow"],
  /** Whether pieces travel. Who has told the system that nothing should move need not say it again. */
  motion: ["on", "off"],
  sound: ["off", "on"],
  /** Per cent. */
  size: ["100", "115", "130", "150"],
  /** Whether each move is asked for a second time. */
  confirm: ["off", "on"],
  /** Whether a question is declined by itself where nothing else can be done. */
  decline: ["off", "on"],
  shortcuts: ["on", "off"],
} as const;

type Choices = typeof CHOICES;
export type Setting = keyof Choices;
export type Choice<Name extends Setting> = Choices[Name][number];
type Settings = { [Name in Setting]: Choice<Name> };

function stored<Name extends Setting>(name: Name): Choice<Name> {
  const choices: readonly Choice<Name>[] = CHOICES[name];
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(name);
  } catch {
    // A browser that keeps nothing.
  }
  return choices.find((choice) => choice === kept) ?? (choices[0] as Choice<Name>);
}

const names = Object.keys(CHOICES) as Setting[];
const settings = $state(Object.fromEntries(names.map((name) => [name, stored(name)])) as Settings);

export function setting<Name extends Setting>(name: Name): Choice<Name> {
  return settings[name];
}

export function choicesOf<Name extends Setting>(name: Name): readonly Choice<Name>[] {
  return CHOICES[name];
}

export function choose<Name extends Setting>(name: Name, choice: Choice<Name>): void {
  settings[name] = choice as Settings[Name];
  try {
    if (choice === CHOICES[name][0]) localStorage.removeItem(name);
    else localStorage.setItem(name, choice);
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the page.
  }
}

/** The choice after this one, round and round. */
export function next<Name extends Setting>(name: Name): void {
  const choices: readonly Choice<Name>[] = CHOICES[name];
  choose(name, choices[(choices.indexOf(settings[name]) + 1) % choices.length] as Choice<Name>);
}
