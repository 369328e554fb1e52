import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { crc32 } from "node:zlib"

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const MINTED = /^kp_([0-9A-Za-z]{10})_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/

/** A new secret: `kp_`, the key's id, `_`, 32 random characters (190 bits) and 6 that check the rest. */
export function mintSecret(id: string = randomText(10)): { readonly id: string; readonly secret: string } {
  const body = `kp_${id}_${randomText(32)}`
  return { id, secret: body + checksum(body) }
}

/** The id that follows from a digest of 40 hexadecimal digits or more. */
export function keyIdFromDigest(digest: string): string {
  const pairs = digest.match(/.{4}/g) ?? []
  return pairs
    .slice(0, 10)
    .map((pair) => ALPHABET.charAt(Number.parseInt(pair, 16) % 62))
    .join("")
}

/** The id that a minted secret carries; `undefined` for any other text, also for a minted one with a slip in it. */
export function parseKeyId(secret: string): string | undefined {
  const [, id, , check] = MINTED.exec(secret) ?? []
  return check !== undefined && check === checksum(secret.slice(0, -6)) ? id : undefined
}

/** Every text of a minted secret's form in another, whatever it is glued to. */
export function findSecrets(text: string): readonly string[] {
  if (!text.includes("kp_")) return []
  // What looks like a secret may end in the beginning of one, so each is found without using its characters up.
  return Array.from(text.matchAll(/(?=(kp_[0-9A-Za-z]{10}_[0-9A-Za-z]{38}))/g), ([, secret = ""]) => secret)
}

/** What is kept of a secret: useless without the pepper. */
export function digestOf(secret: string, pepper: Uint8Array): string {
  return createHmac("sha256", pepper).update(secret).digest("hex")
}

/** Takes the same time wherever two digests of one kind differ. */
export function equalDigests(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Evenly over 62 characters: bytes from 248 up are thrown away. */
export function randomText(length: number): string {
  let text = ""
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET.charAt(byte % 62)
    }
  }
  return text
}

/** CRC-32 in base 62: a mistyped key is told from an unknown one without a look-up. */
function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ""
  for (let i = 0; i < 6; i++) {
    digits = ALPHABET.charAt(rest % 62) + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}
