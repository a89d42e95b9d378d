/** Where we are: the address, and nothing else. */
let path = $state(window.location.pathname);

window.addEventListener("popstate", () => {
  path = window.location.pathname;
});

/** The table of the address, or null at home. */
export function tableOfRoute(): string | null {
  return /^\/tables\/([\w-]+)\/?$/.exec(path)?.[1] ?? null;
}

export function isHome(): boolean {
  return path === "/";
}

/** The first word of the address, which is the name of a page (see `pages`), and what follows it. */
export function pageOfRoute(): [name: string, rest: string] {
  const [, name = "", rest = ""] = /^\/([\w-]*)\/?(.*)$/.exec(path) ?? [];
  return [name, rest];
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
