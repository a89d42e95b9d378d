/** Uses of backstage cards that would do nothing as the table is: they are allowed, and better not chosen. */
import type { TableState } from "./table.svelte";

type Table = Pick<TableState, "view" | "edition" | "backstage" | "extras" | "card" | "me">;

/** Whether an icon would find nothing to do. */
function isIdle(icon: string, table: Table): boolean {
  const { view, edition, backstage, me } = table;
  if (view === null || edition === null || backstage === null || me === null) return false;
  const own = table.extras(me.seat);
  const [kind = ""] = icon.split("-");
  if (icon === "fewer-rest") return view.day >= edition.days; // after the last day nobody rests
  if (kind === "lord") return backstage.lord.length === 0;
  if (kind === "theater") return own !== null && own.theater.length >= (edition.backstage?.theater.length ?? 0);
  if (kind === "double") return !me.troupe.some(({ name }) => table.card(name)?.kind === "actor");
  if (kind === "hat") return me.troupe.every(({ name, costume }) => costume === undefined || own?.hats[name] !== undefined);
  return false;
}

/** Whether a card would have no effect at all. */
export function hasNoEffect(icons: readonly string[], table: Table): boolean {
  return icons.length > 0 && icons.every((icon) => isIdle(icon, table));
}
