import { MemoryError, type OpenTurn, type Reply } from "@keepsake/core"
import { yieldBeforeReply } from "@keepsake/core/internal"
import type { ConversationRequest, Dialect } from "./dialects/dialect.ts"
import type { GatewayCounts } from "./gateway-counts.ts"
import type { GatewayLog } from "./gateway-events.ts"
import { waitUntilKept } from "./hold-reply.ts"
import type { ReplyListener } from "./relay.ts"
import type { ReplyCopy } from "./reply-copy.ts"

/** Whether a turn was cancelled, which happens only if the client disconnects and is no failure. */
export function isCancelled(error: unknown): boolean {
  return MemoryError.is(error) && error.code === "cancelled"
}

/** Finishes turns and tracks those that are still being stored. */
export class TurnTracker {
  readonly #running = new Set<Promise<void>>()
  readonly #log: GatewayLog
  readonly #counts: GatewayCounts
  readonly #isQueueHealthy: () => boolean
  /** A reply waited without success and no turn has been stored since. Detects a database that hangs without an error. */
  #lastWaitTimedOut = false

  /** `isQueueWell` returns false while turns cannot be stored. */
  constructor(log: GatewayLog, counts: GatewayCounts, isQueueWell: () => boolean) {
    this.#log = log
    this.#counts = counts
    this.#isQueueHealthy = isQueueWell
  }

  /** Creates a listener that finishes a turn with its reply, even if the turn opens late. */
  createListener(opening: Promise<OpenTurn>, dialect: Dialect, conversation: ConversationRequest): ReplyListener {
    return {
      beginsLastEvent: dialect.beginsLastEvent,
      ended: (copy) => this.finish(opening, () => this.#read(copy, dialect, conversation)),
      refused: () => this.abandon(opening),
    }
  }

  /** Resolves when the turn is stored, or when its reply must end; storing continues then. */
  finish(opening: Promise<OpenTurn>, reply: () => Promise<Reply>): Promise<void> {
    const work = this.#finish(opening, reply)
    this.#running.add(work)
    void work.then(() => {
      this.#running.delete(work)
      this.#lastWaitTimedOut = false
    })
    return this.#waitUntilKept(work)
  }

  async #waitUntilKept(work: Promise<void>): Promise<void> {
    const isKept = await waitUntilKept(work, () => !this.#lastWaitTimedOut && this.#isQueueHealthy())
    if (!isKept) this.#lastWaitTimedOut = true
  }

  async #finish(opening: Promise<OpenTurn>, reply: () => Promise<Reply>): Promise<void> {
    try {
      const finished = await reply()
      const turn = await opening
      await turn.finish(finished)
    } catch (error) {
      this.#failed(error)
    }
  }

  abandon(opening: Promise<OpenTurn>): void {
    opening.then((turn) => turn.abandon()).catch((error: unknown) => this.#failed(error))
  }

  /** Resolves when all finished turns are stored. */
  async settled(): Promise<void> {
    await Promise.all(this.#running)
  }

  async #read(copy: ReplyCopy, dialect: Dialect, conversation: ConversationRequest): Promise<Reply> {
    // Hundreds of replies may end at once, as when a proxy before this server restarts.
    await yieldBeforeReply()
    const copied = await copy.read()
    if (copied !== undefined) {
      const { ids = [], ...parsed } = dialect.readReply(copied.text, copied.events)
      const reply = copy.brokeOff && !parsed.whole ? { ...parsed, brokeOff: true } : parsed
      if (!conversation.isStoredUpstream) return reply
      return { ...reply, stored: conversation.session === undefined ? ids : [conversation.session, ...ids] }
    }
    this.#counts.add(`reply-${copy.discardReason ?? "encoding"}`)
    return { text: "", whole: false }
  }

  #failed(error: unknown): void {
    if (isCancelled(error)) return
    const name = error instanceof Error ? error.name : "unknown"
    const code = MemoryError.is(error) ? { code: error.code } : {}
    this.#log({ level: "error", event: "memory-failed", ...code, message: `A turn was not written (${name}).` })
  }
}
