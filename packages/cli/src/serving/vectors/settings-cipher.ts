import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const FILE = "settings.key"
const CIPHER = "aes-256-gcm"
const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16]

/**
 * Keeps what is secret of the settings unreadable in the database and its copies: AES-256-GCM (NIST SP 800-38D) under a key in a file of its own beside
 * it, which no export and no backup of the database holds.
 */
export class SettingsCipher {
  readonly #file: string

  constructor(dataDir: string) {
    this.#file = join(dataDir, FILE)
  }

  encrypt(text: string): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, this.#key() ?? this.#newKey(), iv)
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64")
  }

  /** `undefined` where the file is not the one that it was sealed with. */
  decrypt(sealed: string): string | undefined {
    const key = this.#key()
    const bytes = Buffer.from(sealed, "base64")
    if (key === undefined || bytes.length < IV_BYTES + TAG_BYTES) return undefined
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const rest = bytes.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(rest), decipher.final()]).toString("utf8")
    } catch {
      return undefined
    }
  }

  #key(): Buffer | undefined {
    try {
      const key = readFileSync(this.#file)
      return key.length === KEY_BYTES ? key : undefined
    } catch {
      return undefined
    }
  }

  #newKey(): Buffer {
    const key = randomBytes(KEY_BYTES)
    writeFileSync(this.#file, key, { mode: 0o600 })
    return key
  }
}
