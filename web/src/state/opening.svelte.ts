/** What stands over a page once somebody has asked for it: it is loaded then, with its own texts. */
import type { Component } from "svelte";

import { needTexts } from "./language.svelte";

type Over = Component<{ onclose: () => void }>;

export class Opening {
  /** What is open, if anything. */
  shown = $state.raw<Over | null>(null);
  /** It could not be loaded. */
  failed = $state(false);

  constructor(
    private readonly load: () => Promise<{ default: Over }>,
    private readonly texts: readonly string[],
  ) {}

  open = async (): Promise<void> => {
    this.failed = false;
    try {
      const [loaded] = await Promise.all([this.load(), ...this.texts.map((name) => needTexts(name))]);
      this.shown = loaded.default;
    } catch {
      this.failed = true;
    }
  };

  close = (): void => {
    this.shown = null;
  };
}
