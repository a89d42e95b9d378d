/**
 * Pages beside home and table, by the first word of their address: `/rules`, `/rules/R7.3`. They are loaded when
 * somebody opens them, with their own texts, `locales/LANGUAGE/NAME.ftl`. Home has a link to each that is here.
 */
import type { Component } from "svelte";

import { TABLE_TEXTS } from "./texts/languages";
import { isHome, pageOfRoute, tableOfRoute } from "./state/route.svelte";
import TableRoute from "./table/TableRoute.svelte";

export interface Page {
  load: () => Promise<{ default: Component<{ rest: string }> }>;
  /** The names of its files of texts. */
  texts: readonly string[];
}

export const PAGES: Readonly<Record<string, Page>> = {
  lesson: { load: () => import("./lesson/LessonPage.svelte"), texts: ["lesson", ...TABLE_TEXTS] },
  rules: { load: () => import("./books/RulesPage.svelte"), texts: ["books"] },
  cards: { load: () => import("./books/CardsPage.svelte"), texts: ["books", "edition", "measures"] },
  you: { load: () => import("./people/YouPage.svelte"), texts: ["people"] },
  carry: { load: () => import("./people/CarryPage.svelte"), texts: ["people"] },
  deal: { load: () => import("./deal/DealPage.svelte"), texts: ["deal", "people"] },
  replay: { load: () => import("./replay/ReplayPage.svelte"), texts: TABLE_TEXTS },
};

/** A table comes with home, so that it is there at once; its texts follow. */
export const TABLE: Page = { load: () => Promise.resolve({ default: TableRoute }), texts: TABLE_TEXTS };

/** The page of the address; none at home, and where there is nothing. */
export function pageHere(): Page | undefined {
  if (tableOfRoute()) return TABLE;
  return isHome() ? undefined : PAGES[pageOfRoute()[0]];
}
