import {
  type CallOptions,
  type Change,
  type Extractor,
  type Memory,
  MemoryError,
  type MemoryId,
  type Outcome,
  type Pool,
  type Store,
  type Turn,
} from "../../contract/index.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { cutForgottenSentences } from "../delete/cut-forgotten-sentences.ts"
import type { ForgetParts } from "../delete/forget-parts.ts"
import { forgetRequested } from "../delete/forget-requested.ts"
import { findOut } from "../delete/plan-cuts.ts"
import { askedBy, pastRequestTime, requestTime } from "../delete/request-time.ts"
import type { TombstoneLookup, Tombstones } from "../delete/tombstones.ts"
import { asMaybeWork, workOnStoredReply } from "../delete/work-on-reply.ts"
import { withOutdatedWords } from "../outdate-words.ts"
import { each } from "../pages.ts"
import { linkDoubted } from "../pairs/link-doubted.ts"
import { withRestated } from "../pairs/restated-facts.ts"
import { changeDrafts, findChanging } from "../pairs/unread-changes.ts"
import { scopeOf } from "../pools.ts"
import { writeAll } from "../write-all.ts"
import { withCorrectionsKept } from "./correction-lifetime.ts"
import { extractWithTimeout } from "./extract-drafts.ts"
import { findRelated, maxKnownFor } from "./known.ts"
import { findKnownOwner } from "./known-owner.ts"
import { type NewTurns, planNewTurns, type TurnTombstones } from "./new-turns.ts"
import { type PreparedTurn, prepareTurn, type RememberJob } from "./prepare.ts"
import type { Proposal } from "./proposal.ts"
import { createProposals, type SignedDraft } from "./proposals.ts"
import { type ReconcileParts, reconcileProposal } from "./reconcile.ts"
import { retractJoke, withoutRetractedJokes } from "./retracted-jokes.ts"
import { type ReconciledDraft, supersede } from "./revise-stored.ts"
import { rejectTakenIds } from "./taken-ids.ts"
import { triggeredDrafts } from "./triggered-drafts.ts"

export interface RememberParts extends ReconcileParts, ForgetParts {
  readonly tombstones: Tombstones
  readonly extractors: readonly Extractor[]
}
export interface RememberedTurn {
  /** The memories of this turn, including existing ones. */
  readonly ids: readonly MemoryId[]
  /** Whether the turn was written for the first time, so that it is counted once. */
  readonly first: boolean
  /** What its requests to forget have removed. */
  readonly forgot?: ForgottenByRequests
}

/** The messages that asked to forget something, and the memories that went or lost words. */
export interface ForgottenByRequests {
  readonly requests: number
  readonly removed: number
}

/** The content of a turn before reconciling. */
export interface ReadTurn {
  readonly job: RememberJob
  readonly said: PreparedTurn
  readonly proposed: readonly Proposal[]
  /** Sentences that no extractor read, which are kept if they change something that is known. */
  readonly unread: readonly Proposal[]
  /** An extractor's failure; everything else is written. */
  readonly failure?: unknown
}

const MAX_ATTEMPTS = 6
/** Number of statements that are compared with the store at once. */
const RECONCILED_TOGETHER = 16
/** Maximum number of changes in one write, a few tens of milliseconds of the store, which other tenants' writes wait for. */
const WRITTEN_TOGETHER = 200

interface ReadingParts extends Pick<RememberParts, "store" | "extractors"> {
  /** Whether a model reads the whole conversation later, changes as well. Default: none does. */
  readonly isReadLater?: boolean
}

/** Strips restatements and extracts statements. Reads the store only for extractors that want known memories, and for whose memory it is. */
export async function readTurn(parts: ReadingParts, job: RememberJob, call?: CallOptions): Promise<ReadTurn> {
  const said = await prepareTurn(job, await findKnownOwner(parts.store, job.pool, job.turn, call))
  await yieldToEventLoop()
  const { drafts, unread, ...failed } = await extract(parts, job, said, call)
  await yieldToEventLoop()
  const newest = job.mostStatements === undefined ? drafts : drafts.slice(-job.mostStatements)
  const proposed = await createProposals(job, said, newest)
  return { job, said, proposed, unread: await createProposals(job, said, unread), ...failed }
}

/**
 * Remembers a turn and obeys its requests ("forget that ..."): reconciles and writes, a long turn in several writes.
 * Idempotent, so that a repeated job completes what an interrupted one wrote: ids derive from pool, session, message
 * and key.
 */
