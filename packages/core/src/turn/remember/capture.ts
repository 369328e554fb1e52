import { hash } from "node:crypto"
import type { Change, Json, Memory, MemoryId, Message, Owner, Pool, Store, Tenant } from "../../contract/index.ts"
import { yieldBeforeReply, yieldToEventLoop } from "../../plugin/event-loop.ts"
import { mayCorrect } from "../../text/correction-leads.ts"
import type { HandedOver } from "../../text/handed-over.ts"
import { cutIgnored } from "../ignore.ts"
import type { Job, TurnQueue, Work } from "../jobs.ts"
import { limitParts } from "../limited-store.ts"
import { MAX_DISTANCE } from "../pairs/corrected-facts.ts"
import { type Limit, type LimitedPool, laneOf, scopeOf } from "../pools.ts"
import type { MemorySettings } from "../settings.ts"
import { cutAnsweredSecrets } from "./answered-secrets.ts"
import { IndependentTurns } from "./independent.ts"
import { maxKnownFor } from "./known.ts"
import type { RememberJob } from "./prepare.ts"
import { redactTogether } from "./redact.ts"
import { type ReadTurn, type RememberedTurn, type RememberParts, readTurn, remember } from "./remember.ts"
import { cutRequestedSecrets } from "./requested-secrets.ts"
import { cutToldSecrets } from "./told-secret-model.ts"

/** One queued turn: redacted, with everything that remembering needs. */
export interface Capture {
  readonly owner: Owner
  readonly pool: LimitedPool
  readonly at: number
  readonly before: readonly Message[]
  readonly messages: readonly Message[]
  readonly reply?: Message
  readonly recalled: readonly MemoryId[]
  readonly recalledTexts: readonly string[]
  /** Memories that were shown earlier in this session: later tool steps and replies may restate them too. */
  readonly given: readonly MemoryId[]
  /** The recalled memories by pool, for their usage counts. */
  readonly used: Readonly<Record<string, readonly MemoryId[]>>
  readonly replacesReplyTo?: string
  readonly supersedesMessage?: string
  /** Whether only the words are kept, without extraction. */
  readonly wordsAlone?: boolean
  /** Maximum number of statements, of which the newest are kept. Default: unlimited. */
  readonly mostStatements?: number
  readonly toolsRead: boolean
  /** What the system prompts of its request make of the user's messages. */
  readonly standing?: HandedOver
  /** The newest tool text of the request, if there is a reply that may repeat it. */
  readonly toolTexts: readonly string[]
  /** Positions of the messages that may ask to forget what nothing has removed yet. Default: all. */
  readonly unforgotten?: readonly number[]
  /** The trace of its request. */
  readonly trace?: string
}

export const TURN = "turn"
/** Maximum characters of a context message: its last words and a model's view need no more. */
const CONTEXT_CHARACTERS = 1_000

/** Queues a turn; durable when it resolves. Secrets are cut before queueing. Idempotent by id. */
export function queueTurn(
  { worker, store }: { readonly worker: TurnQueue; readonly store: Store },
  id: string,
  capture: Capture,
  settings: MemorySettings,
): Promise<{ readonly done: Promise<unknown> }> {
  // A capture is plain JSON; its interfaces only lack the index signature.
  const body = yieldBeforeReply().then(async () => {
    const earlier = settings.redactSecrets ? await storedBefore(store, capture) : []
    const clean = await redactCapture({ ...capture, before: [...earlier, ...capture.before] }, settings)
    return { ...clean, before: clean.before.slice(earlier.length) } as unknown as Json
  })
  return worker.push({ id, kind: TURN, lane: laneOf(capture.pool), at: capture.at, body, about: capture.pool })
}

/** Stored messages that a secret may be told of before a turn. */
const MAX_STORED = 8

/** The stored messages before a turn whose client sends only what is new: they tell of which secret it speaks. */
async function storedBefore(store: Store, capture: Capture): Promise<readonly Message[]> {
  const { session } = capture.owner
  const position = capture.messages[0]?.position ?? 0
  if (capture.before.length > 0 || session === undefined || position <= 0) return []
  const where = { session, category: [TURN], position: { from: Math.max(0, position - MAX_STORED), below: position } }
  const { items } = await store.list(scopeOf(capture.pool), { limit: MAX_STORED, where })
  return toContext(items, position)
}

