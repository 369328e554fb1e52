/** A log entry. Never contains memory text or credentials. */
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
  /** The tenant whose keys may see it as a warning. */
  readonly tenant?: string
  /** The code of the engine's error that caused it. */
  readonly code?: string
  /** Values in the message. */
  readonly params?: Readonly<Record<string, string | number>>
}

export type GatewayLog = (event: GatewayEvent) => void
