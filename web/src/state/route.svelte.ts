/** Where we are: the address, and nothing else. */
let path = $state(window.location.pathname);

window.addEventListener("popstate", () => {
  path = window.location.pathname;
});

/** The table of the address, or null at home. */
export function tableOfRoute(): string | null {
  return /^\/tables\/([\w-]+)\/?$/.exec(path)?.[1] ?? null;
}

export function go(to: string): void {
  if (to !== window.location.pathname) window.history.pushState(null, "", to);
  path = to;
  window.scrollTo(0, 0);
}
