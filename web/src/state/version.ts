/** The server's version: the page came from the first one it heard of. */
let first: string | null = null;

/** Whether the server is another one than the page was loaded from. */
export function isAnother(version: string): boolean {
  first ??= version;
  return version !== first;
}
