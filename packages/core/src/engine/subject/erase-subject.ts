import type { Memory, MemoryId, Pool } from "../../contract/memory.ts"
import type { State } from "../../contract/state.ts"
import type { Change, Page, PageQuery, Store, WriteOptions } from "../../contract/store.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { removeMemories } from "../../turn/delete/remove-memories.ts"
import { findRepetitions } from "../../turn/delete/repetitions.ts"
import { rewriteWithoutHistory } from "../../turn/delete/rewrite-without-history.ts"
import {
  readDeletedTurnsOf,
  readTurnsOf,
  type SourceMessage,
  sourceMessageOf,
} from "../../turn/delete/source-messages.ts"
import type { Tombstones } from "../../turn/delete/tombstones.ts"
import { WithheldVersions } from "../../turn/delete/withheld-versions.ts"
import { WithheldWords } from "../../turn/delete/withheld-words.ts"
import { newId } from "../../turn/ids.ts"
import { each, pages } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import type { EndedCaptures } from "../../turn/remember/ended-captures.ts"
import type { SessionBlocks } from "../../turn/session/session-blocks.ts"
import { compact } from "../compact.ts"
import type { Migration } from "../migration/migration.ts"
import { drainQueue } from "../queue/drain-queue.ts"
import type { QueueWorker } from "../queue/queue-worker.ts"
import type { TurnBuffer } from "../queue/turn-buffer.ts"
import { storedVersions, type VersionPage } from "../stored-versions.ts"
import { eraseEntries } from "./erase-entries.ts"
import { recordErasure } from "./erasure-journal.ts"
import type { OptOuts } from "./opt-outs.ts"
import { isMarked, isTenant, ownsPool, type Subject } from "./subject.ts"

/** The receipt of an erasure. Contains nothing of what was erased. */
export interface Receipt {
  readonly id: string
  readonly at: number
  readonly by: string
  /** The kinds of names that identified the subject; the names themselves are not stored. */
  readonly subject: readonly ("tenant" | "user" | "agent" | "session" | "key")[]
  /** Number of memories that were erased, and of their versions. */
  readonly memories: number
  readonly versions: number
  /** Memories that belong to somebody else now and lost earlier versions of the subject. */
  readonly shortened: number
  /** Number of erased sessions, traces, jobs and other entries. */
  readonly entries: number
  /** Whether the store's files were rewritten, so that no free page contains erased data. */
  readonly compacted: boolean
  /** Fingerprints of destroyed encryption keys: older copies that only these keys open are erased with them, as the one who asked states. */
  readonly destroyedKeys?: readonly string[]
  /** Places of possible copies that an erasure cannot reach. */
  readonly notReached: readonly string[]
  /** Why a mirrored database was unreachable. The erasure is applied there later. */
  readonly awaits: readonly string[]
  /** When a comparison of both databases found nothing left; absent while one is pending. */
  readonly completedAt?: number
}

export interface ErasureParts {
  readonly store: Store
  readonly state: State
  readonly tombstones: Tombstones
  readonly worker: QueueWorker
  readonly buffer: TurnBuffer
  readonly blocks: SessionBlocks
  readonly optOuts: OptOuts
  readonly endedCaptures: Pick<EndedCaptures, "end">
  readonly traces: { settled(): Promise<void> }
  /** The migration whose other store erases the same. */
  readonly migration?: Pick<Migration, "erasures" | "left"> | undefined
}
export interface ErasureOptions extends WriteOptions {
  /** Otherwise the bytes stay in free pages until the store is compacted. */
  readonly compact: boolean
  readonly destroyedKeys?: readonly string[] | undefined
  /** Erases what the application stores of the subject in `state`. */
  readonly alongside?: () => Promise<void>
}

const STRETCH = 1_000
const BATCH = 100
/** Where a `State` holds receipts. */
export const RECEIPTS = "receipts"

/**
 * Erases all data of a subject: memories of any status with every version, including deleted ones, the index entries
 * of their neighbours, vectors, sessions, traces and jobs. Waiting jobs are processed first, so that they add nothing
 * later. Tombstones without text keep a resent history from restoring anything. Idempotent.
 */
export async function eraseSubject(parts: ErasureParts, subject: Subject, options: ErasureOptions): Promise<Receipt> {
  const { store, state, blocks, traces, migration } = parts
  const { destroyedKeys = [] } = options
  await drainQueue(parts)
  // What is being answered now is not stored when its reply ends; what ended meanwhile waits in the queue.
  if (subject.key === undefined) await parts.endedCaptures.end(subject)
  await drainQueue(parts)
  await traces.settled()
  // Written first: a crash in between leaves an erasure that restoring a backup completes there.
  await recordErasure(parts, subject, options.at)
  await options.alongside?.()
  const { versions, ...counts } = await eraseStored(parts, subject, options)
  blocks.drop(subject.tenant)
  const left = options.compact ? await compact(store, state) : undefined
  await migration?.erasures.follow(options.compact)
  const problems = store.problems?.() ?? []
  const late = migration?.erasures.problems() ?? []
  const awaits = [...problems, ...late]
  const receipt: Receipt = {
    id: newId(options.at),
    at: options.at,
    by: options.by,
    subject: kindsOf(subject),
    memories: counts.memories,
    versions,
    shortened: counts.shortened,
    entries: counts.entries,
    compacted: left !== undefined,
    ...(destroyedKeys.length > 0 && { destroyedKeys }),
    notReached: notReached([...(left ?? NOT_COMPACTED), ...(await leftBehind(migration))], destroyedKeys),
    awaits,
    ...(awaits.length === 0 && { completedAt: options.at }),
  }
  await keep(state, receipt)
  // The other store was ready between the look and the receipt, so that nothing else completes it.
  const isDone = late.length > 0 && problems.length === 0 && migration?.erasures.problems().length === 0
  if (!isDone) return receipt
  const completed = { ...receipt, completedAt: options.at }
  await keep(state, completed)
  return completed
}

