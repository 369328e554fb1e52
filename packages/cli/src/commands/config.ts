import { existsSync } from "node:fs"
import type { Json } from "@keepsake/core"
import type { Configuration } from "../configuration/configuration.ts"
import { leaves } from "../configuration/leaves.ts"
import { shownOf } from "../configuration/listed.ts"
import { reach } from "../folder/reach.ts"
import { table } from "../output/table.ts"
import { wrongUsage } from "../stop.ts"
import { type Call, type Command, configurationOf, folderOptions } from "./command.ts"

export const config: Command = {
  usage: "print",
  example: "keepsake config print --explain",
  words: 1,
  options: { ...folderOptions, explain: { about: "Show where each value comes from and the variable that sets it" } },
  async run(call) {
    const [what] = call.arguments.positionals
    if (what !== "print") {
      throw wrongUsage(
        what === undefined ? "config needs an action" : `config has no action "${what}"`,
        "keepsake config print",
      )
    }
    const configuration = configurationOf(call)
    const kept = await keptSettings(call, configuration)
    const all = [...leaves.values()].map(({ path, variable, schema }) => {
      const fallback = schema.safeParse(undefined)
      const found = configuration.set.get(path) ?? kept.get(path) ?? derived(path, configuration)
      const { value, from } = found ?? { value: fallback.success ? fallback.data : undefined, from: "default" }
      // Settings are plain JSON.
      return { path, value: shownOf(path, (value ?? null) as Json), from, variable }
    })
    const rows = all.map(({ path, value, from, variable }) => {
      const shown = typeof value === "string" ? value : JSON.stringify(value)
      return call.arguments.has("explain") ? [path, shown, from, variable] : [path, shown]
    })
    const head = call.arguments.has("explain") ? [["SETTING", "VALUE", "FROM", "VARIABLE"]] : []
    call.out.answer({ json: { data: all }, text: table([...head, ...rows]) })
    return 0
  },
}

interface Found {
  readonly value: unknown
  readonly from: string
}

/** Memory settings that were changed while it ran stand in the database. */
async function keptSettings(call: Call, { store, databaseFile }: Configuration): Promise<ReadonlyMap<string, Found>> {
  if (store === "memory" || !existsSync(databaseFile)) return new Map()
  const { data } = await reach(call, (client) => client.listSettings())
  const changed = data.filter(({ from }) => from === "database")
  return new Map(changed.map(({ path, value }) => [path, { value, from: "database" }]))
}

/** What follows from other programs' variables and from the machine. */
function derived(path: string, { dataDir, upstream }: Configuration): Found | undefined {
  if (path === "data.dir") return { value: dataDir, from: "this machine" }
  const [, provider, name] = /^upstream\.(openai|anthropic)\.(baseUrl|apiKey)$/.exec(path) ?? []
  if (provider === undefined || name === undefined) return undefined
  // Both were matched above.
  const value = upstream[provider as "openai" | "anthropic"]?.[name as "baseUrl" | "apiKey"]
  return value === undefined ? undefined : { value, from: `variables ${provider.toUpperCase()}_…` }
}
