import { globSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { getCallSites } from "node:util"
import { parseAst } from "vite"
import { root } from "./sources.ts"

/** A regular expression of a built package, such as `core: /x/i`. */
export interface PackageRegex {
  readonly name: string
  readonly regex: RegExp
}

export interface FoundRegexes {
  readonly regexes: readonly PackageRegex[]
  /** Places that create a regular expression when they are called, where it cannot be recorded: `core/x.js:3:5`. */
  readonly unseen: readonly string[]
}

/** The dashboard runs in the user's browser; the others are for tests. */
const NO_SERVER = ["dashboard", "testkit", "qdrant-stand-in", "local-postgres"]

/**
 * Every regular expression that runs in a server or a command: literals, and those created while the engine's modules
 * load.
 */
export function findRegexes(): FoundRegexes {
  const modules = globSync("packages/*/dist/**/*.js", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !NO_SERVER.includes(packageOf(file)))
  const found = new Map<string, PackageRegex>()
  const add = (from: string, regex: RegExp) => found.set(`${from}: ${regex}`, { name: `${from}: ${regex}`, regex })
  const places = new Set<string>()
  for (const file of modules) {
    const source = readFileSync(join(root, file), "utf8")
    const { literals, made } = regexesIn(parseAst(source))
    for (const literal of literals) add(packageOf(file), literal)
    for (const start of made) places.add(placeOf(file, source, start))
  }
  // No other package creates one from a string when it loads; such a place would be missed.
  const engine = modules.filter((file) => packageOf(file) === "core")
  for (const { regex, place } of regexesMadeBy(engine)) {
    add("core", regex)
    places.delete(place)
  }
  return { regexes: [...found.values()], unseen: [...places] }
}

function packageOf(file: string): string {
  return file.split("/")[1] ?? ""
}

function placeOf(file: string, source: string, start: number): string {
  const before = source.slice(0, start).split("\n")
  return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

const load = createRequire(import.meta.url)

interface Made {
  readonly regex: RegExp
  readonly place: string
}

function regexesMadeBy(modules: readonly string[]): readonly Made[] {
  const made: Made[] = []
  const note = (regex: RegExp): RegExp => {
    const site = getCallSites(10).find(({ scriptName }) => scriptName.includes("/packages/core/dist/"))
    const file = site?.scriptName.replace(/^.*?(?=packages\/core\/dist\/)/, "")
    made.push({ regex, place: `${file}:${site?.lineNumber}:${site?.columnNumber}` })
    return regex
  }
  const { RegExp: own } = globalThis
  globalThis.RegExp = new Proxy(own, {
    // Wraps the constructor of regular expressions, called with or without `new`.
    construct: (target, given, to) => note(Reflect.construct(target, given, to) as RegExp),
    apply: (target, to, given) => note(Reflect.apply(target, to, given) as RegExp),
  })
  try {
    // `import` is not used, because a test runner transforms the source and changes its lines.
    for (const file of modules) load(join(root, file))
  } finally {
    globalThis.RegExp = own
  }
  return made
}

/** All literals of a module, and the places that call the constructor. */
function regexesIn(tree: unknown): { readonly literals: readonly RegExp[]; readonly made: readonly number[] } {
  const literals: RegExp[] = []
  const made: number[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return
    if ("regex" in node && typeof node.regex === "object" && node.regex !== null) {
      const { pattern, flags } = { pattern: "", flags: "", ...node.regex }
      literals.push(new RegExp(pattern, flags))
    }
    const { callee } = { callee: undefined, ...node }
    if (isConstructor(callee) && "start" in node && typeof node.start === "number") made.push(node.start)
    for (const child of Object.values(node)) visit(child)
  }
  visit(tree)
  return { literals, made }
}

function isConstructor(callee: unknown): boolean {
  if (typeof callee !== "object" || callee === null) return false
  return "name" in callee && callee.name === "RegExp"
}
