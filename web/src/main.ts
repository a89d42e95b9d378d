import { mount } from "svelte";

import App from "./App.svelte";
import { pageHere } from "./pages";
import { beginLanguage } from "./state/language.svelte";
import "../node_modules/.cache/fonts/fonts.css";
import "./art/palette.css";
import "./app.css";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the game.");
try {
  await beginLanguage(pageHere()?.texts);
} catch {
  // Without words there is nothing to show: the connection broke just now.
  setTimeout(() => window.location.reload(), 2000);
  throw new Error("The texts could not be loaded.");
}
mount(App, { target });
