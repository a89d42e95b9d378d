import { mount } from "svelte";

import App from "./App.svelte";
import { pageHere } from "./pages";
import { beginLanguage } from "./state/language.svelte";
import "../node_modules/.cache/fonts/fonts.css";
import "./app.css";

/** Milliseconds until the page is loaded again, if its words or its style could not be. */
const AGAIN = 2000;

/** A style that could not be loaded has no sheet, or one without rules, or one that may not be read. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

function tryAgain(): void {
  document.documentElement.dataset["broken"] = "";
  setTimeout(() => window.location.reload(), AGAIN);
}

// Not awaited up here: other scripts import from this one, and would wait for it in turn.
async function open(): Promise<void> {
  const target = document.getElementById("app");
  if (target === null) throw new Error("The page has no place for the game.");
  const page = pageHere();
  // What cannot be loaded of a page is said by itself, once there are words for it.
  const code = page?.load().catch(() => undefined);
  try {
    await beginLanguage(page?.texts);
  } catch (error) {
    tryAgain();
    throw error;
  }
  if (![...document.body.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(hasCome)) return tryAgain();
  await code;
  document.getElementById("door")?.remove();
  mount(App, { target });
}
void open();
