/** Where we are: the address, and nothing else. */
import { whenArrived } from "./steps";

let path = $state(window.location.pathname);

// `#/rules/R7.3` leads where `/rules/R7.3` does, from wherever it is written.
function heedFragment(): void {
  const wanted = window.location.hash;
  if (!wanted.startsWith("#/")) return;
  window.history.replaceState(null, "", wanted.slice(1));
  path = window.location.pathname;
}
heedFragment();
window.addEventListener("hashchange", heedFragment);

window.addEventListener("popstate", () => {
  path = window.location.pathname;
});

/** The table of the address, or null at home. */
export function tableOfRoute(): string | null {
  return /^\/tables\/([\w-]+)\/?$/.exec(path)?.[1] ?? null;
}

/** The table that somebody means who writes an address, or only the end of one; null where none is named. */
export function tableOf(written: string): string | null {
  return /^(?:.*\/tables\/)?([\w-]+)\/?$/.exec(written.trim())?.[1] ?? null;
}

export function isHome(): boolean {
  return path === "/";
}

/** The first word of the address, which is the name of a page (see `pages`), and what follows it. */
export function pageOfRoute(): [name: string, rest: string] {
  const [, name = "", rest = ""] = /^\/([\w-]*)\/?(.*)$/.exec(path) ?? [];
  return [name, rest];
}

/** A click that does not ask for a tab or a window of its own. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** A click on a link to one of our own pages. One that asks for a tab or a window of its own gets it. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}

export function go(to: string): void {
  whenArrived(() => {
    if (to !== window.location.pathname) window.history.pushState(null, "", to);
    path = to;
    window.scrollTo(0, 0);
  });
}
