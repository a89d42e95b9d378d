import { mount } from "svelte";

import "../fonts.css";
import "../art/palette.css";
import "../app.css";
import { beginLanguage } from "../state/language.svelte";
import Gallery from "./Gallery.svelte";
import { getMoments } from "./moments";

const target = document.getElementById("gallery");
if (target === null) throw new Error("The page has no place for the gallery.");
await beginLanguage();
mount(Gallery, { target, props: { all: await getMoments() } });
