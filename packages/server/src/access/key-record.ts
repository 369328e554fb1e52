import { type MemorySettings, type ScopeName, type Tenant, tenantOf } from "@keepsake/core"
import { z } from "zod"

/** A key as it is kept. The secret is not in it. */
export interface KeyRecord {
  readonly id: string
  /** How the secret begins; empty for one that was set by configuration. */
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

/** Reads a record back; a key decides what may be seen, so a broken one is an error and never a guess. */
export function parseKeyRecord(value: unknown): KeyRecord {
  return storedKey.parse(value)
}
