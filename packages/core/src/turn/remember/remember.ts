import type {
  CallOptions,
  Change,
  Extractor,
  Memory,
  MemoryId,
  Outcome,
  Pool,
  Store,
  Turn,
} from "../../contract/index.ts"
import { MemoryError } from "../../contract/index.ts"
import type { MemorySettings } from "../settings.ts"
import type { Tombstones } from "../tombstones.ts"
import { memoriesMeant } from "./forget-asked.ts"
import { newTurns } from "./new-turns.ts"
import { type Prepared, prepare } from "./prepare.ts"
import { proposals, type SignedDraft } from "./proposals.ts"
import { reconcile } from "./reconcile.ts"
import { supersededBy } from "./superseded.ts"

export interface RememberParts {
  readonly store: Store
  readonly tombstones: Tombstones
  readonly extractors: readonly Extractor[]
}
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
}

const MOST_ATTEMPTS = 6

/**
 * Keeps what is worth keeping of a turn and does what it asks ("forget that ..."): strips, redacts, extracts,
 * reconciles and writes, all changes in one write where the store takes that many. Idempotent: ids derive from pool,
 * session, message and key, so the same job again writes nothing new. Answers what stands active or quarantined from
 * this turn. An extractor's failure is thrown after everything else is written.
 */
export async function remember(parts: RememberParts, job: RememberJob, call?: CallOptions): Promise<readonly Memory[]> {
  const { tombstones } = parts
  const said = prepare(job)
  const forgotten = await forget(parts.store, tombstones, job, said, call)
  const { drafts, failure } = await extract(parts.extractors, job, said, call)
  const gone = new Map<MemoryId, number>()
  for (let attempt = 1; ; attempt++) {
    const planned = await plan(parts.store, tombstones, job, said, drafts, gone, call)
    const outcomes = await write(parts, job, [...forgotten, ...planned.changes], call)
    const conflicts = outcomes.filter((outcome) => outcome.status === "conflict")
    if (conflicts.length === 0) {
      if (failure !== undefined) throw failure
      return standing(parts.store, job.pool, planned.ids, call)
    }
    if (attempt === MOST_ATTEMPTS) {
      throw new MemoryError("conflict", "Others changed the same memories at every attempt to remember this turn")
    }
    for (const { id, revision, current } of conflicts) if (current === undefined) gone.set(id, revision)
  }
}

async function forget(
  store: Store,
  tombstones: Tombstones,
  { pool, turn }: RememberJob,
  { asked }: Prepared,
  call?: CallOptions,
): Promise<readonly Change[]> {
  const meant = new Map<MemoryId, Memory>()
  for (const one of asked) {
    for (const memory of await memoriesMeant(store, pool, one, turn.at, call)) meant.set(memory.id, memory)
  }
  for (const memory of meant.values()) await tombstones.bury(memory)
  return [...meant.keys()].map((id) => ({ op: "delete", id }))
}

async function extract(
  extractors: readonly Extractor[],
  { turn }: RememberJob,
  { kept }: Prepared,
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
    if (extractor.per !== "turn") continue
    try {
      const by = `${extractor.name}@${extractor.version}`
      for (const draft of await extractor.extract([clean], [], call)) drafts.push({ ...draft, by })
    } catch (thrown) {
      failure = thrown
    }
  }
  return { drafts, ...(failure !== undefined && { failure }) }
}

/** Everything to write, against what stands now, and the ids that are this turn's own. */
async function plan(
  store: Store,
  tombstones: Tombstones,
  job: RememberJob,
  said: Prepared,
  drafts: readonly SignedDraft[],
  gone: ReadonlyMap<MemoryId, number>,
  call?: CallOptions,
): Promise<{ readonly changes: readonly Change[]; readonly ids: readonly MemoryId[] }> {
  const { pool } = job
  const proposed = proposals(job, said, drafts)
  const [turns, superseded, ...decisions] = await Promise.all([
    newTurns(store, tombstones, job, said, gone, call),
    supersededBy(store, job, said, call),
    ...proposed.map((proposal) => reconcile({ store, tombstones }, pool, proposal, gone, call)),
  ])
  const changes = new Map<MemoryId, Change>()
  const ids = new Set(turns.ids)
  const facts = new Map<MemoryId, Change>()
  for (const [index, decided] of decisions.entries()) {
    if (!decided) continue
    const own = decided.memory.source.message === proposed[index]?.source.message
    if (decided.did !== "duplicate" || own) ids.add(decided.memory.id)
    for (const change of decided.changes) {
      // A repeated job has its turns already and counts nothing again.
      if (change.op === "signal" && turns.repeated) continue
      const id = change.op === "put" ? change.memory.id : change.id
      // Of two statements under one key the later in the turn stands; they were weighed against the same stored
      // revision.
      facts.delete(id)
      facts.set(id, change)
    }
  }
  for (const change of superseded) {
    if (change.op === "put" && !ids.has(change.memory.id)) changes.set(change.memory.id, change)
  }
  for (const [id, change] of facts) changes.set(id, change)
  return { changes: [...turns.changes, ...changes.values()], ids: [...ids] }
}

async function write(
  { store, extractors }: RememberParts,
  { pool, turn }: RememberJob,
  changes: readonly Change[],
  call?: CallOptions,
): Promise<readonly Outcome[]> {
  const by = extractors.map(({ name, version }) => `extractor:${name}@${version}`).join(" ") || "remember"
  const outcomes: Outcome[] = []
  for (let at = 0; at < changes.length; at += store.traits.maxBatch) {
    const batch = changes.slice(at, at + store.traits.maxBatch)
    outcomes.push(...(await store.write(pool, batch, { ...call, by, at: turn.at })))
  }
  return outcomes
}

async function standing(
  store: Store,
  pool: Pool,
  ids: readonly MemoryId[],
  call?: CallOptions,
): Promise<readonly Memory[]> {
  const found = await store.read({ tenant: pool.tenant, pools: [pool.name] }, ids, call)
  return found
    .filter((memory) => memory?.status === "active" || memory?.status === "quarantined")
    .filter((memory) => memory !== undefined)
}
