/** What there is to say about a table. */
import { Opening } from "../state/opening.svelte";

export const atTable = new Opening(() => import("./AtTable.svelte"), ["table", "time"]);
