import { mount } from "svelte";

import "../fonts.css";
import "../art/palette.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("gallery");
if (target === null) throw new Error("The page has no place for the gallery.");
mount(Gallery, { target });
