import type { GatewayLog } from "./gateway-events.ts"
import type { DiscardReason } from "./reply-copy.ts"

/** Counted events: clients that disconnected early, and replies that were not remembered, by cause. */
export type GatewayCount = "client-gone" | `reply-${DiscardReason}`

/** Minimum interval between two log lines of one kind. */
const LOG_INTERVAL_MS = 60_000

/** Counts events that may happen in every request, and logs each kind at most once a minute. */
export class GatewayCounts {
  readonly #log: GatewayLog
  readonly #count: (what: GatewayCount) => void
  readonly #gathered = new Map<GatewayCount, { readonly count: number; readonly writtenAt: number }>()

  constructor(log: GatewayLog, count: (what: GatewayCount) => void = () => undefined) {
    this.#log = log
    this.#count = count
  }

  add(what: GatewayCount, now = Date.now()): void {
    this.#count(what)
    const { count, writtenAt } = this.#gathered.get(what) ?? { count: 0, writtenAt: Number.NEGATIVE_INFINITY }
    if (now - writtenAt < LOG_INTERVAL_MS) return void this.#gathered.set(what, { count: count + 1, writtenAt })
    this.#gathered.set(what, { count: 0, writtenAt: now })
    this.#log({ ...LINES[what], message: `${LINES[what].message} Since the last such line: ${count + 1}.` })
  }
}

const replyUnreadable = { level: "warn", event: "reply-unreadable" } as const

const LINES = {
  "client-gone": {
    level: "info",
    event: "client-gone",
    message: "A client closed its connection before its answer had ended; its request was ended too.",
  },
  "reply-too-long": { ...replyUnreadable, message: "A reply over 16 MiB passed and was not remembered." },
  "reply-no-room": {
    ...replyUnreadable,
    message: "A reply passed and was not remembered: those under way took more than 128 MiB, and it was the longest.",
  },
  "reply-encoding": {
    ...replyUnreadable,
    message: "A reply passed and was not remembered: its content-encoding cannot be read.",
  },
} as const
