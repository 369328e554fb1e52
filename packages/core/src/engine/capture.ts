import { createHash } from "node:crypto"
import type { Json, Memory, MemoryId, Owner, Pool } from "../contract/memory.ts"
import type { Change } from "../contract/store.ts"
import type { Message } from "../contract/turn.ts"
import { cutIgnored } from "../turn/ignore.ts"
import { redactTogether } from "../turn/remember/redact.ts"
import { type RememberParts, remember } from "../turn/remember/remember.ts"
import type { MemorySettings } from "../turn/settings.ts"
import type { Job, QueueWorker } from "./queue-worker.ts"

/** One turn as it stands in the queue: redacted, with everything that remembering it needs. */
export interface Capture {
  readonly owner: Owner
  readonly pool: Pool
  readonly at: number
  readonly before: readonly Message[]
  readonly messages: readonly Message[]
  readonly reply?: Message
  readonly recalled: readonly MemoryId[]
  readonly recalledTexts: readonly string[]
  /** The recalled memories by the pool they stand in, for their counts of use. */
  readonly used: Readonly<Record<string, readonly MemoryId[]>>
  readonly replacesReplyTo?: string
  readonly supersedesMessage?: string
  readonly toolsRead: boolean
  /** The newest text of tools in the request, where there is a reply that may repeat it. */
  readonly toolTexts: readonly string[]
}

export const TURN = "turn"
/** A message of the context is there for its last words and for a model's view; more of it is not carried along. */
const CONTEXT_CHARACTERS = 1_000

/** Queues a turn; durable when it resolves. Secrets are cut out before the queue sees them. The same id is kept once. */
export function queueTurn(
  worker: QueueWorker,
  id: string,
  capture: Capture,
  settings: MemorySettings,
): Promise<{ readonly done: Promise<unknown> }> {
  const body = cleaned(capture, settings)
  return worker.push({
    id,
    kind: TURN,
    lane: laneOf(capture.pool),
    at: capture.at,
    // A capture is plain JSON; its interfaces only lack the index signature.
    body: body as unknown as Json,
    about: capture.pool,
  })
}

/** Does a queued turn: extract, reconcile, write; then counts the use of what was recalled for it, once for a turn. */
export function workTurn(
  parts: RememberParts,
  settings: () => MemorySettings,
): (job: Job) => Promise<readonly Memory[]> {
  return async (job) => {
    // Only `queueTurn` writes jobs of this kind.
    const { owner, pool, at, before, messages, reply, recalled, used, ...rest } = job.body as unknown as Capture
    const turn = { id: job.id, owner, at, before, messages, recalled, ...(reply && { reply }) }
    const task = { ...rest, turn, pool, settings: settings(), ranBefore: job.attempt > 1 }
    const { memories, first } = await remember(parts, task)
    for (const [name, ids] of Object.entries(first ? used : {})) {
      const changes = ids.map((id): Change => ({ op: "signal", id, add: { uses: 1, lastUsedAt: at } }))
      await parts.store.write({ ...pool, name }, changes, { by: "recall", at })
    }
    return memories
  }
}

/** The lane of a pool: its jobs are done one at a time, in order. */
export function laneOf(pool: Pool): string {
  return `${pool.tenant}\n${pool.name}`
}

/**
 * A turn is known by its session and what was said in it, so that a retry of the client is the same job. With its reply
 * it is another job than without: the reply of a retry is kept after a first try that broke off.
 */
export function turnJobId(pool: Pool, session: string, messages: readonly string[], withReply: boolean): string {
  return createHash("sha256")
    .update(JSON.stringify([pool.tenant, pool.name, session, messages, withReply]))
    .digest("base64url")
}

/** Without what is ignored, and without secrets: what is one in one message is cut out of all. */
function cleaned(capture: Capture, settings: MemorySettings): Capture {
  const { before, messages, reply, toolTexts } = capture
  const context = before.map((message) => ({ ...message, text: message.text.slice(-CONTEXT_CHARACTERS) }))
  const all = [...context, ...messages, ...(reply ? [reply] : [])]
  const texts = [...all.map(({ text }) => text), ...toolTexts].map((text) => cutIgnored(text, settings.ignore))
  const clean = settings.redactSecrets ? redactTogether(texts).map(({ text }) => text) : texts
  const shown = all.map((message, index) => ({ ...message, text: clean[index] ?? "" }))
  const said = shown.slice(context.length, context.length + messages.length)
  const replied = shown[context.length + messages.length]
  return {
    ...capture,
    before: shown.slice(0, context.length),
    messages: said,
    ...(replied && { reply: replied }),
    toolTexts: clean.slice(all.length),
  }
}
