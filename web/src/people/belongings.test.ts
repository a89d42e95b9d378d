import { beforeEach, describe, expect, it } from "vitest";

import { chooseLanguage, currentLanguage } from "../state/language.svelte";
import { rememberColour, rememberedColour } from "../state/colours";
import { rememberedName, rememberName } from "../state/name";
import { choose } from "../state/settings.svelte";
import { packed, unpack } from "./belongings";

/** Another browser, which has nothing. */
async function elsewhere(): Promise<void> {
  rememberName("");
  rememberColour(null);
  await chooseLanguage("en");
  choose("language", "");
}
beforeEach(elsewhere);

describe("what somebody takes along", () => {
  it("is nothing where nothing was given or chosen", () => {
    expect(packed()).toBe("");
  });

  it("is the name, the colour and the language", async () => {
    rememberName("Ödön & Ann=2");
    rememberColour("yellow");
    await chooseLanguage("hu");
    const carried = packed().slice(1);
    await elsewhere();
    await unpack(carried);
    expect(rememberedName()).toBe("Ödön & Ann=2");
    expect(rememberedColour()).toBe("yellow");
    expect(currentLanguage()).toBe("hu");
  });

  it("does not take the place of what is there", async () => {
    rememberName("Will");
    await chooseLanguage("fr");
    rememberColour("blue");
    await unpack("name=Kit&language=it&colour=red");
    expect(rememberedColour()).toBe("blue");
    expect(rememberedName()).toBe("Will");
    expect(currentLanguage()).toBe("fr");
  });

  it("may be written by anybody", async () => {
    await unpack(`name=${"x".repeat(90)}&language=tlh&colour=purple&more=%`);
    expect(rememberedColour()).toBeNull();
    expect(rememberedName()).toBe("x".repeat(40));
    expect(currentLanguage()).toBe("en");
  });
});
