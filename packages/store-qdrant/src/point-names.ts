import { createHash } from "node:crypto"

/** The point of a memory: an id is unique in its tenant alone, and points have UUIDs. */
export function pointOf(tenant: string, id: string): string {
  return uuidOf(["memory", tenant, id])
}

/** The point of a past version; the same version is the same point, however often it is put aside. */
export function versionPointOf(tenant: string, id: string, revision: number): string {
  return uuidOf(["version", tenant, id, revision])
}

/** A space as the name of a vector: any text is a space, not any text stands in a path. */
export function vectorOf(space: string): string {
  return `space_${sha256(space).toString("hex").slice(0, 24)}`
}

/** Version 8 of RFC 9562: the first bits of a SHA-256. */
function uuidOf(what: unknown): string {
  const bytes = sha256(JSON.stringify(what)).subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-")
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest()
}
