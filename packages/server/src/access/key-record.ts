import { type MemorySettings, type ScopeName, type Tenant, tenantOf } from "@keepsake/core"
import { z } from "zod"

/** A stored key, without its secret. */
export interface KeyRecord {
  readonly id: string
  /** The first characters of the secret; empty for a key that was set by configuration. */
  readonly prefix: string
  readonly name?: string
  readonly tenant: Tenant
  readonly role: "user" | "admin"
  readonly serves: "one" | "many"
  readonly user?: string
  readonly agent?: string
  readonly widest: ScopeName
  readonly mode?: MemorySettings["mode"]
  readonly createdAt: number
  readonly lastUsedAt?: number
  /** HMAC-SHA256 of the secret, hexadecimal. */
  readonly digest: string
}

const storedKey = z.object({
  id: z.string(),
  prefix: z.string(),
  name: z.string().exactOptional(),
  tenant: z.string().transform(tenantOf),
  role: z.enum(["user", "admin"]),
  serves: z.enum(["one", "many"]),
  user: z.string().exactOptional(),
  agent: z.string().exactOptional(),
  widest: z.enum(["session", "agent", "user", "tenant"]),
  mode: z.enum(["on", "read", "write", "off"]).exactOptional(),
  createdAt: z.number(),
  lastUsedAt: z.number().exactOptional(),
  digest: z.string(),
})

/** Parses a stored record. Throws if it is broken: a key decides what may be read, so nothing is guessed. */
export function parseKeyRecord(value: unknown): KeyRecord {
  return storedKey.parse(value)
}
