/** The table is fetched while somebody looks at home, so that a game that is begun is there at once. */
import { TABLE } from "./pages";
import { needTexts } from "./state/language.svelte";

/** What a browser may say of the connection; not all do. */
interface Connected {
  connection?: { saveData?: boolean };
}

/** As soon as home has all that it shows and there is nothing else to do. */
export function fetchAhead(): void {
  if ((navigator as Connected).connection?.saveData) return;
  const begin = (): void => {
    // What cannot be fetched now is asked for again when it is needed.
    Promise.all([TABLE.load(), ...TABLE.texts.map(needTexts), import("./art/emblems/base")]).catch(() => {});
  };
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin, 200);
}