/** Stored messages as context of the one at `position`, the oldest first. */
function toContext(stored: readonly Memory[], position: number): readonly Message[] {
  return stored
    .map(({ content, source }) => ({
      role: source.origin === "user" ? ("user" as const) : ("assistant" as const),
      text: content,
      position: (source.position ?? 0) - position,
    }))
    .toSorted((one, other) => one.position - other.position)
}

/** Whether a turn may correct a message that its client does not send along. */
function isContextMissing({ before, messages, owner: { session } }: Capture): boolean {
  const first = messages.find(({ role }) => role === "user")
  if (session === undefined || first === undefined || first.position <= 0) return false
  return !before.some(({ role }) => role === "user") && mayCorrect(first.text)
}

/** The context of a turn, with the message of the user's that it may correct and the reply to it as they are stored. */
async function contextOf(store: Store, capture: Capture): Promise<readonly Message[]> {
  const { before, messages, owner, pool } = capture
  if (!isContextMissing(capture)) return before
  const { position = 0, text = "" } = messages.find(({ role }) => role === "user") ?? {}
  const where = {
    session: owner.session ?? "",
    category: [TURN],
    position: { from: Math.max(0, position - MAX_DISTANCE), below: messages[0]?.position ?? 0 },
  }
  const { items } = await store.list(scopeOf(pool), { limit: MAX_STORED, where })
  const stored = toContext(items, position)
  const last = stored.findLastIndex(({ role }) => role === "user")
  const told = stored[last]
  if (told === undefined) return before
  const between = [...stored.slice(last + 1), ...before, ...messages.filter((one) => one.position < position)]
  // A reply that is not known may have asked what is refused.
  const isUnknown = between.length === 0 && told.position < -1
  return isUnknown && !mayCorrect(text, true) ? before : [...stored.slice(last), ...before]
}

/** A turn that was stored, for what reads conversations later. */
export interface StoredTurn {
  readonly pool: LimitedPool
  readonly owner: Owner
  readonly session: string
  readonly at: number
  /** The length of its messages; 0 for a turn that was stored before. */
  readonly characters: number
}

interface TurnWorkParts extends RememberParts {
  readonly limited: (limit: Limit) => Pick<RememberParts, "store" | "softDelete">
  /** Called after a turn was stored, at least once. */
  readonly noteStored?: (turn: StoredTurn) => Promise<void>
  readonly traces: {
    recordKept(tenant: Tenant, trace: string, ids: readonly MemoryId[], at: number, isFirst: boolean): void
  }
  readonly spans: {
    remember<T extends { readonly ids: readonly MemoryId[] }>(
      trace: string | undefined,
      work: () => Promise<T>,
    ): Promise<T>
  }
}

/**
 * Maximum time for reading turns before the read ones are written, so that no turn waits for a slow extractor of the
 * next one.
 */
const MAX_READING_MS = 250

/** Creates the work on queued turns of one pool: independent turns run concurrently. Returns what was remembered of each. */
export function createTurnWork(parts: TurnWorkParts, settings: () => MemorySettings): Work {
  // Reuses the extraction result of a turn that waited for its predecessors.
  const ahead = new WeakMap<Job, ReadTurn>()
  return async (jobs, call) => {
    const until = performance.now() + MAX_READING_MS
    const independent = new IndependentTurns()
    const turns: (() => Promise<RememberedTurn>)[] = []
    for (const job of jobs) {
      await yieldToEventLoop()
      // What it may correct has to be stored before it is read.
      if (turns.length > 0 && isContextMissing(captureOf(job))) break
      const extractors = captureOf(job).wordsAlone ? [] : parts.extractors
      const own = limitParts<Pick<RememberParts, "store" | "softDelete">, TurnWorkParts>(
        parts,
        captureOf(job).pool.limit,
      )
      const reading = { store: own.store, extractors, isReadLater: parts.noteStored !== undefined }
      const read = ahead.get(job) ?? (await readTurn(reading, await taskOf(own.store, job, settings()), call))
      if (!independent.admits(read)) {
        ahead.set(job, read)
        break
      }
      turns.push(() => rememberTurn(own, job, read))
      // An extractor that sees known memories must see those of the previous turn.
      if (performance.now() >= until || extractors.some((one) => maxKnownFor(one) > 0)) break
    }
    return Promise.allSettled(turns.map((keep) => keep()))
  }
}

