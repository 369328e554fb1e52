import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

const ALGORITHM = "aes-256-gcm"
const NONCE = 12
const TAG = 16

/** Closes texts that are handed out and come back: nobody reads them on the way, and one is good for its holder alone. */
export class Seal {
  readonly #key: Uint8Array

  /** `purpose` keeps what is closed for one thing from being used for another. */
  constructor(secret: Uint8Array, purpose: string) {
    this.#key = new Uint8Array(hkdfSync("sha256", secret, "", `keepsake seal: ${purpose}`, 32))
  }

  encrypt(text: string, holder: string): string {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(holder))
    const closed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString("base64url")
  }

  /** `undefined` for what was not closed here for this holder. */
  decrypt(closed: string, holder: string): string | undefined {
    const bytes = Buffer.from(closed, "base64url")
    if (bytes.length < NONCE + TAG) return undefined
    try {
      const decipher = createDecipheriv(ALGORITHM, this.#key, bytes.subarray(0, NONCE), { authTagLength: TAG })
      decipher.setAAD(Buffer.from(holder)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      return decipher.update(bytes.subarray(NONCE + TAG), undefined, "utf8") + decipher.final("utf8")
    } catch {
      return undefined
    }
  }
}
