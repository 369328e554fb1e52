import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId, Pool, Scope, Tenant } from "../../contract/memory.ts"
import {
  type CallOptions,
  type Change,
  CONTRACT,
  type Feed,
  type History,
  type Hit,
  type Indexed,
  type ListQuery,
  type Outcome,
  type Page,
  type PageQuery,
  type Reconciled,
  type Store,
  type StoreTraits,
  type Tally,
  type TextIndex,
  type VectorIndex,
  type WriteOptions,
  type Writers,
} from "../../contract/store.ts"
import { checkChanges } from "../../plugin/check-changes.ts"
import { matches } from "../../plugin/matches.ts"
import { exclusively } from "../../turn/exclusively.ts"
import { scopeOf } from "../../turn/pools.ts"
import { compactStore } from "../compact.ts"
import { FeedFollower, type SharedCursorState } from "../feed-follower.ts"
import { differences, listPoolsOf } from "./differences.ts"
import { Mirror } from "./mirror.ts"
import { hasSameText, isMirrorOf } from "./mirrored-memory.ts"
import { appliedVectors, idOf, splitByVectors, withoutEmbedding } from "./vector-changes.ts"

/** The cursor in the records' feed, by the mirrored store's name. */
const BUCKET = "mirror"

export interface MirroredStoreOptions {
  /** Stores everything except vectors. Requires a feed. */
  readonly records: Store
  /** Stores vectors with the fields that a search can filter by, and no text. */
  readonly vectors: Store
  /** Stores the position of the mirror. */
  readonly state: SharedCursorState
  /** Maximum time that a vector search waits for recent writes, in milliseconds. Default: 50. */
  readonly patienceMs?: number
}

/**
 * One store made of a database of records and a database of vectors. The records are authoritative: every hit is read
 * from them, so that deleted or changed memories never appear, however late the vectors are. An outage of the vector
 * database affects only vector search; the mirror then catches up automatically.
 */
export class MirroredStore implements Store {
  readonly contract = CONTRACT
  readonly name: string
  readonly traits: StoreTraits
  /** As many as the records have, if the state tells which process mirrors them. */
  readonly writers: Writers
  readonly text?: TextIndex
  readonly vector: VectorIndex
  readonly history?: History
  readonly feed: Feed
  readonly tally?: Tally
  readonly foreignWrites?: NonNullable<Store["foreignWrites"]>
  readonly #records: Store
  readonly #vectors: Store
  readonly #mirror: Mirror
  readonly #follower: FeedFollower
  readonly #patienceMs: number
  /** Why the vector database may still hold erased memories, if no other problem reports it. */
  #unerased: string | undefined

