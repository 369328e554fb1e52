import { resolve } from "node:path"
import { Progress } from "../output/progress.ts"
import { Stop } from "../stop.ts"
import { type Command, configurationOf, folderOptions } from "./command.ts"

export const verify: Command = {
  usage: "[FILE] (a backup; the data folder's own database when left out)",
  words: 1,
  options: folderOptions,
  async run(call) {
    const { out, cwd } = call
    const [named] = call.arguments.positionals
    const { store, databaseFile } = configurationOf(call)
    if (named === undefined && store === "memory") throw new Stop(1, "nothing_kept", "The store memory keeps no file")
    const { examined } = await import("../backups/examined.ts")
    const file = named === undefined ? databaseFile : resolve(cwd, named)
    out.progress(`Reading ${file} whole`)
    const progress = new Progress("Reading", out)
    const found = await examined(file, (share) => progress.at(share, 1))
    progress.end()
    const { faults, memories, versions, content, compared } = found
    const against = compared ? ", the same as when it was made" : ""
    const text =
      faults.length === 0
        ? `${file} is whole: ${memories} memories in ${versions} versions, content ${content}${against}`
        : [`${file} is not whole:`, ...faults.map((fault) => `  ${fault}`), REMEDY].join("\n")
    out.answer({ json: { whole: faults.length === 0, ...found }, text })
    return faults.length === 0 ? 0 : 3
  },
}

const REMEDY = "Restore the newest whole backup: keepsake backup list, keepsake backup restore FILE --yes"
