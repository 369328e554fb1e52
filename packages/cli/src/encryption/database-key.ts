import { closeSync, openSync, readSync } from "node:fs"
import { dirname } from "node:path"
import { MemoryError } from "@keepsake/core"
import { type FileEncryption, formatOf, rejectWrongKey } from "@keepsake/store-sqlite"
import { CommandError } from "../command-error.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { loadOptionalPackage } from "../configuration/optional-package.ts"
import { type KeySource, readKey } from "./key-source.ts"

type CipherPackage = typeof import("@keepsake/sqlite-cipher")
type KeyedConfiguration = Pick<
  Configuration,
  "store" | "sqlite" | "databaseFile" | "file" | "dataDir" | "pluginFolders"
>

const PACKAGE = "@keepsake/sqlite-cipher"
/** Each configuration asks for its key once: a command may ask a person. */
const known = new WeakMap<Configuration["sqlite"], Promise<FileEncryption | undefined>>()

/**
 * The encryption of the database that the settings describe; `undefined` if it is off. A missing key, a wrong one, a
 * database that is not encrypted and one that looks encrypted although encryption is off are `key_wrong` with exit 3, before anything is opened or created; `check: false` leaves the database aside, which may be damaged.
 */
export async function encryptionOf(
  configuration: KeyedConfiguration,
  { check = true } = {},
): Promise<FileEncryption | undefined> {
  const { store, sqlite, databaseFile } = configuration
  if (sqlite.encryption === "off") {
    if (check && store !== "postgres" && store !== "memory") rejectEncrypted(databaseFile)
    return undefined
  }
  let encryption = known.get(sqlite)
  if (encryption === undefined) {
    encryption = encryptionFrom(sqlite, configuration)
    known.set(sqlite, encryption)
  }
  const ready = await encryption
  if (ready === undefined) throw missingKey()
  if (check) rejectOtherKey(databaseFile, ready)
  return ready
}

/** The encryption with the key of a source; `undefined` if the source is empty. */
export async function encryptionFrom(
  source: KeySource,
  configuration: KeyedConfiguration,
): Promise<FileEncryption | undefined> {
  const { file, dataDir } = configuration
  const secret = readKey(source, file === undefined ? dataDir : dirname(file))
  if (secret === undefined) return undefined
  const { aegis } = await loadCipher(configuration)
  return aegis(secret)
}

/** The optional package, from where plugins are looked for or from next to this one. */
export async function loadCipher({ pluginFolders }: Pick<Configuration, "pluginFolders">): Promise<CipherPackage> {
  return loadOptionalPackage(PACKAGE, "Encryption", pluginFolders, () => import("@keepsake/sqlite-cipher"))
}

function rejectOtherKey(file: string, encryption: FileEncryption): void {
  try {
    rejectWrongKey(file, encryption)
  } catch (error) {
    if (!MemoryError.is(error) || error.code !== "options_invalid") throw error
    throw new CommandError(3, "key_wrong", error.message, { remedy: error.remedy ?? "", cause: error })
  }
}

export function missingKey(): CommandError {
  return new CommandError(3, "key_wrong", "There is no key for the database; nothing was opened or created", {
    remedy:
      "Set KEEPSAKE_SQLITE_KEY_FILE to a file with the key, KEEPSAKE_SQLITE_KEY, or sqlite.keyCommand to a program that prints it.",
  })
}

/** Rejects a file that would be opened without a key and looks encrypted: it would be called damaged. */
export function rejectEncrypted(file: string): void {
  if (!looksEncrypted(file)) return
  throw new CommandError(3, "key_wrong", `${file} looks encrypted, but sqlite.encryption is off; nothing was changed`, {
    remedy:
      "Set KEEPSAKE_SQLITE_ENCRYPTION to aegis and KEEPSAKE_SQLITE_KEY_FILE to a file with its key. If it was never encrypted, it is damaged: restore a backup.",
  })
}

/** The first page of a database, and how many of the 256 values of a byte so many random ones hold at least. */
const PAGE_BYTES = 4_096
const RANDOM_VALUES = 250

/** Whether a file begins as an encrypted database does, with bytes of nearly all values. A damaged page of SQLite holds few. */
function looksEncrypted(file: string): boolean {
  if (formatOf(file) !== "encrypted or damaged") return false
  const bytes = Buffer.alloc(PAGE_BYTES)
  const handle = openSync(file, "r")
  try {
    if (readSync(handle, bytes, 0, PAGE_BYTES, 0) < PAGE_BYTES) return false
  } finally {
    closeSync(handle)
  }
  return new Set(bytes).size >= RANDOM_VALUES
}