  constructor({ records, vectors, state, patienceMs = 50 }: MirroredStoreOptions) {
    const { feed } = records
    if (feed === undefined || vectors.vector === undefined) {
      const why = feed === undefined ? `${records.name} has no feed` : `${vectors.name} keeps no vectors`
      throw new MemoryError("part_missing", `The store ${why}: vectors cannot be stored separately from the records`, {
        remedy: "Set vectors to auto, or use stores that have both.",
      })
    }
    this.name = `${records.name}-${vectors.name}`
    const maxBatch = Math.min(records.traits.maxBatch, vectors.traits.maxBatch)
    this.traits = { ...records.traits, atomic: false, maxBatch }
    this.writers = state.writers === "many" ? (records.writers ?? "one") : "one"
    this.#records = records
    this.#vectors = vectors
    this.#patienceMs = patienceMs
    this.#mirror = new Mirror(records, vectors, Date.now, (work) => exclusively(state, `mirror ${this.name}`, work))
    this.#follower = new FeedFollower({
      feed,
      state,
      bucket: BUCKET,
      key: this.name,
      firstRetryMs: 250,
      longestRetryMs: 15_000,
      handle: (pool, changes, call) => this.#mirror.copy(pool, changes, call),
      atEnd: () => this.#mirror.storeQueued(),
      // An empty vector database is filled from the beginning of the feed.
      startsOver: async () => (await vectors.pools(undefined, { limit: 1 })).items.length === 0,
    })
    if (records.foreignWrites !== undefined)
      this.foreignWrites = (call) => records.foreignWrites?.(call) ?? Promise.resolve(undefined)
    this.feed = feed
    this.vector = this.#vector(vectors.vector)
    if (records.text !== undefined) this.text = this.#text(records.text)
    if (records.history !== undefined) this.history = records.history
    if (records.tally !== undefined) this.tally = records.tally
  }

  async open(call?: CallOptions): Promise<void> {
    await this.#records.open?.(call)
    await this.#vectors.open?.(call)
    this.#follower.start()
  }

  async write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    checkChanges(pool, changes, this.traits.maxBatch)
    const outcomes: Outcome[] = []
    const refused = new Map<MemoryId, Outcome>()
    for (const part of splitByVectors(changes)) {
      const accepted = part.filter((change) => !refused.has(idOf(change)))
      const answers = (await this.#write(pool, accepted, options)).values()
      for (const change of part) {
        const outcome = refused.get(idOf(change)) ?? answers.next().value
        if (outcome !== undefined) outcomes.push(outcome)
      }
      for (const refusal of refusals(part, outcomes.slice(-part.length))) refused.set(refusal.id, refusal)
    }
    return outcomes
  }

  async #write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    let outcomes: readonly Outcome[]
    try {
      outcomes = await this.#records.write(pool, changes.map(withoutEmbedding), options)
    } finally {
      if (changes.some(({ op }) => op === "put" || op === "delete" || op === "erase")) this.#follower.wake()
    }
    if (changes.some(({ op }) => op === "erase")) await this.#awaitErasure()
    const [inPuts, alone] = [appliedVectors("put", changes, outcomes), appliedVectors("index", changes, outcomes)]
    if (inPuts.length + alone.length === 0) return outcomes
    // Earlier writes are mirrored first, because they may remove vectors.
    const isThere = await this.#follower.hasCaughtUp()
    const taking = isThere
      ? this.#mirror.storeVectors(pool, [...inPuts, ...alone], options)
      : Promise.reject(this.#behindError())
    await taking.catch((failure: unknown) => {
      // A vector that came with a memory is queued. The caller of an index change gets the error and retries.
      this.#mirror.queueVectors(pool, inPuts)
      if (alone.length > 0) throw failure
    })
    return outcomes
  }

  read(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Memory | undefined)[]> {
    return this.#records.read(scope, ids, call)
  }

  list(scope: Scope, query: ListQuery, call?: CallOptions): Promise<Page<Memory>> {
    return this.#records.list(scope, query, call)
  }

  pools(tenant: Tenant | undefined, page: PageQuery, call?: CallOptions): Promise<Page<Pool>> {
    return this.#records.pools(tenant, page, call)
  }

  /** Compacts both databases; names one that cannot. */
  async compact(call?: CallOptions): Promise<readonly string[]> {
    const sides = [this.#records, this.#vectors]
    return (await Promise.all(sides.map((side) => compactStore(side, call)))).flat()
  }

  async indexed(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Indexed | undefined)[]> {
    const [standing, words, vectors] = await Promise.all([
      this.#records.read(scope, ids, call),
      this.#records.indexed?.(scope, ids, call),
      this.#vectors.indexed?.(scope, ids, call),
    ])
    return standing.map((memory, place) =>
      memory === undefined ? undefined : { ...words?.[place], embeddings: vectors?.[place]?.embeddings ?? [] },
    )
  }

  problems(): readonly string[] {
    const { problem = this.#unerased } = this.#follower
    const why = this.#vectors.problems?.() ?? []
    const away = why.length > 0 ? why : problem === undefined ? [] : [problem]
    return [
      ...(this.#records.problems?.() ?? []),
      ...away.map(
        (one) => `Memories are stored, but found by words only until the vector database is reachable: ${one}`,
      ),
    ]
  }

  /** Catches up first, so that recent writes do not count as differences. */
  async reconcile(call?: CallOptions): Promise<Reconciled> {
    await this.#follower.catchUp()
    this.#unerased = undefined
    const found = { compared: 0, missing: 0, outdated: 0, extra: 0 }
    const count = () => {
      found.compared++
    }
    for (const pool of await listPoolsOf([this.#records, this.#vectors], call)) {
      for await (const { id, first, second } of differences(
        this.#records,
        this.#vectors,
        pool,
        isInStep,
        count,
        call,
      )) {
        found[second === undefined ? "missing" : first === undefined ? "extra" : "outdated"]++
        await this.#mirror.repair(pool, [id], call)
      }
    }
    return found
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#follower[Symbol.asyncDispose]()
    await this.#vectors[Symbol.asyncDispose]?.()
    await this.#records[Symbol.asyncDispose]?.()
  }

  /**
   * Waits until the vector database has applied an erasure, and reports if it is late. The mirror applies it in any
   * case.
   */
  async #awaitErasure(): Promise<void> {
    const isThere = await this.#follower.hasCaughtUp(ERASE_WAIT_MS)
    this.#unerased = isThere ? undefined : "it did not answer in time"
  }

  #behindError(): MemoryError {
    return new MemoryError("store_unavailable", `The vectors are behind: ${this.#follower.problem ?? "trying again"}`)
  }

  #vector(vectors: VectorIndex): VectorIndex {
    return {
      search: async (scope, query, options) => {
        await this.#follower.hasCaughtUp(this.#patienceMs)
        return this.#readHits(scope, await vectors.search(scope, query, options), options)
      },
      spaces: async (scope, call) => {
        await this.#follower.hasCaughtUp(this.#patienceMs)
        return vectors.spaces(scope, call)
      },
      missing: async (pool, space, page, call) => {
        await this.#follower.hasCaughtUp(this.#patienceMs)
        const { items, ...rest } = await vectors.missing(pool, space, page, call)
        const ids = items.map(({ id }) => id)
        const memories = await this.#records.read(scopeOf(pool), ids, call)
        return { items: memories.flatMap((memory) => memory ?? []), ...rest }
      },
      drop: (space, call) => vectors.drop(space, call),
    }
  }

  /** Adds vectors to hits by words, if the vector database responds in time. */
  #text(text: TextIndex): TextIndex {
    const { rebuilding } = text
    return {
      search: async (scope, query, options) => {
        const { embeddings: space, ...rest } = options
        const found = await text.search(scope, query, rest)
        if (space === undefined || found.hits.length === 0) return found
        const ids = found.hits.map(({ memory }) => memory.id)
        const indexed = await this.#vectors.indexed?.(scope, ids, options).catch(() => undefined)
        const hits = found.hits.map((hit, place) => {
          const embedding = indexed?.[place]?.embeddings.find((one) => one.space === space)
          return embedding === undefined ? hit : { ...hit, embedding }
        })
        return { ...found, hits }
      },
      ...(rebuilding && { rebuilding: (call) => rebuilding.call(text, call) }),
    }
  }

  /**
   * Reads the hits from the records and drops those that were deleted, changed their text or no longer match the
   * filter.
   */
  async #readHits(
    scope: Scope,
    hits: readonly Hit[],
    { where = {}, signal }: CallOptions & { readonly where?: ListQuery["where"] },
  ): Promise<readonly Hit[]> {
    if (hits.length === 0) return hits
    const call = signal === undefined ? {} : { signal }
    const ids = hits.map(({ memory }) => memory.id)
    const [memories, indexed] = await Promise.all([
      this.#records.read(scope, ids, call),
      this.#records.indexed?.(scope, ids, call),
    ])
    return hits.flatMap((hit, place) => {
      const memory = memories[place]
      if (memory === undefined || !hasSameText(hit.memory, memory) || !matches(memory, where)) return []
      const words = indexed?.[place]?.words
      return { ...hit, memory, ...(words !== undefined && { words }) }
    })
  }
}

/** Conflicts for all later changes to these ids, in other parts of the write as well. */
function refusals(changes: readonly Change[], outcomes: readonly Outcome[]): readonly Outcome[] {
  return changes.flatMap((change, place): readonly Outcome[] => {
    const outcome = outcomes[place]
    if (change.op !== "erase" || change.revision === undefined || outcome?.status === "applied") return []
    if (outcome?.status === "conflict") return [outcome]
    return [{ id: change.id, status: "conflict", revision: outcome?.status === "same" ? change.revision : 0 }]
  })
}

/** Maximum time that an erasure waits for the vector database. */
const ERASE_WAIT_MS = 5_000

function isInStep(memory: Memory, twin: Memory): boolean {
  return isMirrorOf(twin, memory)
}
