/** Something worth a line in the log. Never memory text, never a credential. */
export interface GatewayEvent {
  readonly level: "info" | "warn" | "error"
  readonly event:
    | "client-gone"
    | "demo-answers"
    | "key-serves-many"
    | "memory-failed"
    | "reply-unreadable"
    | "request-failed"
  readonly message: string
  /** Whose it is: people of other tenants do not learn of it. */
  readonly tenant?: string
  /** Of the error behind it, where it is one of the engine's. */
  readonly code?: string
  /** The values that the message mentions. */
  readonly params?: Readonly<Record<string, string | number>>
}

export type GatewayLog = (event: GatewayEvent) => void
