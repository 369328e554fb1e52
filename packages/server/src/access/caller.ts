import type { MemorySettings, ScopeName, Tenant } from "@keepsake/core"

/** The identity and permissions of an accepted credential. */
export interface Caller {
  readonly tenant: Tenant
  readonly keyId: string
  readonly role: "user" | "admin"
  readonly serves: "one" | "many"
  /** The user that the key is bound to; headers cannot name another. */
  readonly user?: string
  readonly agent?: string
  readonly widest: ScopeName
  readonly mode?: MemorySettings["mode"]
  /** Where the key was sent. With `x-keepsake-key`, or in passthrough mode (`own`), the client's own provider credential is forwarded upstream. */
  readonly presented: "authorization" | "x-api-key" | "x-keepsake-key" | "own"
}

/** Why a credential is rejected, and the remedy. */
export interface Refusal {
  readonly status: 400 | 401 | 403
  readonly code: string
  readonly message: string
  readonly remedy: string
}
