import { isDeepStrictEqual } from "node:util"
import { parse } from "smol-toml"
import type { McpEntry } from "./entry.ts"
import type { ListFile } from "./list-file.ts"

type Table = Record<string, unknown>

/** TOML, where an entry is a table of its own at the end. Text is cut and added; the parser says whether nothing else changed. */
export const tomlFile: ListFile = {
  isReadable(text) {
    try {
      parse(text)
      return true
    } catch {
      return false
    }
  },
  entry(text, [list, name]) {
    const found = tableOf(parse(text)[list])[name]
    return found === undefined ? undefined : plain(found)
  },
  with(text, path, entry) {
    const [list, name] = path
    const rest = tomlFile.entry(text, path) === undefined ? text : tomlFile.without(text, path)
    if (rest === undefined) return undefined
    const gap = rest.trim() === "" ? "" : `${rest.trimEnd()}\n\n`
    const made = gap + entryLines(`${list}.${name}`, entry)
    const before = parse(rest)
    return holds(made, { ...before, [list]: { ...tableOf(before[list]), [name]: entry } }) ? made : undefined
  },
  without(text, [list, name]) {
    const lines = text.split("\n")
    const kept: string[] = []
    let isWithin = false
    for (const line of lines) {
      const header = /^\s*\[+\s*([^\]]+?)\s*\]+\s*(?:#.*)?$/.exec(line)?.[1]?.replaceAll(/["'\s]/g, "")
      if (header !== undefined) isWithin = header === `${list}.${name}` || header.startsWith(`${list}.${name}.`)
      if (!isWithin) kept.push(line)
    }
    const rest = kept.join("\n").replace(/\n+$/, "\n")
    const { [name]: _, ...others } = tableOf(parse(text)[list])
    const { [list]: __, ...before } = parse(text)
    const isEmpty = Object.keys(others).length === 0
    const expected = isEmpty ? before : { ...before, [list]: others }
    return holds(rest, expected) || (isEmpty && holds(rest, { ...before, [list]: {} })) ? rest : undefined
  },
  empty: "",
}

function entryLines(header: string, { command, args, env }: McpEntry): string {
  // A basic string of TOML takes every escape of JSON.
  const lines = [`[${header}]`, `command = ${JSON.stringify(command)}`, `args = ${JSON.stringify(args)}`]
  if (env !== undefined) {
    lines.push("", `[${header}.env]`)
    for (const [variable, value] of Object.entries(env)) lines.push(`${variable} = ${JSON.stringify(value)}`)
  }
  return `${lines.join("\n")}\n`
}

function holds(text: string, expected: Table): boolean {
  try {
    return isDeepStrictEqual(plain(parse(text)), plain(expected))
  } catch {
    return false
  }
}

/** Without the prototypes that tell two parses apart. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

function tableOf(value: unknown): Table {
  return typeof value === "object" && value !== null ? { ...value } : {}
}
