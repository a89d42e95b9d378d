// The fonts, cut down to the characters that the texts of all languages use, so that the first page is quick to load.
// What else the families have stays in files of its own, which a browser asks for only when it meets such a character:
// in somebody's name, say.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { convert } from "fontverter";
import subset from "subset-font";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const OUT = join(WEB, "node_modules/.cache/fonts");
const SOURCES = [
  { folder: join(WEB, "../src/shakespeare/locales"), files: /\.(ftl|md)$/ },
  { folder: join(WEB, "src"), files: /(?<!\.test)\.(svelte|ts)$/ },
];
// Spaces and signs that numbers are written with, besides those that stand in the texts.
const WRITTEN = "0123456789\u00a0\u202f\u2212+%";
// Its figures are old ones: 1 looks like I, which stands for numbers of its own here. Those of the text are used.
const FIGURES = new Set([..."0123456789"].map((figure) => figure.codePointAt(0)));
const FAMILIES = [
  { family: "Almendra", name: "almendra", weights: [400, 700], without: FIGURES },
  // The bold face has no ő or ű. This one, after it, lets the browser make them of the regular ones.
  { family: "Almendra Letters", name: "almendra", weights: [400], without: FIGURES },
  { family: "Alegreya Sans", name: "alegreya-sans", weights: [400, 500, 700], without: new Set() },
];
const SUBSETS = ["latin-ext", "latin"];

/** Every character that can stand on a page, but for names. */
function characters() {
  const found = new Set(WRITTEN);
  for (const { folder, files } of SOURCES) {
    for (const file of readdirSync(folder, { recursive: true }).filter((name) => files.test(name))) {
      for (const character of readFileSync(join(folder, file), "utf-8")) found.add(character);
    }
  }
  return new Set([...found].map((character) => character.codePointAt(0)).filter((code) => code >= 0x20));
}

/** The code points of a `unicode-range`. */
function expand(ranges) {
  return ranges.split(",").flatMap((range) => {
    const [first, last = first] = range.replace("U+", "").split("-").map((digits) => parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The code points that a font has: format 4 of its table `cmap`, which all our fonts have. */
async function covered(font) {
  const data = await convert(font, "truetype");
  const tables = Array.from({ length: data.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const cmap = data.readUInt32BE(tables.find((at) => data.toString("latin1", at, at + 4) === "cmap") + 8);
  const encodings = Array.from({ length: data.readUInt16BE(cmap + 2) }, (_, index) => cmap + data.readUInt32BE(cmap + 8 + 8 * index));
  const table = encodings.find((at) => data.readUInt16BE(at) === 4);
  const segments = data.readUInt16BE(table + 6); // twice as many bytes as there are
  return Array.from({ length: segments / 2 - 1 }, (_, index) => table + 14 + 2 * index).flatMap((end) => {
    const [first, last] = [data.readUInt16BE(end + 2 + segments), data.readUInt16BE(end)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** A `unicode-range` of code points in their order. */
function contract(codes) {
  const runs = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, last]) => `U+${[...new Set([first, last])].map((code) => code.toString(16)).join("-")}`).join(",");
}

function face(family, weight, file, codes) {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${contract(codes)};
}
`;
}

async function make() {
  const used = characters();
  // Cutting takes seconds: what has been cut for the same characters, in the same way, is good. (A newer package of fonts
  // is installed anew, without what was made of the old one.)
  const made = [contract([...used].sort((a, b) => a - b)), readFileSync(fileURLToPath(import.meta.url), "utf-8")].join("\n");
  const stamp = join(OUT, "made-for.txt");
  if (existsSync(stamp) && readFileSync(stamp, "utf-8") === made) return;
  mkdirSync(OUT, { recursive: true });
  const faces = [];
  for (const { family, name, weights, without } of FAMILIES) {
    const source = join(WEB, "node_modules/@fontsource", name);
    const ranges = JSON.parse(readFileSync(join(source, "unicode.json"), "utf-8"));
    for (const weight of weights) {
      for (const part of SUBSETS) {
        const whole = join(source, "files", `${name}-${part}-${weight}-normal.woff2`);
        const font = readFileSync(whole);
        const here = new Set(await covered(font));
        const codes = expand(ranges[part]).filter((code) => here.has(code) && !without.has(code));
        const wanted = codes.filter((code) => used.has(code));
        const [file, rest] = [`${name}-${part}-${weight}.woff2`, `${name}-${part}-${weight}-rest.woff2`];
        copyFileSync(whole, join(OUT, rest));
        faces.push(face(family, weight, rest, codes.filter((code) => !used.has(code))));
        if (!wanted.length) continue;
        writeFileSync(join(OUT, file), await subset(font, String.fromCodePoint(...wanted), { targetFormat: "woff2" }));
        faces.push(face(family, weight, file, wanted));
      }
    }
  }
  writeFileSync(join(OUT, "fonts.css"), faces.join(""));
  writeFileSync(stamp, made);
}

export function fonts() {
  return { name: "fonts", buildStart: () => (process.env["VITEST"] ? undefined : make()) };
}
