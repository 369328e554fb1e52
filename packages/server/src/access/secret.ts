import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto"
import { crc32 } from "node:zlib"

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const MINTED = /^kp_([0-9A-Za-z]{10})_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/

/** A new secret: `kp_`, the key's id, `_`, 32 random characters (190 bits) and 6 that check the rest. */
export function mintSecret(id: string = randomText(10)): { readonly id: string; readonly secret: string } {
  const body = `kp_${id}_${randomText(32)}`
  return { id, secret: body + checksum(body) }
}

/** A key id derived from a digest of at least 40 hexadecimal digits. */
export function keyIdFromDigest(digest: string): string {
  const pairs = digest.match(/.{4}/g) ?? []
  return pairs
    .slice(0, 10)
    .map((pair) => ALPHABET.charAt(Number.parseInt(pair, 16) % 62))
    .join("")
}

/** The key id in a minted secret; `undefined` for any other text, including a mistyped secret. */
export function parseKeyId(secret: string): string | undefined {
  const [, id, , check] = MINTED.exec(secret) ?? []
  return check !== undefined && check === checksum(secret.slice(0, -6)) ? id : undefined
}

/** All substrings that have the form of a minted secret. */
export function findSecrets(text: string): readonly string[] {
  if (!text.includes("kp_")) return []
  // Uses a lookahead, because matches may overlap.
  return Array.from(text.matchAll(/(?=(kp_[0-9A-Za-z]{10}_[0-9A-Za-z]{38}))/g), ([, secret = ""]) => secret)
}

/** The digest that is stored for a secret; useless without the pepper. */
export function digestOf(secret: string, pepper: Uint8Array): string {
  return createHmac("sha256", pepper).update(secret).digest("hex")
}

/** Compares in constant time. */
export function equalDigests(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Random characters from `ALPHABET`. Bytes from 248 up are discarded, so that all 62 are equally likely. */
export function randomText(length: number): string {
  let text = ""
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET.charAt(byte % 62)
    }
  }
  return text
}

/** CRC-32 in base 62: tells a mistyped key from an unknown one without a look-up. */
function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ""
  for (let i = 0; i < 6; i++) {
    digits = ALPHABET.charAt(rest % 62) + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

const ALGORITHM = "aes-256-gcm"
const NONCE = 12
const TAG = 16

/** Encrypts texts that clients receive and send back, each for one holder. */
export class Seal {
  readonly #key: Uint8Array

  /** A text that was encrypted for one `purpose` cannot be decrypted for another. */
  constructor(secret: Uint8Array, purpose: string) {
    this.#key = new Uint8Array(hkdfSync("sha256", secret, "", `keepsake seal: ${purpose}`, 32))
  }

  encrypt(text: string, holder: string): string {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(holder))
    const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString("base64url")
  }

  /** `undefined` if the text was not encrypted here for this holder. */
  decrypt(encrypted: string, holder: string): string | undefined {
    const bytes = Buffer.from(encrypted, "base64url")
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
