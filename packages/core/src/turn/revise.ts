import { type Change, type Memory, MemoryError, type Pool, type Store, type WriteOptions } from "../contract/index.ts"
import { canonical } from "../plugin/canonical.ts"
import { memoryWords } from "../text/words.ts"
import { refreshStatementIndex } from "./fact-neighbours.ts"
import { reindexNeighbours } from "./neighbours.ts"
import { withOutdatedWords } from "./outdate-words.ts"
import { scopeOf } from "./pools.ts"
import { writeAll } from "./write-all.ts"

const MAX_ATTEMPTS = 6

/**
 * Writes the result of `next` as the memory's next revision, or nothing if it changes nothing. Throws `conflict` if
 * the current revision is not `expected`; without `expected`, concurrent changes are included and `next` is called
 * again. Returns `undefined` if the memory was deleted.
 */
export async function revise(
  store: Store,
  memory: Memory,
  next: (memory: Memory) => Memory,
  options: WriteOptions,
  expected?: number,
): Promise<Memory | undefined> {
  let stored = memory
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    if (expected !== undefined && stored.revision !== expected) throw staleRevision(stored.revision, expected)
    const { signals, ...made } = next(stored)
    if (isSame(stored, made)) return stored
    const revised: Memory = { ...made, updatedAt: options.at, revision: stored.revision + 1 }
    const outcome = await put(store, revised, options)
    if (outcome === "applied") return signals === undefined ? revised : { ...revised, signals }
    if (outcome === undefined) return undefined
    stored = outcome
  }
  throw new MemoryError("conflict", `Others changed the memory ${memory.id} at every attempt to change it`)
}

/**
 * Writes one revision, then reindexes it and its neighbours. Returns the current memory if its revision differs,
 * `undefined` if it was deleted.
 */
export async function put(
  store: Store,
  memory: Memory,
  options: WriteOptions,
): Promise<"applied" | Memory | undefined> {
  const pool: Pool = { tenant: memory.owner.tenant, name: memory.pool }
  const index = { words: memoryWords(memory) }
  const changes = await withOutdatedWords(store, pool, [{ op: "put", memory, index }])
  const [outcome] = await store.write(pool, changes, options)
  if (outcome?.status === "conflict") return outcome.current
  // The index is derived: an entry for a memory that somebody changes meanwhile may be dropped.
  await writeAll(store, pool, await reindexWithNeighbours(store, pool, memory), options)
  return "applied"
}

/**
 * Writes revisions of several memories of one pool, in one write if the store allows, then reindexes them. Returns
 * whether each was applied; one with another current revision is not.
 */
export async function putAll(
  store: Store,
  pool: Pool,
  memories: readonly Memory[],
  options: WriteOptions,
): Promise<readonly boolean[]> {
  const puts = memories.map((memory): Change => ({ op: "put", memory, index: { words: memoryWords(memory) } }))
  const applied = (await writeAll(store, pool, puts, options)).map(({ status }) => status !== "conflict")
  for (const memory of memories.filter((_, place) => applied[place])) {
    await writeAll(store, pool, await reindexWithNeighbours(store, pool, memory), options)
  }
  return applied
}

/** Reindexes a changed memory and its neighbours in the session, because each is found by the other's words. */
async function reindexWithNeighbours(store: Store, pool: Pool, memory: Memory): Promise<readonly Change[]> {
  if (memory.category === "turn") return reindexNeighbours(store, pool, [memory], { staying: true })
  const own = await refreshStatementIndex(store, pool, memory)
  const read = await store.read(scopeOf(pool), own.neighbours)
  const neighbours = read.filter((other) => other !== undefined)
  const others = await Promise.all(neighbours.map((other) => refreshStatementIndex(store, pool, other)))
  return [own, ...others].map(({ change }) => change)
}

export function staleRevision(is: number, expected: number): MemoryError {
  return new MemoryError("conflict", `The memory stands at revision ${is}, and the change was made for ${expected}`, {
    remedy: "Read it again and repeat the change.",
  })
}

/** Whether two states of a memory are equal in every field that a revision records. */
export function isSame(one: Memory, other: Memory): boolean {
  return canonical(revisedFieldsOf(one)) === canonical(revisedFieldsOf(other))
}

function revisedFieldsOf({ signals: _, revision: __, updatedAt: ___, ...kept }: Memory): object {
  return kept
}
