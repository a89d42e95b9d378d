/** Where we are: the address, and nothing else. */
let path = $state(window.location.pathname);

window.addEventListener("popstate", () => {
  path = window.location.pathname;
});

/** The table of the address, or null at home. */
export function tableOfRoute(): string | null {
  return /^\/tables\/([\w-]+)\/?$/.exec(path)?.[1] ?? null;
}

/** The table that is to be watched again, "" where a file is to be chosen, or null elsewhere. */
export function replayOfRoute(): string | null {
  const found = /^\/replay(?:\/([\w-]+))?\/?$/.exec(path);
  return found ? (found[1] ?? "") : null;
}

/** Whether the address is one of ours. */
export function isKnownRoute(): boolean {
  return path === "/" || tableOfRoute() !== null || replayOfRoute() !== null;
}

/** A click on a link to one of our own pages. One that asks for a tab or a window of its own gets it. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}

export function go(to: string): void {
  if (to !== window.location.pathname) window.history.pushState(null, "", to);
  path = to;
  window.scrollTo(0, 0);
}
