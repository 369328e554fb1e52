import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto"
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { State } from "@keepsake/core/plugin"
import { CommandError } from "../command-error.ts"

const FILE = "settings.key"
/** The key of a rotation that is not over. */
const NEXT_FILE = "settings.key.next"
const [BUCKET, KEY] = ["settings-key", "fingerprint"]
const CIPHER = "aes-256-gcm"
const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16]

/** Where the keys come from: the settings, else files in the data folder. */
export interface SettingsKeys {
  readonly dataDir: string
  readonly settingsKey?: string | undefined
  readonly settingsKeyBefore?: string | undefined
}

/**
 * Keeps what is secret of the settings unreadable in the database, its copies and the configuration file: AES-256-GCM (NIST SP 800-38D) under a key in a
 * file of its own in the data folder, which no export and no backup of the database holds. During a rotation both keys open, and the new one seals.
 */
export class SettingsCipher {
  readonly #dataDir: string
  readonly #given: readonly Buffer[]

  /** `settingsKey`: the key that is used instead of the file; `settingsKeyBefore`: the one that it replaces. */
  constructor({ dataDir, settingsKey, settingsKeyBefore }: SettingsKeys) {
    this.#dataDir = dataDir
    this.#given = [settingsKey, settingsKeyBefore].filter((key) => key !== undefined).map(parseKey)
  }

  encrypt(text: string): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, this.#keys()[0] ?? this.#newKey(FILE), iv)
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64")
  }

  /** `undefined` if no key opens it. */
  decrypt(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, "base64")
    if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
    for (const key of this.#keys()) {
      const text = decryptWith(key, bytes)
      if (text !== undefined) return text
    }
    return undefined
  }

  /** Starts a rotation, or continues one that was interrupted: from here on the new key seals. With keys from the settings, those say so already. */
  beginRotation(): void {
    if (this.#given.length > 0) return
    if (readKey(join(this.#dataDir, NEXT_FILE)) === undefined) this.#newKey(NEXT_FILE)
  }

  /** Forgets the previous key, once nothing is sealed with it. */
  endRotation(): void {
    if (this.#given.length === 0) renameSync(join(this.#dataDir, NEXT_FILE), join(this.#dataDir, FILE))
  }

  #keys(): readonly Buffer[] {
    if (this.#given.length > 0) return this.#given
    return [NEXT_FILE, FILE].map((file) => readKey(join(this.#dataDir, file))).filter((key) => key !== undefined)
  }

  /** Flushed before anything is sealed with it. */
  #newKey(name: string): Buffer {
    const [file, key] = [join(this.#dataDir, name), randomBytes(KEY_BYTES)]
    const unfinished = `${file}.unfinished`
    writeFileSync(unfinished, key, { mode: 0o600 })
    const handle = openSync(unfinished, "r+")
    fsyncSync(handle)
    closeSync(handle)
    renameSync(unfinished, file)
    return key
  }
}

/** Throws unless all servers on this state have the same key, or the one before it. The state has only a fingerprint. */
export async function checkSettingsKey(
  { settingsKey, settingsKeyBefore }: Omit<SettingsKeys, "dataDir">,
  state: State,
): Promise<void> {
  if (settingsKey === undefined || state.writers !== "many") return
  await state.set(BUCKET, KEY, fingerprintOf(settingsKey), { revision: 0 })
  const stored = (await state.get(BUCKET, KEY))?.value
  if (stored === fingerprintOf(settingsKey)) return
  if (settingsKeyBefore !== undefined && stored === fingerprintOf(settingsKeyBefore)) return
  throw new CommandError(2, "options_invalid", "KEEPSAKE_SETTINGS_KEY is another one than that of the other servers", {
    remedy: `Set the key with which this schema was first used, also as settingsKeyBefore if the key was changed. If it is lost, stop all servers, delete its fingerprint from the table entries (bucket '${BUCKET}'), start them with a new key, and set the secrets in the settings again.`,
  })
}

/** Records that all servers have the new key. */
export async function recordSettingsKey(settingsKey: string, state: State): Promise<void> {
  await state.set(BUCKET, KEY, fingerprintOf(settingsKey))
}

function fingerprintOf(settingsKey: string): string {
  return createHmac("sha256", parseKey(settingsKey)).update("keepsake settings key").digest("base64url")
}

function decryptWith(key: Buffer, bytes: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const rest = bytes.subarray(IV_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString("utf8")
  } catch {
    return undefined
  }
}

function readKey(file: string): Buffer | undefined {
  try {
    const key = readFileSync(file)
    return key.length === KEY_BYTES ? key : undefined
  } catch {
    return undefined
  }
}

/** The setting is 32 bytes in either form. */
function parseKey(text: string): Buffer {
  return Buffer.from(text, text.length === 2 * KEY_BYTES ? "hex" : "base64")
}