/** Places of data that no migration keeps up to date any more, as parts of a sentence. */
export async function leftBehind(migration: Pick<Migration, "left"> | undefined): Promise<readonly string[]> {
  const names = (await migration?.left()) ?? []
  return names.map((name) => `the store ${name}, in which a migration that ended left its data`)
}

/** What stores a subject's data when no engine uses it. */
export type StoredParts = Pick<ErasureParts, "store" | "state" | "tombstones" | "optOuts">

/** Erases what is stored of a subject, without what waits to be stored. */
export async function eraseStored(
  parts: StoredParts,
  subject: Subject,
  options: WriteOptions,
): Promise<Pick<Receipt, "memories" | "versions" | "shortened" | "entries">> {
  const found = await findVersions(parts, subject)
  let memories = 0
  let shortened = 0
  for (const { pool, ids, along } of found.pools.values()) {
    const done = await erasePool(parts, subject, { pool, ids, along }, options)
    memories += done.memories
    shortened += done.shortened
  }
  const entries = await eraseEntries(
    parts.state,
    subject,
    [...found.pools.values()].map(({ pool }) => pool).filter(({ name }) => ownsPool(subject, name)),
  )
  if (isTenant(subject)) await parts.optOuts.clear(subject.tenant)
  return { memories, versions: found.versions, shortened, entries }
}

/** Counts what `eraseSubject` would erase. */
export async function countSubject(
  parts: Pick<ErasureParts, "store" | "state">,
  subject: Subject,
): Promise<Pick<Receipt, "memories" | "versions">> {
  const { pools, versions } = await findVersions(parts, subject)
  return { memories: [...pools.values()].reduce((sum, { ids }) => sum + ids.size, 0), versions }
}

/** Lists the receipts, newest first. */
export async function listReceipts(state: State, page: PageQuery): Promise<Page<Receipt>> {
  const { items, ...rest } = await state.list(RECEIPTS, { ...page, newestFirst: true })
  // Only this file writes the bucket. The oldest receipts have no `awaits`.
  return { ...rest, items: items.map(({ value }) => withAwaits(value as unknown as Written)) }
}

/** Completes pending receipts once the other database has erased the same. `left`: places that still have it for good. */
export async function completeReceipts(state: State, at: number, left: readonly string[] = []): Promise<void> {
  for await (const receipt of each((page) => listReceipts(state, page))) {
    if (receipt.awaits.length > 0 && receipt.completedAt === undefined) {
      await keep(state, { ...receipt, notReached: [...receipt.notReached, ...left], completedAt: at })
    }
  }
}

type Written = Omit<Receipt, "awaits"> & Partial<Pick<Receipt, "awaits">>

function withAwaits({ awaits = [], ...receipt }: Written): Receipt {
  return { ...receipt, awaits }
}

async function keep(state: State, receipt: Receipt): Promise<void> {
  await state.set(RECEIPTS, receipt.id, { ...receipt })
}

/** Memories of one pool with their newest known revision, deletions included. */
interface FoundInPool {
  readonly pool: Pool
  readonly ids: Map<MemoryId, number>
  /** The versions of a key's statements, which lead to their messages. */
  readonly statements: Memory[]
  /** The verbatim memories of these messages, which are erased although they have no key. */
  readonly along: Set<MemoryId>
}
interface FoundVersions {
  readonly versions: number
  readonly pools: ReadonlyMap<string, FoundInPool>
}

/** Finds every memory of which any version belongs to the subject. */
async function findVersions(
  { store, state }: Pick<ErasureParts, "store" | "state">,
  subject: Subject,
): Promise<FoundVersions> {
  const pools = new Map<string, FoundInPool>()
  let versions = 0
  const add = (stretch: VersionPage["items"]): void => {
    for (const { id, pool, revision, memory } of stretch) {
      if (pool.tenant !== subject.tenant) continue
      const known: FoundInPool = pools.get(pool.name) ?? { pool, ids: new Map(), statements: [], along: new Set() }
      const seen = known.ids.get(id)
      if (memory === undefined ? seen === undefined : !ownsPool(subject, pool.name) && !isMarked(subject, memory)) {
        continue
      }
      if (memory !== undefined) versions++
      pools.set(pool.name, known)
      known.ids.set(id, Math.max(revision, seen ?? 0))
      if (memory !== undefined && subject.key !== undefined) known.statements.push(memory)
    }
  }
  for await (const stretch of pages(({ cursor, limit }) => storedVersions(store, cursor, limit), STRETCH)) {
    add(stretch)
    await yieldToEventLoop()
  }
  // The store has erased the versions of deleted memories.
  for await (const version of new WithheldVersions(state).all()) add([version])
  for (const found of pools.values()) versions += await findTurns(store, found)
  return { versions, pools }
}

