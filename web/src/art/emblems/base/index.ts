import type { EmblemArt } from "../../emblem";

const files = import.meta.glob<EmblemArt>(["./*.ts", "!./index.ts"], { eager: true, import: "default" });

export const prints: Record<string, EmblemArt> = Object.fromEntries(
  Object.entries(files).map(([path, art]) => [path.slice(2, -3), art]),
);
