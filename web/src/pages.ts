/**
 * Pages beside home and table, by the first word of their address: `/rules`, `/rules/R7.3`. They are loaded when
 * somebody opens them, with their own texts, `locales/LANGUAGE/NAME.ftl`. Home has a link to each that is here.
 */
import type { Component } from "svelte";

import { TABLE_TEXTS } from "./texts/languages";
import { isHome, pageOfRoute, tableOfRoute } from "./state/route.svelte";

export interface Page {
  load: () => Promise<{ default: Component<{ rest: string }> }>;
  /** The names of its files of texts. */
  texts: readonly string[];
}

export const PAGES: Readonly<Record<string, Page>> = {
  lesson: { load: () => import("./lesson/LessonPage.svelte"), texts: ["lesson", ...TABLE_TEXTS] },
  rules: { load: () => import("./books/RulesPage.svelte"), texts: ["books"] },
  cards: { load: () => import("./books/CardsPage.svelte"), texts: ["books", "edition", "measures"] },
  you: { load: () => import("./people/YouPage.svelte"), texts: [] },
  carry: { load: () => import("./people/CarryPage.svelte"), texts: [] },
  deal: { load: () => import("./deal/DealPage.svelte"), texts: [] },
  replay: { load: () => import("./replay/ReplayPage.svelte"), texts: TABLE_TEXTS },
};

/** Fetched ahead while somebody looks at home (see `state/ahead`). */
export const TABLE: Page = { load: () => import("./table/TableRoute.svelte"), texts: TABLE_TEXTS };

/** The page of the address; none at home, and where there is nothing. */
export function pageHere(): Page | undefined {
  if (tableOfRoute()) return TABLE;
  return isHome() ? undefined : PAGES[pageOfRoute()[0]];
}