/**
 * Adds the verbatim memories of the source messages, deleted ones included; resolves to the number of their versions.
 */
async function findTurns(store: Store, found: FoundInPool): Promise<number> {
  const { pool, ids, statements, along } = found
  if (statements.length === 0) return 0
  const messages = new Map<MemoryId, SourceMessage>()
  for (const memory of [...statements, ...(await findRepetitions(store, pool, statements))]) {
    const source = sourceMessageOf(pool, memory)
    if (source !== undefined) messages.set(source.name, source)
  }
  const standing = await readTurnsOf(store, pool, [...messages.values()])
  const turns: MemoryId[] = []
  for (const message of messages.values()) {
    const deleted = await readDeletedTurnsOf(store, pool, message)
    turns.push(...[...(standing.get(message.name) ?? []), ...deleted].map(({ id }) => id))
  }
  let versions = 0
  for (const id of turns) {
    if (ids.has(id)) continue
    along.add(id)
    for await (const version of each((page) => store.history?.versions(scopeOf(pool), id, page))) {
      if (version.memory !== undefined) versions++
      ids.set(id, Math.max(version.revision, ids.get(id) ?? 0))
    }
  }
  return versions
}

async function erasePool(
  parts: StoredParts,
  subject: Subject,
  { pool, ids, along }: Omit<FoundInPool, "statements">,
  options: WriteOptions,
): Promise<{ readonly memories: number; readonly shortened: number }> {
  const { store } = parts
  const withheld = new WithheldWords(parts.state)
  const isOwn = (memory: Memory): boolean =>
    ownsPool(subject, pool.name) || isMarked(subject, memory) || along.has(memory.id)
  const all = [...ids]
  let shortened = 0
  for (let at = 0; at < all.length; at += BATCH) {
    const those = all.slice(at, at + BATCH)
    for (const [id] of those) {
      await withheld.end(pool.tenant, id)
      await withheld.drop(pool.tenant, id)
    }
    const read = await store.read(
      scopeOf(pool),
      those.map(([id]) => id),
    )
    const deleted = those.filter((_, place) => read[place] === undefined)
    const restored = await eraseDeleted(store, pool, deleted, options)
    // Memories that changed meanwhile are checked again.
    for (let left = [...read, ...restored].filter((one) => one !== undefined); left.length > 0; ) {
      for (const { id } of left.filter((one) => !isOwn(one))) {
        await rewriteWithoutHistory(store, pool, id, options)
        shortened++
      }
      left = [...(await removeMemories(parts, "erase", left.filter(isOwn), options)).removals]
    }
  }
  return { memories: ids.size - shortened, shortened }
}

/** Erases deleted memories; resolves to those that were restored meanwhile. */
async function eraseDeleted(
  store: Store,
  pool: Pool,
  deleted: readonly (readonly [MemoryId, number])[],
  options: WriteOptions,
): Promise<readonly Memory[]> {
  if (deleted.length === 0) return []
  const erasures = deleted.map(([id, revision]): Change => ({ op: "erase", id, revision: revision + 1 }))
  const standing: Memory[] = []
  for (const outcome of await store.write(pool, erasures, options)) {
    if (outcome.status !== "conflict") continue
    if (outcome.current !== undefined) standing.push(outcome.current)
    else await rewriteWithoutHistory(store, pool, outcome.id, options)
  }
  return standing
}

function kindsOf({ user, agent, session, key }: Subject): Receipt["subject"] {
  const named = Object.entries({ user, agent, session, key }).flatMap(([kind, name]) =>
    name === undefined ? [] : [kind],
  )
  // `named` contains only the names above.
  return named.length === 0 ? ["tenant"] : (named as unknown as Receipt["subject"])
}

const NOT_COMPACTED: readonly string[] = [
  "the names of its pools, and free pages and the log of the store's files, until they are rewritten (POST /api/compact)",
]

/**
 * Places of possible copies. `left`: the places that compacting did not reach; absent without compacting. Copies that only a destroyed key opens are no
 * such place.
 */
export function notReached(
  left: readonly string[] = NOT_COMPACTED,
  destroyedKeys: readonly string[] = [],
): readonly string[] {
  const opened =
    destroyedKeys.length === 0 ? "" : `, except those that only a destroyed key opens: ${destroyedKeys.join(", ")}`
  return [
    `backups and exports that were made before, and copies of the data folder${opened}`,
    "what providers of models and embeddings keep of the requests that they were sent",
    "what clients keep of their conversations",
    "the ids of its memories, which stay without text so that nothing older comes back, and with them the name of their pool or, where the store replaces it, a hash of it",
    // A store and a state of one database name the same places.
    ...new Set(left),
  ]
}
