import { createHash } from "node:crypto"

const LONGEST = 500

/** What names a memory where its own system does not: the same parts give the same id, long ones too that begin alike. */
export function foreignId(...parts: readonly string[]): string {
  const whole = parts.join(":")
  return whole.length <= LONGEST ? whole : `${parts[0]}:${createHash("sha256").update(whole).digest("base64url")}`
}
