import type { MemorySettings, ScopeName, Tenant } from "@keepsake/core"

/** Who a checked credential stands for. */
export interface Caller {
  readonly tenant: Tenant
  readonly keyId: string
  readonly role: "user" | "admin"
  readonly serves: "one" | "many"
  /** Bound to the key: headers cannot name another. */
  readonly user?: string
  readonly agent?: string
  readonly widest: ScopeName
  readonly mode?: MemorySettings["mode"]
  /** Where the key stood. With `x-keepsake-key`, or with a credential of its own that is taken as it is, the client's own travels upstream. */
  readonly presented: "authorization" | "x-api-key" | "x-keepsake-key" | "own"
}

/** Why a credential is not accepted, and what to do about it. */
export interface Refusal {
  readonly status: 400 | 401 | 403
  readonly code: string
  readonly message: string
  readonly remedy: string
}
