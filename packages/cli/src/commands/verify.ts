import { resolve } from "node:path"
import { CommandError } from "../command-error.ts"
import { rejectWithoutDatabaseFile } from "../configuration/postgres.ts"
import { encryptionOf } from "../encryption/database-key.ts"
import { pluralize } from "../output/plural.ts"
import { Progress } from "../output/progress.ts"
import { type Command, configurationOf, folderOptions } from "./command.ts"

export const verifyCommand: Command = {
  usage: "[FILE] (default: the database in the data folder)",
  example: "keepsake verify",
  maxPositionals: 1,
  options: folderOptions,
  async run(call) {
    const { out, cwd } = call
    const [named] = call.arguments.positionals
    const configuration = configurationOf(call)
    const { store, databaseFile } = configuration
    if (named === undefined) rejectWithoutDatabaseFile(configuration)
    if (named === undefined && store === "memory")
      throw new CommandError(1, "nothing_kept", "The memory store has no file to verify")
    const { verifyDatabase } = await import("../backups/verify-database.ts")
    const file = named === undefined ? databaseFile : resolve(cwd, named)
    out.progress(`Verifying ${file}`)
    const progress = new Progress("Verifying", out)
    const result = await verifyDatabase(file, (share) => progress.at(share, 1), await encryptionOf(configuration))
    progress.end()
    const { faults, memories, versions, content, compared } = result
    const against = compared ? ", matches its manifest" : ""
    const text =
      faults.length === 0
        ? `${file} is intact: ${pluralize(memories, "memory", "memories")}, ${pluralize(versions, "version")}, content hash ${content}${against}`
        : [`${file} is damaged:`, ...faults.map((fault) => `  ${fault}`), REMEDY].join("\n")
    out.answer({ json: { whole: faults.length === 0, ...result }, text })
    return faults.length === 0 ? 0 : 3
  },
}

const REMEDY = "Restore the newest intact backup: keepsake backup list, keepsake backup restore FILE --yes"