export async function remember(parts: RememberParts, read: ReadTurn, call?: CallOptions): Promise<RememberedTurn> {
  const { job, said } = read
  const askedFor = requestTime(job.turn.at, !job.ranBefore)
  const [text, ...others] = job.turn.messages.flatMap((one) => (one.role === "user" ? [one.text] : []))
  const isAlone = text !== undefined && others.length === 0 && said.toForget.length > 0
  const work = isAlone
    ? await workOnStoredReply(parts.store, job.pool, { session: said.session, text }, call)
    : undefined
  let forgotten = 0
  for (const { asked, at, speaker } of work === "work" ? [] : said.toForget) {
    const requests = work === undefined ? asked : asked.map(asMaybeWork)
    const before = at === undefined ? askedFor : pastRequestTime(job.turn.at, at)
    forgotten += (await forgetRequested(parts, job.pool, requests, askedBy(speaker, before), call)).removed
  }
  const forgot = said.toForget.length === 0 ? undefined : { requests: said.toForget.length, removed: forgotten }
  const gone = new Map<MemoryId, number>()
  let first: boolean | undefined
  for (let attempt = 1; ; attempt++) {
    const planned = await plan(parts, read, gone, call)
    first ??= !planned.repeated
    const outcomes = await write(parts, job, planned.changes, call)
    const conflicts = outcomes.filter((outcome) => outcome.status === "conflict")
    if (conflicts.length === 0) return { ids: planned.ids, first, ...omitUndefined({ forgot }) }
    const missing = conflicts.filter(({ current }) => current === undefined).map(({ id }) => id)
    await rejectTakenIds(parts.store, job.pool, missing, call)
    if (attempt === MAX_ATTEMPTS) {
      throw new MemoryError("conflict", "Others changed the same memories at every attempt to remember this turn")
    }
    for (const { id, revision, current } of conflicts) if (current === undefined) gone.set(id, revision)
  }
}

async function extract(
  { store, extractors, isReadLater }: ReadingParts,
  { turn, pool, settings }: RememberJob,
  { kept, asked }: PreparedTurn,
  call?: CallOptions,
): Promise<Pick<ReadTurn, "failure"> & Readonly<Record<"drafts" | "unread", readonly SignedDraft[]>>> {
  const last = kept.at(-1)
  const reply = turn.reply && last?.message.role === "assistant" ? last : undefined
  const typed = (reply ? kept.slice(0, -1) : kept).map(({ message, text }) => ({ ...message, text }))
  const messages = withoutRetractedJokes(typed, turn.before)
  const { reply: _, ...rest } = turn
  // What goes on with a message does not bring back what is forgotten of it.
  const before = turn.before.map((one) =>
    one.role === "user" && asked.length > 0 ? { ...one, text: cutForgottenSentences(one.text, asked) } : one,
  )
  const clean: Turn = { ...rest, before, messages, ...(reply && { reply: { ...reply.message, text: reply.text } }) }
  const drafts: SignedDraft[] = []
  let failure: unknown
  for (const extractor of extractors) {
    try {
      const by = `${extractor.name}@${extractor.version}`
      const known = await findRelated(store, pool, clean, maxKnownFor(extractor), call)
      for (const draft of await extractWithTimeout(extractor, clean, known, call)) drafts.push({ ...draft, by })
    } catch (thrown) {
      failure = thrown
    }
  }
  for (const draft of await triggeredDrafts(clean, settings.captureTriggers, drafts))
    drafts.push({ ...draft, by: "trigger@1" })
  const changes = extractors.length === 0 || isReadLater === true ? [] : await changeDrafts(clean, drafts)
  const unread = changes.map((draft): SignedDraft => ({ ...draft, by: "change@1" }))
  return { drafts, unread, ...(failure !== undefined && { failure }) }
}

/**
 * The tombstone lookup for this turn: only the last typed message and its reply count as stated again. Earlier
 * messages come from a resent history and stay deleted in any session.
 */
export function tombstoneLookupFor(tombstones: TombstoneLookup, { turn }: RememberJob): TurnTombstones {
  const typed = turn.messages.findLastIndex(({ role }) => role === "user")
  const stated = new Set([...turn.messages.slice(typed), ...(turn.reply ? [turn.reply] : [])].map(({ id }) => id))
  return {
    holds: (pool, message, content) => tombstones.holds(pool, stated.has(message) ? message : undefined, content),
    holdsTail: (pool, text) => tombstones.holdsTail(pool, text),
    statementsIn: (pool, sentences, at) => tombstones.statementsIn(pool, sentences, at),
    isStated: (message) => stated.has(message),
  }
}

