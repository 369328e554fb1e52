import { createHash } from "node:crypto"

const LONGEST = 500

/** An id for a memory without one, derived from its parts. Long parts are hashed, so that common prefixes do not collide. */
export function foreignId(...parts: readonly string[]): string {
  const whole = parts.join(":")
  return whole.length <= LONGEST ? whole : `${parts[0]}:${createHash("sha256").update(whole).digest("base64url")}`
}
