import { formatOf } from "@keepsake/store-sqlite"
import { CommandError } from "../command-error.ts"
import { confirm } from "../output/confirm.ts"
import { pluralize } from "../output/plural.ts"
import { type Command, configurationOf, folderOptions } from "./command.ts"

export const decryptCommand: Command = {
  usage: "",
  example: "keepsake decrypt --yes",
  maxPositionals: 0,
  options: { ...folderOptions, yes: { about: "Do not ask for confirmation" } },
  async run(call) {
    const { out } = call
    const configuration = configurationOf(call)
    const { databaseFile, sqlite } = configuration
    const { convertDatabase, requireDatabase } = await import("../encryption/convert-database.ts")
    const { encryptionOf } = await import("../encryption/database-key.ts")
    requireDatabase(configuration)
    if (formatOf(databaseFile) === "plain") {
      throw new CommandError(3, "key_wrong", `${databaseFile} is not encrypted; nothing was changed`, {
        remedy: "There is nothing to decrypt. Leave sqlite.encryption off.",
      })
    }
    const encryption = await encryptionOf({ ...configuration, sqlite: { ...sqlite, encryption: "aegis" } })
    if (encryption === undefined) throw new CommandError(3, "key_wrong", "There is no key")
    await confirm(call, `Store ${databaseFile} unencrypted?`, "Everybody who reads the file reads the memories")
    out.progress(`Decrypting ${databaseFile}`)
    const converted = await convertDatabase(configuration, { from: encryption })
    const lines = [
      `Decrypted ${databaseFile}: ${pluralize(converted.memories, "memory", "memories")}, compared with the original`,
      "Its backups are still encrypted with the key.",
      ...(sqlite.encryption === "off" ? [] : ["Set sqlite.encryption to off before the next start."]),
    ]
    return out.answer({ json: { file: databaseFile, did: "decrypted", ...converted }, text: lines.join("\n") })
  },
}
