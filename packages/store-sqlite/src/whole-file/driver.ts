import type { Database, Options } from "better-sqlite3"
import { connect } from "../encryption/connect.ts"
import { type FileEncryption, formatOf, rawEncryption } from "../encryption/file-encryption.ts"
import { toFailure, toMemoryError } from "../thread/failures.ts"
import { requireNode } from "../thread/node-version.ts"

/** Opens a read-only connection on this thread, for commands that can block. */
export function openReadOnly(file: string, encryption?: FileEncryption): Database {
  return openConnection(file, { readonly: true }, encryption)
}

/** Opens a writable connection to a file that nobody else uses. */
export function openWritable(file: string, encryption?: FileEncryption): Database {
  return openConnection(file, {}, encryption)
}

/** Opens an empty in-memory database. */
export function openInMemory(): Database {
  return openConnection(":memory:", {}, undefined, {})
}

function openConnection(
  file: string,
  options: Options,
  encryption?: FileEncryption,
  must: Options = { fileMustExist: true },
): Database {
  requireNode()
  try {
    const database = connect(file, { ...options, ...must, timeout: 5_000 }, rawEncryption(encryption, file))
    database.pragma("trusted_schema = OFF")
    return database
  } catch (error) {
    throw toMemoryError(toFailure(error, file))
  }
}

/** Throws `options_invalid` if the key does not open a file, or if the file is not encrypted. A file that does not exist passes. */
export function rejectWrongKey(file: string, encryption: FileEncryption): void {
  if (formatOf(file) !== "absent") openReadOnly(file, encryption).close()
}
