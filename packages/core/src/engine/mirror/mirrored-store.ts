import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId, Pool, Scope, Tenant } from "../../contract/memory.ts"
import type { State } from "../../contract/state.ts"
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
} from "../../contract/store.ts"
import { checkChanges } from "../../plugin/check-changes.ts"
import { matches } from "../../plugin/matches.ts"
import { scopeOf } from "../../turn/pools.ts"
import { compactStore } from "../compact.ts"
import { FeedFollower } from "../feed-follower.ts"
import { differences, poolsOf } from "./differences.ts"
import { Mirror } from "./mirror.ts"
import { isOfText, isTwin } from "./mirrored-memory.ts"
import { givenWith, idOf, parted, withoutEmbedding } from "./vector-changes.ts"

/** The cursor of each mirrored store in the feed of its records, by name. */
const BUCKET = "mirror"

export interface MirroredStoreOptions {
  /** Holds everything but vectors; it must have a feed. */
  readonly records: Store
  /** Vectors, each with what a search can be narrowed by and no text. */
  readonly vectors: Store
  /** Where it is noted how far the vectors' side is. */
  readonly state: Pick<State, "get" | "set">
  /** How long a search by vector waits for what was just written, in milliseconds; 50 unless said. */
  readonly patienceMs?: number
}

/**
 * Records in one database, vectors in another, as one store. The records decide: every hit is read from them, so that what was deleted or changed never
 * shows, however far behind the other side is. While that is away everything goes on but search by vector, and it catches up by itself.
 */
export class MirroredStore implements Store {
  readonly contract = CONTRACT
  readonly name: string
  readonly traits: StoreTraits
  readonly text?: TextIndex
  readonly vector: VectorIndex
  readonly history?: History
  readonly feed: Feed
  readonly tally?: Tally
  readonly #records: Store
  readonly #vectors: Store
  readonly #mirror: Mirror
  readonly #follower: FeedFollower
  readonly #patienceMs: number
  /** Why the other side may still hold what was erased, where nothing else tells. */
  #unerased: string | undefined

  constructor({ records, vectors, state, patienceMs = 50 }: MirroredStoreOptions) {
    const { feed } = records
    if (feed === undefined || vectors.vector === undefined) {
      const why = feed === undefined ? `${records.name} has no feed` : `${vectors.name} keeps no vectors`
      throw new MemoryError("part_missing", `The store ${why}: vectors cannot be kept apart from the records`, {
        remedy: "Set vectors to auto, or use stores that have both.",
      })
    }
    this.name = `${records.name}-${vectors.name}`
    const maxBatch = Math.min(records.traits.maxBatch, vectors.traits.maxBatch)
    this.traits = { ...records.traits, atomic: false, maxBatch }
    this.#records = records
    this.#vectors = vectors
    this.#patienceMs = patienceMs
    this.#mirror = new Mirror(records, vectors, Date.now)
    this.#follower = new FeedFollower({
      feed,
      state,
      bucket: BUCKET,
      key: this.name,
      firstRetryMs: 250,
      longestRetryMs: 15_000,
      handle: (pool, changes, call) => this.#mirror.copy(pool, changes, call),
      atEnd: () => this.#mirror.takeMissed(),
      // An empty database is filled from the beginning, whatever the cursor.
      startsOver: async () => (await vectors.pools(undefined, { limit: 1 })).items.length === 0,
    })
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
    for (const part of parted(changes)) {
      const asked = part.filter((change) => !refused.has(idOf(change)))
      const answers = (await this.#write(pool, asked, options)).values()
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
    if (changes.some(({ op }) => op === "erase")) await this.#erasedThere()
    const [inPuts, alone] = [givenWith("put", changes, outcomes), givenWith("index", changes, outcomes)]
    if (inPuts.length + alone.length === 0) return outcomes
    // Earlier writes are mirrored first, because they may remove vectors.
    const isThere = await this.#follower.hasCaughtUp()
    const taking = isThere ? this.#mirror.take(pool, [...inPuts, ...alone], options) : Promise.reject(this.#away())
    await taking.catch((failure: unknown) => {
      // A vector that came with a memory is noted and stored later; a caller who brings a vector alone gets the error and tries again.
      this.#mirror.takeLater(pool, inPuts)
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

  /** Of both sides; one that cannot write its files anew is named. */
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
      ...away.map((one) => `Memories are kept, and found by their words alone until vectors can be reached: ${one}`),
    ]
  }

  /** Follows to the end first, so that what is only late is no difference. */
  async reconcile(call?: CallOptions): Promise<Reconciled> {
    await this.#follower.catchUp()
    this.#unerased = undefined
    const found = { compared: 0, missing: 0, outdated: 0, extra: 0 }
    const count = () => {
      found.compared++
    }
    for (const pool of await poolsOf([this.#records, this.#vectors], call)) {
      for await (const { id, first, second } of differences(this.#records, this.#vectors, pool, isSame, count, call)) {
        found[second === undefined ? "missing" : first === undefined ? "extra" : "outdated"]++
        await this.#mirror.mend(pool, [id], call)
      }
    }
    return found
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#follower[Symbol.asyncDispose]()
    await this.#vectors[Symbol.asyncDispose]?.()
    await this.#records[Symbol.asyncDispose]?.()
  }

  /** An erasure is told about: it waits to hear whether the other side has it too. Whatever comes of that, it goes there when it can. */
  async #erasedThere(): Promise<void> {
    const isThere = await this.#follower.hasCaughtUp(ERASING_MS)
    this.#unerased = isThere ? undefined : "it did not answer in time"
  }

  #away(): MemoryError {
    return new MemoryError("store_unavailable", `The vectors are behind: ${this.#follower.problem ?? "trying again"}`)
  }

  #vector(vectors: VectorIndex): VectorIndex {
    return {
      search: async (scope, query, options) => {
        await this.#follower.hasCaughtUp(this.#patienceMs)
        return this.#standing(scope, await vectors.search(scope, query, options), options)
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

  /** Vectors of hits by words come from the other side, as far as it answers in time. */
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

  /** Hits as the records have them: what is gone, changed its text, or does not belong to the question any more is left out. */
  async #standing(
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
      if (memory === undefined || !isOfText(hit.memory, memory) || !matches(memory, where)) return []
      const words = indexed?.[place]?.words
      return { ...hit, memory, ...(words !== undefined && { words }) }
    })
  }
}

/** What becomes of all that follows about a memory, in another part of the write as well. */
function refusals(changes: readonly Change[], outcomes: readonly Outcome[]): readonly Outcome[] {
  return changes.flatMap((change, place): readonly Outcome[] => {
    const outcome = outcomes[place]
    if (change.op !== "erase" || change.revision === undefined || outcome?.status === "applied") return []
    if (outcome?.status === "conflict") return [outcome]
    return [{ id: change.id, status: "conflict", revision: outcome?.status === "same" ? change.revision : 0 }]
  })
}

/** How long an erasure waits for the other side. */
const ERASING_MS = 5_000

function isSame(memory: Memory, twin: Memory): boolean {
  return isTwin(twin, memory)
}
