import { mount } from "svelte";

import App from "./App.svelte";
import "./fonts.css";
import "./art/palette.css";
import "./app.css";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the game.");
mount(App, { target });
