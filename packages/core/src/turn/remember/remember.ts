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
import { type ForgetParts, forgetRequested } from "../delete/forget-requests.ts"
import type { TombstoneLookup, Tombstones } from "../delete/tombstones.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import type { MemorySettings } from "../settings.ts"
import { writeAll } from "../write-all.ts"
import { extractWithTimeout } from "./extract-drafts.ts"
import { findRelated, maxKnownFor } from "./known.ts"
import { type NewTurns, planNewTurns } from "./new-turns.ts"
import { type PreparedTurn, prepareTurn } from "./prepare.ts"
import { createProposals, type SignedDraft } from "./proposals.ts"
import { type Proposal, type ReconcileParts, reconcileProposal, supersede } from "./reconcile.ts"

export interface RememberParts extends ReconcileParts, ForgetParts {
  readonly tombstones: Tombstones
  readonly extractors: readonly Extractor[]
}
/**
 * A turn as it left the queue. Its texts are clean and nothing here cleans them again: Keepsake's blocks were taken out
 * where the turn was opened, ignored text and secrets before it was queued.
 */
export interface RememberJob {
  /** Messages carry id and position; `before` is context. */
  readonly turn: Turn
  readonly pool: Pool
  readonly settings: MemorySettings
  /** Contents that were injected into this turn. */
  readonly recalledTexts: readonly string[]
  /** The user's message whose older reply this turn's reply replaces. */
  readonly replacesReplyTo?: string
  /** An edited message: what it gave is superseded. */
  readonly supersedesMessage?: string
  /** Tool or document text stood in this turn. */
  readonly toolsRead: boolean
  /** What tools said earlier and in this turn: a reply that repeats it is not trusted. Empty where no reply is. */
  readonly toolTexts: readonly string[]
  /** An earlier attempt at this job may have written all of it. */
  readonly ranBefore: boolean
}
export interface RememberedTurn {
  /** The memories that this turn gave, also those that were there already. */
  readonly ids: readonly MemoryId[]
  /** Whether this is the first time that the turn was written; what is counted of it is counted then. */
  readonly first: boolean
}

/** What a turn says, before anybody looks at what stands already. */
export interface ReadTurn {
  readonly job: RememberJob
  readonly said: PreparedTurn
  readonly proposed: readonly Proposal[]
  /** Of an extractor; everything else is written all the same. */
  readonly failure?: unknown
}

const MAX_ATTEMPTS = 6

/** Strips what only restates and extracts what is stated. Asks the store only for extractors that want to know what it holds. */
export async function readTurn(
  parts: Pick<RememberParts, "store" | "extractors">,
  job: RememberJob,
  call?: CallOptions,
): Promise<ReadTurn> {
  const said = prepareTurn(job)
  const { drafts, ...failed } = await extract(parts, job, said, call)
  return { job, said, proposed: createProposals(job, said, drafts), ...failed }
}

/**
 * Keeps what is worth keeping of a turn and does what it asks ("forget that ..."): reconciles and writes, all changes
 * in one write where the store takes that many. Idempotent: ids derive from pool, session, message and key, so the
 * same turn again writes nothing new.
 */
export async function remember(parts: RememberParts, read: ReadTurn, call?: CallOptions): Promise<RememberedTurn> {
  const { job, said } = read
  await forgetRequested(parts, job.pool, said.asked, job.turn.at, call)
  const gone = new Map<MemoryId, number>()
  let first: boolean | undefined
  for (let attempt = 1; ; attempt++) {
    const planned = await plan(parts, read, gone, call)
    first ??= !planned.repeated
    const outcomes = await write(parts, job, planned.changes, call)
    const conflicts = outcomes.filter((outcome) => outcome.status === "conflict")
    if (conflicts.length === 0) return { ids: planned.ids, first }
    if (attempt === MAX_ATTEMPTS) {
      throw new MemoryError("conflict", "Others changed the same memories at every attempt to remember this turn")
    }
    for (const { id, revision, current } of conflicts) if (current === undefined) gone.set(id, revision)
  }
}

