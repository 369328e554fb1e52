import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** The root folder of the workspace. */
export const root = fileURLToPath(new URL("..", import.meta.url))

export interface Import {
  readonly from: string
  readonly what: string
}

/** Every source file of the packages, relative to the root. */
export function sourceFiles(): readonly string[] {
  return globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root }).toSorted()
}

/** Every file of the benches, proofs, checks and repository tests, relative to the root. */
export function toolFiles(): readonly string[] {
  return globSync(["bench/src/**/*.ts", "proofs/**/*.ts", "test/*.ts", "checks/**/*.mjs"], {
    cwd: root,
    exclude: ["**/node_modules/**"],
  }).toSorted()
}

/** The static and dynamic imports of a file; relative ones as a path from the root. */
export function importsOf(file: string): readonly Import[] {
  const text = readFileSync(new URL(file, `file://${root}`), "utf8")
  const named = text.matchAll(/(?:^|\n)(?:import|export)\s(?:[\w*\s{},$]*?\bfrom\s)?["']([^"'\n]+)["']/g)
  const dynamic = text.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g)
  return [...named, ...dynamic].map(([, what = ""]) => ({
    from: file,
    what: what.startsWith(".") ? new URL(what, `file:///${file}`).pathname.slice(1) : what,
  }))
}
