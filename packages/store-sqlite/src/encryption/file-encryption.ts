import { closeSync, openSync, readSync } from "node:fs"

/** How files are encrypted: in the AEGIS-256 format of SQLite3 Multiple Ciphers, by a driver that reads it. The package `@keepsake/sqlite-cipher` makes one from a secret. */
export interface FileEncryption {
  /** Absolute path of the driver's module, which has the interface of better-sqlite3. Each thread loads it. */
  readonly driver: string
  /** The key of a file as hexadecimal digits: 32 bytes, or 48 with the salt of the file. A file that does not exist gets a new salt. */
  keyOf(file: string): string
}

/** The same for one file: threads get the derived key, never the secret. */
export interface RawEncryption {
  readonly driver: string
  readonly key: string
}

export function rawEncryption(encryption: FileEncryption | undefined, file: string): RawEncryption | undefined {
  return encryption === undefined ? undefined : { driver: encryption.driver, key: encryption.keyOf(file) }
}

/** What the first bytes of a file say: an encrypted file begins with its salt, which is random. */
export type FileFormat = "absent" | "plain" | "encrypted or damaged"

const HEADER = "SQLite format 3\0"

/** An empty file counts as absent, because SQLite creates a database in it. */
export function formatOf(file: string): FileFormat {
  const header = readHeader(file)
  if (header.length === 0) return "absent"
  return header.toString("latin1") === HEADER ? "plain" : "encrypted or damaged"
}

/** The first 16 bytes; fewer if the file is shorter, none if there is no file. */
export function readHeader(file: string): Buffer {
  const bytes = Buffer.alloc(HEADER.length)
  let handle: number
  try {
    handle = openSync(file, "r")
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return Buffer.alloc(0)
    throw error
  }
  try {
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(handle)
  }
}
