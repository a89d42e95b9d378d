import { mount } from "svelte";

import App from "./App.svelte";
import { pageHere } from "./pages";
import { beginLanguage } from "./state/language.svelte";
import "../node_modules/.cache/fonts/fonts.css";
import "./app.css";

/** Milliseconds until the page is loaded again, if its words or its style could not be. */
const AGAIN = 2000;

// Not awaited up here: other scripts import from this one, and would wait for it in turn.
async function open(): Promise<void> {
  const target = document.getElementById("app");
  if (target === null) throw new Error("The page has no place for the game.");
  const page = pageHere();
  // What cannot be loaded of a page is said by itself, once there are words for it.
  const code = page?.load().catch(() => undefined);
  try {
    await beginLanguage(page?.texts);
    const styles = [...document.body.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    if (styles.some(({ sheet }) => sheet === null)) throw new Error("The style could not be loaded.");
  } catch (error) {
    document.documentElement.dataset["broken"] = "";
    setTimeout(() => window.location.reload(), AGAIN);
    throw error;
  }
  await code;
  document.getElementById("door")?.remove();
  mount(App, { target });
}
void open();