async function extract(
  { store, extractors }: Pick<RememberParts, "store" | "extractors">,
  { turn, pool }: RememberJob,
  { kept }: PreparedTurn,
  call?: CallOptions,
): Promise<{ readonly drafts: readonly SignedDraft[]; readonly failure?: unknown }> {
  const last = kept.at(-1)
  const reply = turn.reply && last?.message.role === "assistant" ? last : undefined
  const messages = (reply ? kept.slice(0, -1) : kept).map(({ message, text }) => ({ ...message, text }))
  const { reply: _, ...rest } = turn
  const clean: Turn = { ...rest, messages, ...(reply && { reply: { ...reply.message, text: reply.text } }) }
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
  return { drafts, ...(failure !== undefined && { failure }) }
}

/**
 * What was deleted, as this turn must ask for it: only what the person typed last, and the reply to it, are said anew. Every message before them comes
 * from a history that the client sent again, and stays deleted whatever session it is sent in.
 */
export function tombstoneLookupFor(tombstones: TombstoneLookup, { turn }: RememberJob): TombstoneLookup {
  const typed = turn.messages.findLastIndex(({ role }) => role === "user")
  const anew = new Set([...turn.messages.slice(typed), ...(turn.reply ? [turn.reply] : [])].map(({ id }) => id))
  return {
    holds: (pool, message, content) => tombstones.holds(pool, anew.has(message) ? message : undefined, content),
    holdsTail: (pool, text) => tombstones.holdsTail(pool, text),
  }
}

/** Everything to write, against what stands now, and the ids that are this turn's own. */
async function plan(
  { store, tombstones, now }: ReconcileParts,
  { job, said, proposed }: ReadTurn,
  gone: ReadonlyMap<MemoryId, number>,
  call?: CallOptions,
): Promise<NewTurns> {
  const { pool } = job
  const lookup = tombstoneLookupFor(tombstones, job)
  const [turns, superseded, ...decisions] = await Promise.all([
    planNewTurns(store, lookup, job, said, gone, call),
    supersedeReplaced(store, job, said, call),
    ...proposed.map((proposal) => reconcileProposal({ store, tombstones: lookup, now }, pool, proposal, gone, call)),
  ])
  const changes = new Map<MemoryId, Change>()
  const ids = new Set(turns.ids)
  /** By id; a signal beside the put of the same memory has a key of its own. */
  const facts = new Map<string, Change>()
  for (const [index, decided] of decisions.entries()) {
    if (!decided) continue
    const own = decided.memory.source.message === proposed[index]?.source.message
    if (decided.did !== "duplicate" || own) ids.add(decided.memory.id)
    for (const change of decided.changes) {
      // A repeated job has its turns already and counts nothing again.
      if (change.op === "signal" && turns.repeated) continue
      const id = change.op === "put" ? change.memory.id : change.op === "signal" ? `signal ${change.id}` : change.id
      // Of two statements under one key the later in the turn stands; they were weighed against the same stored
      // revision.
      facts.delete(id)
      facts.set(id, change)
    }
  }
  for (const change of superseded) {
    if (change.op === "put" && !ids.has(change.memory.id)) changes.set(change.memory.id, change)
  }
  for (const id of facts.keys()) changes.delete(id)
  return {
    changes: [...turns.changes, ...changes.values(), ...facts.values()],
    ids: [...ids],
    repeated: turns.repeated,
  }
}

async function write(
  { store, extractors }: RememberParts,
  { pool, turn }: RememberJob,
  changes: readonly Change[],
  call?: CallOptions,
): Promise<readonly Outcome[]> {
  const by = extractors.map(({ name, version }) => `extractor:${name}@${version}`).join(" ") || "remember"
  return writeAll(store, pool, changes, { ...call, by, at: turn.at })
}

/** What of these stands active or quarantined. */
export async function readStored(
  store: Store,
  pool: Pool,
  ids: readonly MemoryId[],
  call?: CallOptions,
): Promise<readonly Memory[]> {
  const found = await store.read(scopeOf(pool), ids, call)
  return found
    .filter((memory) => memory?.status === "active" || memory?.status === "quarantined")
    .filter((memory) => memory !== undefined)
}

/** What an edited message gave, with the reply to it; and the older reply that was made again. */
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
