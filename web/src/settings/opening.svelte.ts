/** The settings: they stand over whatever page is open. */
import { Opening } from "../state/opening.svelte";

export const settings = new Opening(() => import("./Settings.svelte"), ["settings"]);
