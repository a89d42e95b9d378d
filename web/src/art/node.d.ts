// The one thing of Node that a test of the drawings needs: styles come to tests as empty texts, so it reads the file.
declare module "node:fs" {
  export function readFileSync(path: string, encoding: "utf8"): string;
}
