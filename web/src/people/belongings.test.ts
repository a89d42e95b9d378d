import { beforeEach, describe, expect, it } from "vitest";

import { chooseLanguage, currentLanguage } from "../state/language.svelte";
import { rememberedName, rememberName } from "../state/name";
import { choose } from "../state/settings.svelte";
import { packed, unpack } from "./belongings";

/** Another browser, which has nothing. */
async function elsewhere(): Promise<void> {
  rememberName("");
  await chooseLanguage("en");
  choose("language", "");
}
beforeEach(elsewhere);

describe("what somebody takes along", () => {
  it("is nothing where nothing was given or chosen", () => {
    expect(packed()).toBe("");
  });

  it("is the name and the language", async () => {
    rememberName("Ödön & Ann=2");
    await chooseLanguage("hu");
    const carried = packed().slice(1);
    await elsewhere();
    await unpack(carried);
    expect(rememberedName()).toBe("Ödön & Ann=2");
    expect(currentLanguage()).toBe("hu");
  });

  it("does not take the place of what is there", async () => {
    rememberName("Will");
    await chooseLanguage("fr");
    await unpack("name=Kit&language=it");
    expect(rememberedName()).toBe("Will");
    expect(currentLanguage()).toBe("fr");
  });

  it("may be written by anybody", async () => {
    await unpack(`name=${"x".repeat(90)}&language=tlh&more=%`);
    expect(rememberedName()).toBe("x".repeat(40));
    expect(currentLanguage()).toBe("en");
  });
});
