import { createHash } from "node:crypto"

/** PostgreSQL stores neither NUL nor lone surrogates, so they are escaped, and so is the escape character. */
const ESCAPE = "\ue01a"
const UNSAFE = /\p{Cs}|\ue01a/gu
const ESCAPED = /\ue01a([0-9a-f]+);/g
/** A B-tree holds entries of at most 2,704 bytes, and a key may have several of these. */
const MAX_KEY_LENGTH = 200

/** A text as a column stores it. Different texts remain different. */
export function columnText(text: string): string {
  const toEscape = (character: string): string => `${ESCAPE}${character.charCodeAt(0).toString(16)};`
  return text.replace(UNSAFE, toEscape).replaceAll("\0", toEscape)
}

export function fromColumnText(stored: string): string {
  return stored.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** A text as part of a key that is only compared: a long one is replaced by its beginning and its hash. */
export function keyText(text: string): string {
  const stored = columnText(text)
  if (stored.length <= MAX_KEY_LENGTH) return stored
  return `${columnText(text.slice(0, MAX_KEY_LENGTH / 4))}${ESCAPE}#${createHash("sha256").update(text).digest("base64url")}`
}
