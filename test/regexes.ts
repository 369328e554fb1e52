import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { parseAst } from "vite"
import { root } from "./sources.ts"

/** Every regular expression of the engine: those written as literals, and those made while its modules are loaded. */
export async function regexesOfCore(): Promise<readonly RegExp[]> {
  const folder = join(root, "packages/core/dist")
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"))
  const found = new Map<string, RegExp>()
  for (const name of modules) {
    for (const literal of literalsIn(parseAst(readFileSync(join(folder, name), "utf8"))))
      found.set(`${literal}`, literal)
  }
  const { RegExp: own } = globalThis
  globalThis.RegExp = new Proxy(own, {
    construct(target, given, made) {
      // What a constructor of regular expressions makes.
      const regex = Reflect.construct(target, given, made) as RegExp
      found.set(`${regex}`, regex)
      return regex
    },
  })
  try {
    for (const name of modules) await import(pathToFileURL(join(folder, name)).href)
  } finally {
    globalThis.RegExp = own
  }
  return [...found.values()]
}

function literalsIn(node: unknown): readonly RegExp[] {
  if (typeof node !== "object" || node === null) return []
  if ("regex" in node && typeof node.regex === "object" && node.regex !== null) {
    const { pattern, flags } = { pattern: "", flags: "", ...node.regex }
    return [new RegExp(pattern, flags)]
  }
  return Object.values(node).flatMap(literalsIn)
}
