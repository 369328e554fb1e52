import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { State } from "@keepsake/core/plugin"
import { CommandError } from "../../command-error.ts"
import type { Configuration } from "../../configuration/configuration.ts"

const FILE = "settings.key"
const [BUCKET, KEY] = ["settings-key", "fingerprint"]
const CIPHER = "aes-256-gcm"
const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16]

/**
 * Keeps what is secret of the settings unreadable in the database and its copies: AES-256-GCM (NIST SP 800-38D) under a key in a file of its own beside
 * it, which no export and no backup of the database holds.
 */
export class SettingsCipher {
  readonly #file: string
  readonly #given: Buffer | undefined

  /** `settingsKey`: the key that is used instead of the file. */
  constructor({ dataDir, settingsKey }: Pick<Configuration, "dataDir" | "settingsKey">) {
    this.#file = join(dataDir, FILE)
    this.#given = settingsKey === undefined ? undefined : parseKey(settingsKey)
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
    if (this.#given !== undefined) return this.#given
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

/** Throws unless all servers on this state have the same key. The state has only a fingerprint of it. */
export async function checkSettingsKey(
  { settingsKey }: Pick<Configuration, "settingsKey">,
  state: State,
): Promise<void> {
  if (settingsKey === undefined || state.writers !== "many") return
  const fingerprint = createHmac("sha256", parseKey(settingsKey)).update("keepsake settings key").digest("base64url")
  await state.set(BUCKET, KEY, fingerprint, { revision: 0 })
  if ((await state.get(BUCKET, KEY))?.value === fingerprint) return
  throw new CommandError(2, "options_invalid", "KEEPSAKE_SETTINGS_KEY is another one than that of the other servers", {
    remedy: `Set the key with which this schema was first used. If it is lost, stop all servers, delete its fingerprint from the table entries (bucket '${BUCKET}'), start them with a new key, and set the secrets in the settings again.`,
  })
}

/** The setting is 32 bytes in either form. */
function parseKey(text: string): Buffer {
  return Buffer.from(text, text.length === 2 * KEY_BYTES ? "hex" : "base64")
}
