/** Steps back that the page takes by itself. The browser takes them a moment later: until then nothing else may go anywhere. */

let leaving: Promise<void> | null = null;

export function stepBack(): void {
  leaving = new Promise((done) => {
    const arrived = (): void => {
      leaving = null;
      done();
    };
    window.addEventListener("popstate", arrived, { once: true });
  });
  window.history.back();
}

/** At once, or when the browser has taken the last of these steps. */
export function whenArrived(then: () => void): void {
  if (leaving === null) then();
  else void leaving.then(() => whenArrived(then));
}
