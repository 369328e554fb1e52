/** Something worth a line in the log. Never memory text, never a credential. */
export interface GatewayEvent {
  readonly level: "info" | "warn" | "error"
  readonly event: "demo-answers" | "key-serves-many" | "memory-failed" | "reply-unreadable" | "request-failed"
  readonly message: string
}

export type Log = (event: GatewayEvent) => void
