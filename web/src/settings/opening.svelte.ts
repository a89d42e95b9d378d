/** The settings, once somebody has asked for them: they are loaded then, and stand over whatever page is open. */
import type { Component } from "svelte";

import { needTexts } from "../state/language.svelte";

type Settings = Component<{ onclose: () => void }>;

let opened = $state.raw<Settings | null>(null);

export function openedSettings(): Settings | null {
  return opened;
}

/** Fails where they cannot be loaded. */
export async function openSettings(): Promise<void> {
  const [loaded] = await Promise.all([import("./Settings.svelte"), needTexts("settings")]);
  opened = loaded.default;
}

export function closeSettings(): void {
  opened = null;
}
