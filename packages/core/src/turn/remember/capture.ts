import { hash } from "node:crypto"
import type { Json, MemoryId, Owner, Pool, Tenant } from "../../contract/memory.ts"
import type { Change, Store } from "../../contract/store.ts"
import type { Message } from "../../contract/turn.ts"
import { yieldBeforeReply, yieldToEventLoop } from "../event-loop.ts"
import { cutIgnored } from "../ignore.ts"
import type { Job, TurnQueue, Work } from "../jobs.ts"
import { laneOf } from "../pools.ts"
import type { MemorySettings } from "../settings.ts"
import { IndependentTurns } from "./independent.ts"
import { maxKnownFor } from "./known.ts"
import { redactTogether } from "./redact.ts"
import {
  type ReadTurn,
  type RememberedTurn,
  type RememberJob,
  type RememberParts,
  readTurn,
  remember,
} from "./remember.ts"

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
  /** Memories that were shown earlier in this session: a later step of a tool loop, and any later reply, may restate them as well. */
  readonly given: readonly MemoryId[]
  /** The recalled memories by the pool they stand in, for their counts of use. */
  readonly used: Readonly<Record<string, readonly MemoryId[]>>
  readonly replacesReplyTo?: string
  readonly supersedesMessage?: string
  /** Nothing is read out of it: the words alone are kept. */
  readonly wordsAlone?: boolean
  readonly toolsRead: boolean
  /** The newest text of tools in the request, where there is a reply that may repeat it. */
  readonly toolTexts: readonly string[]
  /** Of the request that it came with. */
  readonly trace?: string
}

export const TURN = "turn"
/** A message of the context is there for its last words and for a model's view; more of it is not carried along. */
const CONTEXT_CHARACTERS = 1_000

/** Queues a turn; durable when it resolves. Secrets are cut out before the queue sees them. The same id is kept once. */
export function queueTurn(
  worker: TurnQueue,
  id: string,
  capture: Capture,
  settings: MemorySettings,
): Promise<{ readonly done: Promise<unknown> }> {
  // A capture is plain JSON; its interfaces only lack the index signature.
  const body = yieldBeforeReply().then(() => redactCapture(capture, settings) as unknown as Json)
  return worker.push({ id, kind: TURN, lane: laneOf(capture.pool), at: capture.at, body, about: capture.pool })
}

interface TurnWorkParts extends RememberParts {
  readonly traces: {
    kept(tenant: Tenant, trace: string, ids: readonly MemoryId[], at: number, isFirst: boolean): void
  }
  readonly spans: {
    keeping<T extends { readonly ids: readonly MemoryId[] }>(
      trace: string | undefined,
      work: () => Promise<T>,
    ): Promise<T>
  }
}

/** Reading turns goes on for so long before what was read is written: behind a slow extractor no turn waits for the next. */
const MAX_READING_MS = 250

/** Does queued turns of one pool, side by side those that do not bear on one another; each gives its id's memories. */
export function createTurnWork(parts: TurnWorkParts, settings: () => MemorySettings): Work {
  // Of a turn that had to wait for those before it: an extractor is not asked again.
  const ahead = new WeakMap<Job, ReadTurn>()
  return async (jobs, call) => {
    const until = performance.now() + MAX_READING_MS
    const independent = new IndependentTurns()
    const turns: (() => Promise<RememberedTurn>)[] = []
    for (const job of jobs) {
      await yieldToEventLoop()
      const extractors = captureOf(job).wordsAlone ? [] : parts.extractors
      const reading = { store: parts.store, extractors }
      const read = ahead.get(job) ?? (await readTurn(reading, await taskOf(parts.store, job, settings()), call))
      if (!independent.admits(read)) {
        ahead.set(job, read)
        break
      }
      turns.push(() => rememberTurn(parts, job, read))
      // Whoever is shown what is known is shown what the turn before gave.
      if (performance.now() >= until || extractors.some((one) => maxKnownFor(one) > 0)) break
    }
    return Promise.allSettled(turns.map(async (keep) => (await keep()).ids))
  }
}

async function taskOf(store: Store, job: Job, settings: MemorySettings): Promise<RememberJob> {
  const { owner, pool, at, before, messages, reply, recalled, used: _, trace: __, given, ...rest } = captureOf(job)
  const turn = { id: job.id, owner, at, before, messages, recalled, ...(reply && { reply }) }
  const recalledTexts = [...rest.recalledTexts, ...(await readTexts(store, pool, given))]
  return { ...rest, recalledTexts, turn, pool, settings, ranBefore: job.attempt > 1 }
}

/** Reconciles and writes a turn; then counts the use of what was recalled for it, once for a turn. Throws at last what an extractor threw. */
function rememberTurn(parts: TurnWorkParts, job: Job, read: ReadTurn): Promise<RememberedTurn> {
  const { pool, used, at, trace } = captureOf(job)
  return parts.spans.keeping(trace, async () => {
    const remembered = await remember(parts, read)
    const { ids, first } = remembered
    if (trace !== undefined) parts.traces.kept(pool.tenant, trace, ids, at, first)
    const counted = Object.entries(first ? used : {}).map(([name, used]) => {
      const changes = used.map((id): Change => ({ op: "signal", id, add: { uses: 1, lastUsedAt: at } }))
      return parts.store.write({ ...pool, name }, changes, { by: "recall", at })
    })
    await Promise.all(counted)
    if (read.failure !== undefined) throw read.failure
    return remembered
  })
}

/** Only `queueTurn` writes jobs of this kind. */
function captureOf(job: Job): Capture {
  return job.body as unknown as Capture
}

const MAX_GIVEN_CHARACTERS = 65_536

/** What these memories say now, the newest first and 64 Ki characters at most; nothing of one that is gone. */
async function readTexts(store: Store, { tenant }: Pool, ids: readonly MemoryId[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const texts: string[] = []
  let room = MAX_GIVEN_CHARACTERS
  for (const memory of (await store.read({ tenant, pools: "all" }, ids)).toReversed()) {
    if (memory === undefined || memory.content.length > room) continue
    texts.push(memory.content)
    room -= memory.content.length
  }
  return texts
}

/**
 * A turn is known by its session and what was said in it, so that a retry of the client is the same job. With its reply
 * it is another job than without: the reply of a retry is kept after a first try that broke off.
 */
export function turnJobId(pool: Pool, session: string, messages: readonly string[], withReply: boolean): string {
  return hash("sha256", JSON.stringify([pool.tenant, pool.name, session, messages, withReply]), "base64url")
}

/** Without what is ignored, and without secrets: what is one in one message is cut out of all. */
export function redactCapture(capture: Capture, settings: MemorySettings): Capture {
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
