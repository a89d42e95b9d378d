/** The version that this page came with. While a server is renewed process by process, it may meet another at once. */
declare const __VERSION__: string;

export const VERSION = __VERSION__;

/** Whether the server is another one than the page was loaded from. */
export function isAnother(version: string): boolean {
  return version !== VERSION;
}