/** All changes, and the ids of this turn. */
async function plan(
  { store, tombstones, now }: ReconcileParts,
  { job, said, proposed: stated, unread }: ReadTurn,
  gone: ReadonlyMap<MemoryId, number>,
  call?: CallOptions,
): Promise<NewTurns> {
  const { pool } = job
  const lookup = tombstoneLookupFor(tombstones, job)
  const restated = await withRestated(store, pool, stated, call)
  const all = [...restated, ...(await findChanging(store, pool, unread, job.turn.at, call))]
  const proposed = await withoutDeleted(store, lookup, pool, all)
  const [turns, superseded, taken, decisions] = await Promise.all([
    planNewTurns(store, lookup, job, said, gone, call),
    supersedeReplaced(store, job, said, call),
    retractJoke(store, pool, { turn: job.turn, session: said.session }, call),
    reconcileInSteps({ store, tombstones: lookup, now }, pool, proposed, gone, call),
  ])
  const changes = new Map<MemoryId, Change>()
  const ids = new Set(turns.ids)
  /** By id; a signal has a key of its own. */
  const facts = new Map<string, Change>()
  for (const [index, decided] of decisions.entries()) {
    if (!decided) continue
    const own = decided.memory.source.message === proposed[index]?.source.message
    if (decided.did !== "duplicate" || own) ids.add(decided.memory.id)
    for (const change of decided.changes) {
      // A repeated job has its turns and must not count again.
      if (change.op === "signal" && turns.repeated) continue
      const id = change.op === "put" ? change.memory.id : change.op === "signal" ? `signal ${change.id}` : change.id
      // Among two statements with one key the later wins; both were compared with the same stored revision.
      facts.delete(id)
      facts.set(id, change)
    }
  }
  for (const change of [...superseded, ...taken]) {
    if (change.op === "put" && !ids.has(change.memory.id)) changes.set(change.memory.id, change)
  }
  for (const id of facts.keys()) changes.delete(id)
  await linkDoubted(store, pool, facts, job.turn.at, call)
  const factual = new Set(proposed.flatMap(({ source }) => source.message ?? []))
  const turnChanges = await withCorrectionsKept(store, pool, turns.changes, factual, call)
  const planned = [...turnChanges, ...changes.values(), ...facts.values()]
  return {
    changes: await withOutdatedWords(store, pool, planned, call),
    ids: [...ids],
    repeated: turns.repeated,
  }
}

/** Statements of a resent history whose words were deleted stay away, also as an earlier version of what was deleted. */
async function withoutDeleted(
  store: Store,
  tombstones: TurnTombstones,
  pool: Pool,
  proposed: readonly Proposal[],
): Promise<readonly Proposal[]> {
  const areOut = await Promise.all(
    proposed.map(async ({ source: { message, quote } }) => {
      if (message === undefined || quote === undefined || tombstones.isStated(message)) return false
      const stated = await tombstones.statementsIn(pool, [quote], 0)
      return (await findOut(store, pool, stated, quote)).length > 0
    }),
  )
  return proposed.filter((_, place) => areOut[place] !== true)
}

/** Reconciles a few at a time, so that other callers' reads come between those of a turn with many statements. */
async function reconcileInSteps(
  parts: ReconcileParts,
  pool: Pool,
  proposed: readonly Proposal[],
  gone: ReadonlyMap<MemoryId, number>,
  call?: CallOptions,
): Promise<readonly (ReconciledDraft | undefined)[]> {
  const decisions: (ReconciledDraft | undefined)[] = []
  for (let at = 0; at < proposed.length; at += RECONCILED_TOGETHER) {
    const step = proposed.slice(at, at + RECONCILED_TOGETHER)
    await yieldToEventLoop()
    decisions.push(...(await Promise.all(step.map((proposal) => reconcileProposal(parts, pool, proposal, gone, call)))))
  }
  return decisions
}

async function write(
  { store, extractors }: RememberParts,
  { pool, turn }: RememberJob,
  changes: readonly Change[],
  call?: CallOptions,
): Promise<readonly Outcome[]> {
  const by = extractors.map(({ name, version }) => `extractor:${name}@${version}`).join(" ") || "remember"
  return writeAll(store, pool, changes, { ...call, by, at: turn.at }, WRITTEN_TOGETHER)
}

/** Those of the memories that are active or quarantined. */
export async function readStored(
  store: Store,
  pool: Pool,
  ids: readonly MemoryId[],
  call?: CallOptions,
): Promise<readonly Memory[]> {
  const memories = await store.read(scopeOf(pool), ids, call)
  return memories
    .filter((memory) => memory?.status === "active" || memory?.status === "quarantined")
    .filter((memory) => memory !== undefined)
}

/** Supersedes the memories of an edited message and of its reply, and the older reply of a regenerated one. */
export async function supersedeReplaced(
  store: Store,
  { pool, turn, replacesReplyTo, supersedesMessage }: RememberJob,
  { session, kept }: PreparedTurn,
  call?: CallOptions,
): Promise<readonly Change[]> {
  if (supersedesMessage === undefined && (replacesReplyTo === undefined || turn.reply === undefined)) return []
  const own = new Set(kept.map(({ message }) => message.id))
  const where = { session, status: ["active", "quarantined"] } as const
  const changes: Change[] = []
  for await (const memory of each((page) => store.list(scopeOf(pool), { ...page, where }, call))) {
    const { message } = memory.source
    const { replyTo } = memory.metadata
    if (message === undefined || own.has(message)) continue
    const edited = supersedesMessage !== undefined && (message === supersedesMessage || replyTo === supersedesMessage)
    const again = replacesReplyTo !== undefined && turn.reply !== undefined && replyTo === replacesReplyTo
    if (edited || again) changes.push(supersede(memory, turn.at))
  }
  return changes
}
