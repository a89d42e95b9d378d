import { mount } from "svelte";

import "../../node_modules/.cache/fonts/fonts.css";
import "../art/palette.css";
import "../app.css";
import { beginLanguage } from "../state/language.svelte";
import { TABLE_TEXTS } from "../texts/languages";
import Gallery from "./Gallery.svelte";
import { getMoments } from "./moments";

const target = document.getElementById("gallery");
if (target === null) throw new Error("The page has no place for the gallery.");
await beginLanguage(TABLE_TEXTS);
mount(Gallery, { target, props: { all: await getMoments() } });
