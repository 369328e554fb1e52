import type { KeyRecord } from "./key-record.ts"

/** The identity and permissions of an accepted credential. */
export interface Caller extends Pick<KeyRecord, "tenant" | "role" | "serves" | "user" | "agent" | "widest" | "mode"> {
  readonly keyId: string
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
