import { afterEach, describe, expect, it, vi } from "vitest";

import { firstKnown } from "../texts/known";
import * as languages from "../texts/languages";
import { beginLanguage, chooseLanguage, currentLanguage, houseTexts } from "./language.svelte";
import { choose } from "./settings.svelte";

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await chooseLanguage("en");
  choose("language", "");
});

describe("the language", () => {
  it("is the first of the browser's that we speak", () => {
    expect(firstKnown(["de-AT", "fr-CA", "it"])).toBe("fr");
    expect(firstKnown(["HU"])).toBe("hu");
    expect(firstKnown(["hung", "de"])).toBe("en");
    expect(firstKnown([])).toBe("en");
  });
  it("is the one chosen before, whatever the browser has", async () => {
    vi.stubGlobal("navigator", { languages: ["it-IT"] });
    await beginLanguage();
    expect(currentLanguage()).toBe("it");
    choose("language", "hu");
    await beginLanguage();
    expect(currentLanguage()).toBe("hu");
    expect(localStorage.getItem("language")).toBe("hu");
  });
  it("comes with the texts of the page that is opened first, in one go", async () => {
    const load = vi.spyOn(languages, "loadTexts");
    await beginLanguage(["people"]);
    expect(load).toHaveBeenCalledOnce();
    expect([...(load.mock.calls[0]?.[1] ?? [])]).toContain("people");
  });
  it("changes all that is said, and the page's own mark", async () => {
    const seen: string[] = [];
    seen.push(houseTexts().say("close"));
    await chooseLanguage("fr");
    seen.push(houseTexts().say("close"));
    expect(seen).toEqual(["Close", "Fermer"]);
    expect(document.documentElement.lang).toBe("fr");
  });
  it("is the one chosen last, however long each takes to come", async () => {
    const load = vi.spyOn(languages, "loadTexts");
    let late = (): void => {};
    load.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    const first = chooseLanguage("fr");
    await chooseLanguage("it");
    late();
    await first;
    expect(currentLanguage()).toBe("it");
    expect(localStorage.getItem("language")).toBe("it");
  });
  it("stays where the texts of another cannot be had", async () => {
    vi.spyOn(languages, "loadTexts").mockRejectedValueOnce(new TypeError("no connection"));
    await expect(chooseLanguage("fr")).rejects.toThrow("no connection");
    expect(currentLanguage()).toBe("en");
    expect(localStorage.getItem("language")).toBeNull();
  });
});

describe("the texts of a page", () => {
  it("are refused where there are none", async () => {
    await expect(languages.loadTexts("en", ["nonsense"])).rejects.toThrow("There is no nonsense.ftl in en.");
  });
});