async function taskOf(store: Store, job: Job, settings: MemorySettings): Promise<RememberJob> {
  const { owner, pool, at, before: _, messages, reply, recalled, used: __, trace: ___, given, ...rest } = captureOf(job)
  const before = await contextOf(store, captureOf(job))
  const turn = { id: job.id, owner, at, before, messages, recalled, ...(reply && { reply }) }
  const recalledTexts = [...rest.recalledTexts, ...(await readTexts(store, pool, given))]
  return { ...rest, recalledTexts, turn, pool, settings, ranBefore: job.attempt > 1 }
}

/**
 * Reconciles and writes a turn, then counts the use of its recalled memories once. Finally throws an extractor's
 * failure.
 */
function rememberTurn(parts: TurnWorkParts, job: Job, read: ReadTurn): Promise<RememberedTurn> {
  const { pool, used, at, trace, owner, messages, reply, wordsAlone } = captureOf(job)
  return parts.spans.remember(trace, async () => {
    const remembered = await remember(parts, read)
    const { ids, first } = remembered
    if (trace !== undefined) parts.traces.recordKept(pool.tenant, trace, ids, at, first)
    const counted = Object.entries(first ? used : {}).map(([name, used]) => {
      const changes = used.map((id): Change => ({ op: "signal", id, add: { uses: 1, lastUsedAt: at } }))
      return parts.store.write({ ...pool, name }, changes, { by: "recall", at })
    })
    await Promise.all(counted)
    if (wordsAlone !== true) {
      const length = [...messages, ...(reply ? [reply] : [])].reduce((sum, { text }) => sum + text.length, 0)
      const session = owner.session ?? job.id
      await parts.noteStored?.({ pool, owner, session, at, characters: first ? length : 0 })
    }
    if (read.failure !== undefined) throw read.failure
    return remembered
  })
}

/** Only `queueTurn` writes jobs of this kind. */
export function captureOf(job: Pick<Job, "body">): Capture {
  return job.body as unknown as Capture
}

const MAX_GIVEN_CHARACTERS = 65_536

/** The current texts of memories, newest first, at most 64 Ki characters; deleted ones are skipped. */
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
 * The job id of a turn: derived from its session and messages, so that a client's retry is the same job. With a reply
 * it is another job than without: the reply of a retry is kept after an interrupted first try.
 */
export function turnJobId(pool: Pool, session: string, messages: readonly string[], withReply: boolean): string {
  return hash("sha256", JSON.stringify([pool.tenant, pool.name, session, messages, withReply]), "base64url")
}

/**
 * Cuts ignored text and secrets, also those that only the words of a typed message or the question before it tell: a
 * secret in one message is cut from all. Yields between messages.
 */
export async function redactCapture(capture: Capture, settings: MemorySettings): Promise<Capture> {
  const { before, messages, reply, toolTexts } = capture
  const context = before.map((message) => ({ ...message, text: message.text.slice(-CONTEXT_CHARACTERS) }))
  const all = [...context, ...messages, ...(reply ? [reply] : [])]
  const texts = [...all.map(({ text }) => text), ...toolTexts].map((text) => cutIgnored(text, settings.ignore))
  const roles = all.map(({ role }) => role)
  const clean = settings.redactSecrets ? await cutSecrets(texts, roles) : texts
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

async function cutSecrets(texts: readonly string[], roles: readonly string[]): Promise<readonly string[]> {
  const known = (await redactTogether(texts)).map(({ text }) => text)
  const told = await cutToldSecrets(known, (index) => roles[index] === "user")
  return cutRequestedSecrets(await cutAnsweredSecrets(told, roles), roles)
}
