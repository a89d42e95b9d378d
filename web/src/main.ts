import { mount } from "svelte";

import App from "./App.svelte";
import { beginLanguage } from "./state/language.svelte";
import "./fonts.css";
import "./art/palette.css";
import "./app.css";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the game.");
try {
  await beginLanguage();
} catch {
  // Without words there is nothing to show: the connection broke just now.
  setTimeout(() => window.location.reload(), 2000);
  throw new Error("The texts could not be loaded.");
}
mount(App, { target });
