import { createHash, randomBytes, scryptSync } from "node:crypto"
import { createRequire } from "node:module"
import { MemoryError } from "@keepsake/core/plugin"
import { type FileEncryption, readHeader } from "@keepsake/store-sqlite"

/** 128 MiB of memory for one guess of a passphrase. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 }
const KEY_BYTES = 32
const SALT_BYTES = 16
const MIN_PASSPHRASE = 12

/**
 * Encrypts and authenticates each page with AEGIS-256 and a new nonce at each write, in the format of SQLite3 Multiple Ciphers.
 * `secret` is 64 hexadecimal digits, which are the key, or a passphrase of at least 12 characters, from which each file's key is derived once with
 * scrypt and the salt in its header (about 0.5 s). Anything shorter is `options_invalid`.
 */
export function aegis(secret: string): FileEncryption {
  const isRaw = /^[0-9a-fA-F]{64}$/.test(secret)
  if (!isRaw && secret.length < MIN_PASSPHRASE) {
    throw new MemoryError("options_invalid", `The key of the database has fewer than ${MIN_PASSPHRASE} characters`, {
      remedy: "Use 32 random bytes as 64 hexadecimal digits, for example from: openssl rand -hex 32",
    })
  }
  const derived = new Map<string, string>()
  return {
    driver: createRequire(import.meta.url).resolve("better-sqlite3-multiple-ciphers"),
    keyOf(file) {
      if (isRaw) return secret.toLowerCase()
      const header = readHeader(file)
      const salt = header.length === SALT_BYTES ? header : randomBytes(SALT_BYTES)
      const known = derived.get(salt.toString("hex"))
      if (known !== undefined) return known
      const key = scryptSync(secret, salt, KEY_BYTES, SCRYPT).toString("hex") + salt.toString("hex")
      derived.set(salt.toString("hex"), key)
      return key
    },
  }
}

/** Names the key of a file, for example in a receipt, without revealing it: a hash of the derived key. */
export function fingerprintOf(encryption: FileEncryption, file: string): string {
  const key = encryption.keyOf(file).slice(0, 2 * KEY_BYTES)
  return createHash("sha256").update(`keepsake database key ${key}`).digest("hex").slice(0, 16)
}
