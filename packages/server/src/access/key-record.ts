import { tenantOf } from "@keepsake/core"
import { z } from "zod"

const storedKey = z.object({
  id: z.string(),
  /** The first characters of the secret; empty for a key that was set by configuration. */
  prefix: z.string(),
  name: z.string().exactOptional(),
  tenant: z.string().transform(tenantOf),
  role: z.enum(["user", "admin"]),
  serves: z.enum(["one", "many"]),
  /** The user that the key is bound to; headers cannot name another. */
  user: z.string().exactOptional(),
  agent: z.string().exactOptional(),
  widest: z.enum(["session", "agent", "user", "tenant"]),
  mode: z.enum(["on", "read", "write", "off"]).exactOptional(),
  createdAt: z.number(),
  lastUsedAt: z.number().exactOptional(),
  /** HMAC-SHA256 of the secret, hexadecimal. */
  digest: z.string(),
})

/** A stored key, without its secret. */
export type KeyRecord = Readonly<z.output<typeof storedKey>>

/** Parses a stored record. Throws if it is broken: a key decides what may be read, so nothing is guessed. */
export function parseKeyRecord(value: unknown): KeyRecord {
  return storedKey.parse(value)
}
