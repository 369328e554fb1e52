import { text } from "node:stream/consumers"
import { formatOf } from "@keepsake/store-sqlite"
import { CommandError, usageError } from "../command-error.ts"
import { pluralize } from "../output/plural.ts"
import { type Call, type Command, configurationOf, folderOptions } from "./command.ts"

export const rekeyCommand: Command = {
  usage: "--new-key-file FILE",
  example: "openssl rand -hex 32 | tee /run/secrets/keepsake.new | keepsake rekey --new-key-file -",
  maxPositionals: 0,
  options: {
    ...folderOptions,
    "new-key-file": { value: "FILE", about: "File with the new key, or - to read it from stdin" },
  },
  async run(call) {
    const { out } = call
    const configuration = configurationOf(call)
    const { databaseFile, sqlite } = configuration
    const { convertDatabase, copiesOf, requireDatabase } = await import("../encryption/convert-database.ts")
    const { encryptionFrom, encryptionOf, loadCipher } = await import("../encryption/database-key.ts")
    const source = await newKey(call)
    requireDatabase(configuration)
    const before = await encryptionOf({ ...configuration, sqlite: { ...sqlite, encryption: "aegis" } })
    const after = await encryptionFrom(source, { ...configuration, file: undefined, dataDir: call.cwd })
    if (before === undefined || after === undefined) throw new CommandError(3, "key_wrong", "There is no key")
    const { fingerprintOf } = await loadCipher(configuration)
    const keyBefore = fingerprintOf(before, databaseFile)
    // Otherwise a key would be destroyed that still opens the database.
    if (fingerprintOf(after, databaseFile) === keyBefore) {
      throw new CommandError(1, "options_invalid", "The new key is the same as the current one", {
        remedy: "Create another one, for example with: openssl rand -hex 32",
      })
    }
    out.progress(`Encrypting ${databaseFile} with the new key`)
    const converted = await convertDatabase(configuration, { from: before, to: after })
    const keyAfter = fingerprintOf(after, databaseFile)
    const older = copiesOf(configuration).filter((file) => formatOf(file) === "encrypted or damaged")
    const lines = [
      `Encrypted ${databaseFile} with key ${keyAfter}: ${pluralize(converted.memories, "memory", "memories")}, compared with the original`,
      `Replace key ${keyBefore} in your settings by it before the next start.`,
      ...(older.length === 0
        ? [`No copy next to the database needs key ${keyBefore}.`]
        : [`Only key ${keyBefore} opens these; destroying it erases them:`, ...older.map((file) => `  ${file}`)]),
    ]
    return out.answer({
      json: { file: databaseFile, did: "rekeyed", keyBefore, key: keyAfter, ...converted, needKeyBefore: older },
      text: lines.join("\n"),
    })
  },
}

async function newKey({
  arguments: words,
  stdin,
}: Call): Promise<{ readonly key?: string; readonly keyFile?: string }> {
  const file = words.text("new-key-file")
  if (file === undefined)
    throw usageError("rekey needs --new-key-file FILE", "A key on the command line would be seen by other users.")
  return file === "-" ? { key: (await text(stdin)).replace(/\r?\n$/, "") } : { keyFile: file }
}
