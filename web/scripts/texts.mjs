/** Texts without what is said to translators alone: comments, and the empty lines between messages. */
import { readFile } from "node:fs/promises";

export function texts() {
  return {
    name: "texts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const file = id.slice(0, -"?raw".length);
      this.addWatchFile(file);
      const text = await readFile(file, "utf-8");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, "").replace(/\n{2,}(?=\S)/g, "\n"))}`;
    },
  };
}
