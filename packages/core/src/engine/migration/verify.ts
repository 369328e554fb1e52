import { createHash } from "node:crypto"
import type { Memory, MemoryId, Pool } from "../../contract/memory.ts"
import type { CallOptions, Indexed, Store } from "../../contract/store.ts"
import { canonical } from "../../plugin/canonical.ts"
import { yieldToEventLoop } from "../../turn/event-loop.ts"
import { scopeOf } from "../../turn/pools.ts"
import { differences, poolsOf } from "../mirror/differences.ts"

/** What a comparison of two stores found. `hash` is over every memory that stands alike, in order, so that it is the same for both. */
export interface Verification {
  readonly memories: number
  readonly hash: string
}
/** Memories of one pool that stand otherwise on the other side. */
export interface PoolDifference {
  readonly pool: Pool
  readonly ids: readonly MemoryId[]
}

const TOGETHER = 200
/** The versions of so many memories are asked for at once, as each is a way to another database and back. */
const AT_ONCE = 16
/** Of each memory the newest so many versions are compared. */
const MOST_VERSIONS = 200
/** Vectors are alike from this cosine on: some databases keep directions, at their own precision. */
const ALIKE = 0.9999

/**
 * Compares every memory of two stores: fields, revision and counts, its versions, and what it is found by. What is written meanwhile may show as a
 * difference; `differing` says of those whether it is one.
 */
export async function verify(
  from: Store,
  to: Store,
  call?: CallOptions,
): Promise<Verification & { readonly found: readonly PoolDifference[] }> {
  const hash = createHash("sha256")
  const found: PoolDifference[] = []
  let memories = 0
  for (const pool of await poolsOf([from, to], call)) {
    const alike: Place[] = []
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
    for (let at = 0; at < alike.length; at += TOGETHER) {
      await yieldToEventLoop()
      const some = alike.slice(at, at + TOGETHER)
      ids.push(
        ...(await foundOtherwise(from, to, pool, some, call)),
        ...(await othersBefore(from, to, pool, some, call)),
      )
    }
    if (ids.length > 0) found.push({ pool, ids })
  }
  return { memories, hash: hash.digest("hex"), found }
}

/** Those of these memories that stand otherwise at this moment. */
export async function differing(
  from: Store,
  to: Store,
  { pool, ids }: PoolDifference,
  call?: CallOptions,
): Promise<readonly MemoryId[]> {
  const scope = scopeOf(pool)
  const [ours, theirs] = await Promise.all([from.read(scope, ids, call), to.read(scope, ids, call)])
  const other = ids.filter((_, place) => canonical(ours[place] ?? null) !== canonical(theirs[place] ?? null))
  const alike = ours.flatMap((memory) => (memory === undefined || other.includes(memory.id) ? [] : memory))
  return [
    ...other,
    ...(await foundOtherwise(from, to, pool, alike, call)),
    ...(await othersBefore(from, to, pool, alike, call)),
  ]
}

type Place = Pick<Memory, "id" | "revision">

/** Those whose words or vectors are not the same on both sides, as far as both can tell. */
async function foundOtherwise(
  from: Store,
  to: Store,
  pool: Pool,
  memories: readonly Place[],
  call: CallOptions | undefined,
): Promise<readonly MemoryId[]> {
  const ids = memories.map(({ id }) => id)
  const scope = scopeOf(pool)
  const [ours, theirs] = await Promise.all([from.indexed?.(scope, ids, call), to.indexed?.(scope, ids, call)])
  if (ours === undefined || theirs === undefined) return []
  return ids.filter((_, place) => !isFoundAlike(ours[place], theirs[place]))
}

/** Those that were not the same before, where both sides keep versions; a version that is missing cannot be put behind a later one. */
async function othersBefore(
  from: Store,
  to: Store,
  pool: Pool,
  memories: readonly Place[],
  call: CallOptions | undefined,
): Promise<readonly MemoryId[]> {
  const [ours, theirs] = [from.history, to.history]
  if (ours === undefined || theirs === undefined) return []
  const scope = scopeOf(pool)
  const changed = memories.filter(({ revision }) => revision > 1)
  const different: MemoryId[] = []
  for (let at = 0; at < changed.length; at += AT_ONCE) {
    await yieldToEventLoop()
    const page = { limit: MOST_VERSIONS }
    const compared = changed.slice(at, at + AT_ONCE).map(async ({ id }) => {
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

function isFoundAlike(one: Indexed | undefined, other: Indexed | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  if (canonical(one.words ?? null) !== canonical(other.words ?? null)) return false
  // What the copy has besides was embedded there.
  return one.embeddings.every(({ space, values }) => {
    const twin = other.embeddings.find((embedding) => embedding.space === space)
    return twin !== undefined && pointsAlike(values, twin.values)
  })
}

function pointsAlike(one: Float32Array, other: Float32Array): boolean {
  let [dot, ones, others] = [0, 0, 0]
  for (const [place, value] of one.entries()) {
    const against = other[place] ?? 0
    dot += value * against
    ones += value * value
    others += against * against
  }
  return one.length === other.length && (ones === 0 || others === 0 || dot / Math.sqrt(ones * others) > ALIKE)
}
