import type { Memory, MemoryId, Pool } from "../../contract/memory.ts"
import type { State } from "../../contract/state.ts"
import type { Change, Page, PageQuery, Store, WriteOptions } from "../../contract/store.ts"
import { eraseMemories } from "../../turn/delete/remove-memories.ts"
import { rewriteWithoutHistory } from "../../turn/delete/rewrite-without-history.ts"
import {
  readDeletedTurnsOf,
  readTurnsOf,
  type SourceMessage,
  sourceMessageOf,
} from "../../turn/delete/source-messages.ts"
import type { Tombstones } from "../../turn/delete/tombstones.ts"
import { yieldToEventLoop } from "../../turn/event-loop.ts"
import { newId } from "../../turn/ids.ts"
import { each, pages } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import type { SessionBlocks } from "../../turn/session/session-blocks.ts"
import { compact } from "../compact.ts"
import { drained } from "../queue/drained.ts"
import type { QueueWorker } from "../queue/queue-worker.ts"
import type { TurnBuffer } from "../queue/turn-buffer.ts"
import { storedVersions } from "../stored-versions.ts"
import { eraseEntries } from "./erase-entries.ts"
import type { OptOuts } from "./opt-outs.ts"
import { isMarked, isTenant, ownsPool, type Subject } from "./subject.ts"

/** What an erasure did, without a word of what was erased. */
export interface Receipt {
  readonly id: string
  readonly at: number
  readonly by: string
  /** Which kinds of names the subject was given by; the names themselves are not kept. */
  readonly subject: readonly ("tenant" | "user" | "agent" | "session" | "key")[]
  /** Memories that are gone with all their versions, and how many versions these were. */
  readonly memories: number
  readonly versions: number
  /** Memories that belong to somebody else by now, and lost their earlier versions that were the subject's. */
  readonly shortened: number
  /** Sessions, traces, jobs of the queue and whatever else was kept beside the memories. */
  readonly entries: number
  /** Whether the store's files were written anew, so that no free page holds any of it. */
  readonly compacted: boolean
  /** Places where copies may be that an erasure cannot reach. */
  readonly notReached: readonly string[]
  /** Why a database that follows the records could not be reached. What was erased goes there too when it can be. */
  readonly awaits: readonly string[]
  /** When both sides were compared since, and nothing of it was left; absent while something is awaited. */
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
  readonly traces: { settled(): Promise<void> }
}
export interface ErasureOptions extends WriteOptions {
  /** Without it the bytes stay in free pages until the store is compacted. */
  readonly compact: boolean
}

const STRETCH = 1_000
const BATCH = 100
const RECEIPTS = "receipts"

/**
 * Erases all that is kept of a subject: memories of any status with every version, deleted ones that could still be restored included, what their neighbours
 * were indexed by, vectors, sessions, traces and waiting jobs. What waits is worked off before, so that nothing of it comes afterwards. Tombstones without
 * text keep it from coming back with a history that is sent again. Done again it finds nothing.
 */
export async function eraseSubject(parts: ErasureParts, subject: Subject, options: ErasureOptions): Promise<Receipt> {
  const { store, state, blocks, optOuts, traces } = parts
  await drained(parts)
  await traces.settled()
  const found = await versionsOf(store, subject)
  let memories = 0
  let shortened = 0
  for (const { pool, ids, along } of found.pools.values()) {
    const done = await erasePool(parts, subject, { pool, ids, along }, options)
    memories += done.memories
    shortened += done.shortened
  }
  const entries = await eraseEntries(
    state,
    subject,
    [...found.pools.values()].map(({ pool }) => pool).filter(({ name }) => ownsPool(subject, name)),
  )
  blocks.drop(subject.tenant)
  if (isTenant(subject)) await optOuts.clear(subject.tenant)
  const left = options.compact ? await compact(store, state) : undefined
  const awaits = store.problems?.() ?? []
  const receipt: Receipt = {
    id: newId(options.at),
    at: options.at,
    by: options.by,
    subject: kindsOf(subject),
    memories,
    versions: found.versions,
    shortened,
    entries,
    compacted: left !== undefined,
    notReached: notReached(left),
    awaits,
    ...(awaits.length === 0 && { completedAt: options.at }),
  }
  await keep(state, receipt)
  return receipt
}

/** How much `eraseSubject` would erase. */
export async function countSubject(store: Store, subject: Subject): Promise<Pick<Receipt, "memories" | "versions">> {
  const { pools, versions } = await versionsOf(store, subject)
  return { memories: [...pools.values()].reduce((sum, { ids }) => sum + ids.size, 0), versions }
}

/** Receipts, newest first. */
export async function receipts(state: State, page: PageQuery): Promise<Page<Receipt>> {
  const { items, ...rest } = await state.list(RECEIPTS, { ...page, newestFirst: true })
  // Only this file writes the bucket; the oldest receipts awaited nothing and did not say so.
  return { ...rest, items: items.map(({ value }) => awaiting(value as unknown as Written)) }
}

/** Both sides were compared, and what the records do not have was taken out of the other: nothing is awaited any more. */
export async function completeReceipts(state: State, at: number): Promise<void> {
  for await (const receipt of each((page) => receipts(state, page))) {
    if (receipt.awaits.length > 0 && receipt.completedAt === undefined) {
      await keep(state, { ...receipt, completedAt: at })
    }
  }
}

