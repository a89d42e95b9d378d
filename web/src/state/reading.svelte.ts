/** The rule that is read over whatever else is on the screen. */
export const WHOLE = "R"; // no rule's number: the book, from its beginning

let rule = $state<string | null>(null);

export function openedRule(): string | null {
  return rule;
}

export function openRule(number: string | null): void {
  rule = number;
}
