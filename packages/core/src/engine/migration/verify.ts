import { createHash } from "node:crypto"
import type { CallOptions, Indexed, Memory, MemoryId, Pool, Store } from "../../contract/index.ts"
import { canonical } from "../../plugin/canonical.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { scopeOf } from "../../turn/pools.ts"
import { differences, listPoolsOf } from "../mirror/differences.ts"

/** The result of a comparison. `hash` covers every equal memory in order, so it is the same for both stores. */
export interface Verification {
  readonly memories: number
  readonly hash: string
}
/** Memories of one pool that differ between two stores. */
export interface PoolDifference {
  readonly pool: Pool
  readonly ids: readonly MemoryId[]
}

const BATCH = 200
/** Number of concurrent requests for versions, because each is a round trip to a database. */
const CONCURRENCY = 16
/** Maximum number of versions that are compared for each memory. */
const MAX_VERSIONS = 200
/** Cosine from which two vectors are equal: some databases normalize vectors or store them with less precision. */
const MIN_COSINE = 0.9999

/**
 * Compares every memory of two stores: fields, revision, signals, versions and index entries. Concurrent writes may
 * show as differences, which `findDifferences` checks again.
 */
export async function verify(
  from: Store,
  to: Store,
  call?: CallOptions,
): Promise<Verification & { readonly found: readonly PoolDifference[] }> {
  const hash = createHash("sha256")
  const found: PoolDifference[] = []
  let memories = 0
  for (const pool of await listPoolsOf([from, to], call)) {
    const alike: StoredRevision[] = []
    const ids: MemoryId[] = []
    const isAlike = (first: Memory, second: Memory): boolean => {
      const line = canonical(first)
      if (line !== canonical(second)) return false
      hash.update(`${line}\n`)
      memories++
      alike.push({ id: first.id, revision: first.revision })
      return true
    }
    for await (const { id } of differences(from, to, pool, isAlike, () => undefined, call)) ids.push(id)
    for (let at = 0; at < alike.length; at += BATCH) {
      await yieldToEventLoop()
      const some = alike.slice(at, at + BATCH)
      ids.push(...(await compareDerived(from, to, pool, some, call)))
    }
    if (ids.length > 0) found.push({ pool, ids })
  }
  return { memories, hash: hash.digest("hex"), found }
}

/** Returns those of these memories that differ at this moment. */
export async function findDifferences(
  from: Store,
  to: Store,
  { pool, ids }: PoolDifference,
  call?: CallOptions,
): Promise<readonly MemoryId[]> {
  const scope = scopeOf(pool)
  const [ours, theirs] = await Promise.all([from.read(scope, ids, call), to.read(scope, ids, call)])
  const other = ids.filter((_, place) => canonical(ours[place] ?? null) !== canonical(theirs[place] ?? null))
  const alike = ours.flatMap((memory) => (memory === undefined || other.includes(memory.id) ? [] : memory))
  return [...other, ...(await compareDerived(from, to, pool, alike, call))]
}

/** Memories whose index entries or versions differ. */
async function compareDerived(...args: Parameters<typeof compareIndexes>): Promise<readonly MemoryId[]> {
  return [...(await compareIndexes(...args)), ...(await compareHistories(...args))]
}

type StoredRevision = Pick<Memory, "id" | "revision">

/** Memories whose words or vectors differ, as far as both stores return them. */
async function compareIndexes(
  from: Store,
  to: Store,
  pool: Pool,
  memories: readonly StoredRevision[],
  call: CallOptions | undefined,
): Promise<readonly MemoryId[]> {
  const ids = memories.map(({ id }) => id)
  const scope = scopeOf(pool)
  const [ours, theirs] = await Promise.all([from.indexed?.(scope, ids, call), to.indexed?.(scope, ids, call)])
  if (ours === undefined || theirs === undefined) return []
  return ids.filter((_, place) => !hasSameIndex(ours[place], theirs[place]))
}

/**
 * Memories whose versions differ, if both stores have a history. A missing version cannot be inserted before a later
 * one.
 */
async function compareHistories(
  from: Store,
  to: Store,
  pool: Pool,
  memories: readonly StoredRevision[],
  call: CallOptions | undefined,
): Promise<readonly MemoryId[]> {
  const [ours, theirs] = [from.history, to.history]
  if (ours === undefined || theirs === undefined) return []
  const scope = scopeOf(pool)
  const changed = memories.filter(({ revision }) => revision > 1)
  const different: MemoryId[] = []
  for (let at = 0; at < changed.length; at += CONCURRENCY) {
    await yieldToEventLoop()
    const page = { limit: MAX_VERSIONS }
    const compared = changed.slice(at, at + CONCURRENCY).map(async ({ id }) => {
      const [one, other] = await Promise.all([
        ours.versions(scope, id, page, call),
        theirs.versions(scope, id, page, call),
      ])
      if (canonical(one.items) !== canonical(other.items)) different.push(id)
    })
    await Promise.all(compared)
  }
  return different
}

function hasSameIndex(one: Indexed | undefined, other: Indexed | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  if (canonical(one.words ?? null) !== canonical(other.words ?? null)) return false
  // Additional vectors of the copy were embedded there.
  return one.embeddings.every(({ space, values }) => {
    const twin = other.embeddings.find((embedding) => embedding.space === space)
    return twin !== undefined && isSameDirection(values, twin.values)
  })
}

function isSameDirection(one: Float32Array, other: Float32Array): boolean {
  let [dot, ones, others] = [0, 0, 0]
  for (const [place, value] of one.entries()) {
    const against = other[place] ?? 0
    dot += value * against
    ones += value * value
    others += against * against
  }
  return one.length === other.length && (ones === 0 || others === 0 || dot / Math.sqrt(ones * others) > MIN_COSINE)
}