type Written = Omit<Receipt, "awaits"> & Partial<Pick<Receipt, "awaits">>

function awaiting({ awaits = [], ...receipt }: Written): Receipt {
  return { ...receipt, awaits }
}

async function keep(state: State, receipt: Receipt): Promise<void> {
  const { subject, notReached: elsewhere, awaits } = receipt
  await state.set(RECEIPTS, receipt.id, {
    ...receipt,
    subject: [...subject],
    notReached: [...elsewhere],
    awaits: [...awaits],
  })
}

/** Memories of one pool, with the newest revision that was seen of each: the subject's, or the deletion behind it. */
interface FoundInPool {
  readonly pool: Pool
  readonly ids: Map<MemoryId, number>
  /** The messages that a key's statements were read from. */
  readonly messages: Map<MemoryId, SourceMessage>
  /** Verbatim memories of these, which go although they have no key themselves. */
  readonly along: Set<MemoryId>
}
interface FoundVersions {
  readonly versions: number
  readonly pools: ReadonlyMap<string, FoundInPool>
}

/** Every memory of which a version, not only the newest, is the subject's. */
async function versionsOf(store: Store, subject: Subject): Promise<FoundVersions> {
  const pools = new Map<string, FoundInPool>()
  let versions = 0
  for await (const stretch of pages(({ cursor, limit }) => storedVersions(store, cursor, limit), STRETCH)) {
    for (const { id, pool, revision, memory } of stretch) {
      if (pool.tenant !== subject.tenant) continue
      const known = pools.get(pool.name) ?? { pool, ids: new Map(), messages: new Map(), along: new Set() }
      const seen = known.ids.get(id)
      if (memory === undefined ? seen === undefined : !ownsPool(subject, pool.name) && !isMarked(subject, memory)) {
        continue
      }
      if (memory !== undefined) versions++
      pools.set(pool.name, known)
      known.ids.set(id, Math.max(revision, seen ?? 0))
      const source = memory === undefined || subject.key === undefined ? undefined : sourceMessageOf(pool, memory)
      if (source !== undefined) known.messages.set(source.name, source)
    }
    await yieldToEventLoop()
  }
  for (const found of pools.values()) versions += await findTurns(store, found)
  return { versions, pools }
}

/** Adds the verbatim memories of the messages that were found, deleted ones as well; how many versions these have. */
async function findTurns(store: Store, { pool, ids, messages, along }: FoundInPool): Promise<number> {
  let versions = 0
  const standing = await readTurnsOf(store, pool, [...messages.values()])
  for (const message of messages.values()) {
    const turns = [...(standing.get(message.name) ?? []), ...(await readDeletedTurnsOf(store, pool, message))]
    for (const { id } of turns) {
      if (ids.has(id)) continue
      along.add(id)
      for await (const version of each((page) => store.history?.versions(scopeOf(pool), id, page))) {
        if (version.memory !== undefined) versions++
        ids.set(id, Math.max(version.revision, ids.get(id) ?? 0))
      }
    }
  }
  return versions
}

async function erasePool(
  parts: ErasureParts,
  subject: Subject,
  { pool, ids, along }: Omit<FoundInPool, "messages">,
  options: WriteOptions,
): Promise<{ readonly memories: number; readonly shortened: number }> {
  const { store } = parts
  const isOwn = (memory: Memory): boolean =>
    ownsPool(subject, pool.name) || isMarked(subject, memory) || along.has(memory.id)
  const all = [...ids]
  let shortened = 0
  for (let at = 0; at < all.length; at += BATCH) {
    const those = all.slice(at, at + BATCH)
    const read = await store.read(
      scopeOf(pool),
      those.map(([id]) => id),
    )
    const deleted = those.filter((_, place) => read[place] === undefined)
    const restored = await eraseDeleted(store, pool, deleted, options)
    // What others changed since it was read is looked at again.
    for (let left = [...read, ...restored].filter((one) => one !== undefined); left.length > 0; ) {
      for (const { id } of left.filter((one) => !isOwn(one))) {
        await rewriteWithoutHistory(store, pool, id, options)
        shortened++
      }
      left = [...(await eraseMemories(parts, left.filter(isOwn), options))]
    }
  }
  return { memories: ids.size - shortened, shortened }
}

/** Erases what was deleted; the memories that stand again by now. */
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
  // The names of the entries above.
  return named.length === 0 ? ["tenant"] : (named as unknown as Receipt["subject"])
}

/** Where copies of what was erased may be that nothing here reaches; `left`: what writing the files anew could not, absent when that was not done. */
export function notReached(left?: readonly string[]): readonly string[] {
  return [
    "backups and exports that were made before, and copies of the data folder",
    "what providers of models and embeddings keep of the requests that they were sent",
    "what clients keep of their conversations",
    "the ids of its memories, which stay without text so that nothing older comes back, and with them the name of their pool or, where the store replaces it, a hash of it",
    ...(left ?? [
      "the names of its pools, and free pages and the log of the store's files, until they are written anew (POST /api/compact)",
    ]),
  ]
}
