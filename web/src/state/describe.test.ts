import { describe, expect, it } from "vitest";

import type { Backstage, Edition } from "../api/types";
import given from "../texts/sentences.json";
import { Texts } from "../texts/texts";
import { describeBackstage, describeCard } from "./describe";

const edition = given.edition as unknown as Edition;
const texts = new Texts("en", given.names, edition);

function described(name: string, uses: Backstage["uses"] = []): string {
  const backstageCard = (wanted: string) => edition.backstage?.cards.find((card) => card.name === wanted) ?? null;
  return describeBackstage(name, { backstageCard, backstage: { uses } as unknown as Backstage, texts });
}

describe("a backstage card in words", () => {
  it("says what each number of cylinders gives", () => {
    expect(described("hatter-1")).toBe("Hatter I, 1 cylinder: a hat, 3 cylinders: 2 hats");
  });
  it("says who uses it", () => {
    const use = { seat: 1, card: "hatter-1", number: 3, recruitment: false };
    expect(described("hatter-1", [use])).toMatch(/, Green uses it for 3 cylinders$/);
    expect(described("hatter-2", [use])).not.toContain("Green");
  });
});

describe("a character in words", () => {
  const costume = ["black", null] as const;
  const shylock = { name: "shylock", used: false, resting: false, costume: [...costume] };

  it("has a hat, and what a costume adds", () => {
    const words = describeCard("shylock", shylock, edition, texts, false, "green");
    expect(words).toContain("in costume also Act I +1");
    expect(words).toContain("has a green hat");
    expect(describeCard("shylock", shylock, edition, texts)).not.toContain("hat");
  });
  it("may be a backstage card that was kept", () => {
    const kept = { name: "prompter-1", used: false, resting: false };
    expect(describeCard("prompter-1", kept, edition, texts)).toBe(`Prompter I, ${texts.power("prompter-1")}`);
  });
});
