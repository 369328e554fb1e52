import { existsSync } from "node:fs"
import type { Json } from "@keepsake/core"
import { type ExitCode, usageError } from "../command-error.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { maskSecret } from "../configuration/listed-settings.ts"
import { knownSettings } from "../configuration/settings.ts"
import { withClient } from "../folder/with-client.ts"
import { table } from "../output/table.ts"
import { type Call, type Command, configurationOf, folderOptions } from "./command.ts"
import { importSettings } from "./config-import.ts"
import { offerModel } from "./config-llm.ts"

export const configCommand: Command = {
  usage: "print (or set SETTING VALUE, llm, import FILE)",
  example: "keepsake config print --explain",
  maxPositionals: 3,
  options: {
    ...folderOptions,
    explain: { about: "Show where each value comes from and the variable that sets it" },
    from: { value: "PROGRAM", about: "For import: whose settings the file holds: osaurus" },
    "dry-run": { about: "For import: only show what would be set" },
  },
  async run(call) {
    const [what, path, value] = call.arguments.positionals
    if (what === "set") return changeSetting(call, path, value)
    if (what === "llm" && path === undefined) return offerModel(call)
    if (what === "import" && value === undefined) return importSettings(call, path)
    if (what !== "print" || path !== undefined) {
      throw usageError(
        what === undefined ? "config needs an action" : `config has no action "${what}"`,
        "keepsake config print, set SETTING VALUE, llm, or import FILE --from osaurus",
      )
    }
    const configuration = configurationOf(call)
    const kept = await databaseSettings(call, configuration)
    const all = [...knownSettings.values()].map(({ path, variable, schema }) => {
      const fallback = schema.safeParse(undefined)
      const found = configuration.set.get(path) ?? kept.get(path) ?? derivedValue(path, configuration)
      const { value, from } = found ?? { value: fallback.success ? fallback.data : undefined, from: "default" }
      // Settings are plain JSON.
      return { path, value: maskSecret(path, (value ?? null) as Json), from, variable }
    })
    const rows = all.map(({ path, value, from, variable }) => {
      const shown = typeof value === "string" ? value : JSON.stringify(value)
      return call.arguments.has("explain") ? [path, shown, from, variable] : [path, shown]
    })
    const head = call.arguments.has("explain") ? [["SETTING", "VALUE", "FROM", "VARIABLE"]] : []
    return call.out.answer({ json: { data: all }, text: table([...head, ...rows]) })
  },
}

/** Changes a setting in the database, also while a server runs. */
async function changeSetting(call: Call, path: string | undefined, text: string | undefined): Promise<ExitCode> {
  if (path === undefined || text === undefined) {
    throw usageError("config set needs a setting and its value", "keepsake config set memory.maxTokens 500")
  }
  const { data } = await withClient(call, (client) => client.changeSettings({ set: { [path]: jsonOrText(text) } }))
  const changed = data.find((one) => one.path === path)
  return call.out.answer({ json: changed ?? null, text: `${path} = ${JSON.stringify(changed?.value ?? null)}` })
}

/** `500`, `true` and `null` as such, any other text as it is. */
function jsonOrText(text: string): Json {
  try {
    // What JSON.parse returns is JSON.
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

interface SettingSource {
  readonly value: unknown
  readonly from: string
}

/** Memory settings that were changed while it ran stand in the database. */
async function databaseSettings(
  call: Call,
  { store, databaseFile, dataDir }: Configuration,
): Promise<ReadonlyMap<string, SettingSource>> {
  if (store === "memory" || !existsSync(store === "postgres" ? dataDir : databaseFile)) return new Map()
  const { data } = await withClient(call, (client) => client.listSettings())
  const changed = data.filter(({ from }) => from === "database")
  return new Map(changed.map(({ path, value }) => [path, { value, from: "database" }]))
}

/** What follows from other programs' variables and from the machine. */
function derivedValue(path: string, { dataDir, upstream }: Configuration): SettingSource | undefined {
  if (path === "data.dir") return { value: dataDir, from: "this machine" }
  const [, provider, name] = /^upstream\.(openai|anthropic)\.(baseUrl|apiKey)$/.exec(path) ?? []
  if (provider === undefined || name === undefined) return undefined
  // Both were matched above.
  const value = upstream[provider as "openai" | "anthropic"]?.[name as "baseUrl" | "apiKey"]
  return value === undefined ? undefined : { value, from: `variables ${provider.toUpperCase()}_…` }
}
