import type { Client, RouteOutput, Routes } from "@keepsake/api"
import { closestMatch } from "@keepsake/core/closest-match"
import { CommandError, type ExitCode, usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { table, valueTable } from "../output/table.ts"
import type { Call, Command } from "./command.ts"
import { folderOptions } from "./command.ts"
import { ownerOptions } from "./owner-options.ts"

type Listed = RouteOutput<Routes["listActions"]>["data"][number]

export const runCommand: Command = {
  usage: "[ACTION [VALUE | NAME=VALUE ...]]",
  example: "keepsake run files_sync force=true",
  maxPositionals: 50,
  takesOtherOptions: true,
  options: { ...ownerOptions, ...folderOptions },
  async run(call) {
    const { positionals } = call.arguments
    return withClient(call, async (client) => {
      const { data } = await client.listActions()
      if (positionals.length === 0) return listAll(call, data)
      const named = beginningWith(positionals, data)
      return named.length > 0 ? listAll(call, named) : runOne(call, client, data)
    })
  },
}

/** The actions of a plugin whose common first word is all that was written. */
function beginningWith([first, second]: readonly string[], all: readonly Listed[]): readonly Listed[] {
  if (second !== undefined || all.some(({ name }) => name === first)) return []
  return all.filter(({ name }) => name.startsWith(`${first}_`))
}

function listAll({ out }: Call, actions: readonly Listed[]): ExitCode {
  const rows = actions.map((action) => [[action.name, ...parameters(action)].join(" "), action.description])
  return out.answer({ json: actions, text: rows.length > 0 ? table(rows) : "No plugin of this server has actions." })
}

async function runOne(
  { arguments: { positionals }, out }: Call,
  client: Client,
  all: readonly Listed[],
): Promise<ExitCode> {
  const [action, words] = findAction(positionals, all)
  const { result } = await client.runAction({ name: action.name, input: readInput(action, words) })
  return out.answer({ json: result, text: toText(result) })
}

/** The action that the first words name, `files_sync` or `files sync`, and the words behind it. */
function findAction(words: readonly string[], all: readonly Listed[]): readonly [Listed, readonly string[]] {
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join("_")
    const action = all.find((one) => one.name === name)
    if (action !== undefined) return [action, words.slice(count)]
  }
  const [first = "", second = ""] = words.filter((word) => !word.includes("="))
  const names = all.map(({ name }) => name)
  const near = closestMatch(first.includes("_") || second === "" ? first : `${first}_${second}`, names)
  throw new CommandError(2, "usage", `No plugin of this server has an action "${[first, second].join(" ").trim()}"`, {
    remedy:
      near === undefined
        ? "See keepsake run for all actions; those of files come with the plugin @keepsake/source-files."
        : `Did you mean keepsake run ${near}?`,
  })
}

interface Property {
  readonly type?: unknown
}

function propertiesOf({ inputSchema }: Listed): ReadonlyMap<string, Property> {
  return new Map(Object.entries<Property>(Object(inputSchema.properties)))
}

function parameters(action: Listed): readonly string[] {
  const required = new Set(Array.isArray(action.inputSchema.required) ? action.inputSchema.required : [])
  return [...propertiesOf(action).keys()].map((name) => (required.has(name) ? `${name}=…` : `[${name}=…]`))
}

/** `NAME=VALUE`, `--NAME VALUE` and `--NAME` by name, other words in the order of the schema. */
function readInput(action: Listed, words: readonly string[]): Record<string, unknown> {
  const properties = propertiesOf(action)
  const input: Record<string, unknown> = {}
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? ""
    const option = /^--([^=]+)(?:=(.*))?$/s.exec(word)
    if (option !== null) {
      const [, named = "", inline] = option
      const property = properties.get(named)
      if (property === undefined) {
        throw usageError(
          `--${named} is not an option of ${action.name}`,
          `Usage: keepsake run ${[action.name, ...parameters(action)].join(" ")}`,
        )
      }
      const value = inline ?? (property.type === "boolean" ? "true" : words[++place])
      if (value === undefined) throw usageError(`--${named} needs a value: --${named}=VALUE`)
      input[named] = parseValue(value, property)
      continue
    }
    const at = word.indexOf("=")
    const isNamed = at > 0 && properties.has(word.slice(0, at))
    const name = isNamed ? word.slice(0, at) : [...properties.keys()].find((one) => !Object.hasOwn(input, one))
    if (name === undefined) {
      throw usageError(
        `"${word}" is one argument too many`,
        `Usage: keepsake run ${[action.name, ...parameters(action)].join(" ")}`,
      )
    }
    input[name] = parseValue(isNamed ? word.slice(at + 1) : word, properties.get(name))
  }
  return input
}

/** A value of the type that the schema wants; the server says what does not fit. */
function parseValue(text: string, { type }: Property = {}): unknown {
  if (type === undefined || type === "string") return text
  if (type === "array" && !text.startsWith("[")) return text.split(",")
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A text as it is, a list as one block an item, and an object as its names and values. */
function toText(result: unknown): string {
  if (Array.isArray(result)) return result.length > 0 ? result.map(toText).join("\n\n") : "nothing"
  if (typeof result !== "object" || result === null) return String(result)
  if ("text" in result && typeof result.text === "string" && result.text !== "") return result.text
  return valueTable(Object.entries(result).map(([name, value]) => [name, isEmpty(value) ? "" : toCell(value)]))
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

function toCell(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value)
}
