// Writes src/api/schema.d.ts from the server's schema: `npm run types schema.json`, or the schema on standard input.
// With --check nothing is written; it fails if the file is stale.
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

import openapi, { astToString } from "openapi-typescript";

const target = fileURLToPath(new URL("../src/api/schema.d.ts", import.meta.url));
const args = process.argv.slice(2);
const check = args.includes("--check");
const file = args.find((arg) => !arg.startsWith("--"));

const schema = JSON.parse(file ? readFileSync(file, "utf-8") : await text(process.stdin)); // which may come late
const heading = "// Made from the server's schema by `npm run types`. Do not edit.\n";
const made = heading + astToString(await openapi(schema));

if (!check) {
  writeFileSync(target, made);
} else if (readFileSync(target, "utf-8") !== made) {
  console.error("src/api/schema.d.ts is stale: run `npm run types` with the server's schema.");
  process.exit(1);
}
