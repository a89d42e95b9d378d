/** How far somebody is in the lesson: kept in the browser. The moves themselves are kept at the scene's table. */
const KEY = "lesson";

export interface Progress {
  /** The scene that is played; null before the first and after the last one. */
  scene: string | null;
  table: string | null;
  /** Steps of this scene without a decision that were tried or read. */
  tried: string[];
  /** The scenes that were played to their end, the last one last. */
  done: string[];
}

export const NOTHING: Progress = { scene: null, table: null, tried: [], done: [] };

export function readProgress(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept === "object" && kept !== null) return checked(kept as Record<string, unknown>);
  } catch {
    // Somebody else's words, or no storage: then the lesson begins anew.
  }
  return NOTHING;
}

function checked({ scene, table, tried, done }: Record<string, unknown>): Progress {
  const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
  const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);
  return { scene: text(scene), table: text(table), tried: texts(tried), done: texts(done) };
}

export function keepProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
