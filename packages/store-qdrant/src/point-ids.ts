import { createHash } from "node:crypto"

/** The UUID of a memory's point. Memory ids are unique only within their tenant. */
export function pointIdOf(tenant: string, id: string): string {
  return uuidFrom(["memory", tenant, id])
}

/** The UUID of a past version's point. Deterministic, so archiving a version twice is idempotent. */
export function versionPointIdOf(tenant: string, id: string, revision: number): string {
  return uuidFrom(["version", tenant, id, revision])
}

/** The vector name of a space. Hashed, because a space may be any text and the name is part of a URL path. */
export function vectorNameOf(space: string): string {
  return `space_${sha256(space).toString("hex").slice(0, 24)}`
}

/** A UUID of version 8 (RFC 9562) from the first bits of a SHA-256. */
function uuidFrom(key: unknown): string {
  const bytes = sha256(JSON.stringify(key)).subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-")
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest()
}
