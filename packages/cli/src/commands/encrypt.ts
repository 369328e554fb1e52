import { finishConversion, formatOf, rejectWrongKey } from "@keepsake/store-sqlite"
import { CommandError } from "../command-error.ts"
import { pluralize } from "../output/plural.ts"
import { type Command, configurationOf, folderOptions } from "./command.ts"

export const encryptCommand: Command = {
  usage: "",
  example: "KEEPSAKE_SQLITE_KEY_FILE=/run/secrets/keepsake keepsake encrypt",
  maxPositionals: 0,
  options: folderOptions,
  async run(call) {
    const { out } = call
    const configuration = configurationOf(call)
    const { databaseFile, sqlite } = configuration
    const { convertDatabase, copiesOf, requireDatabase } = await import("../encryption/convert-database.ts")
    const { encryptionFrom, loadCipher, missingKey } = await import("../encryption/database-key.ts")
    requireDatabase(configuration)
    const encryption = await encryptionFrom(sqlite, configuration)
    if (encryption === undefined) throw missingKey()
    const { fingerprintOf } = await loadCipher(configuration)
    const isDone = formatOf(databaseFile) !== "plain"
    if (isDone) {
      rejectOther(() => rejectWrongKey(databaseFile, encryption))
      finishConversion(databaseFile, encryption)
    } else out.progress(`Encrypting ${databaseFile}`)
    const converted = isDone ? undefined : await convertDatabase(configuration, { to: encryption })
    const plain = copiesOf(configuration).filter((file) => formatOf(file) === "plain")
    const key = fingerprintOf(encryption, databaseFile)
    const lines = [
      converted === undefined
        ? `${databaseFile} is already encrypted with this key`
        : `Encrypted ${databaseFile}: ${pluralize(converted.memories, "memory", "memories")}, compared with the original`,
      `Key ${key}. Without it nothing can be read again, by anybody: keep a copy of it elsewhere.`,
      ...(converted?.overwritten === false
        ? ["The unencrypted file was deleted, but its bytes could not be overwritten."]
        : []),
      ...(plain.length === 0 ? [] : ["Still unencrypted:", ...plain.map((file) => `  ${file}`)]),
      ...(sqlite.encryption === "off" ? ["Set sqlite.encryption to aegis before the next start."] : []),
    ]
    return out.answer({
      json: { file: databaseFile, did: isDone ? "nothing" : "encrypted", key, ...converted, unencrypted: plain },
      text: lines.join("\n"),
    })
  },
}

/** The store's error has the exit code of wrong settings. */
function rejectOther(check: () => void): void {
  try {
    check()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new CommandError(3, "key_wrong", error.message, { cause: error, remedy: "Give the key of this database." })
  }
}
