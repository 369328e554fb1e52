import type { Embedding, Memory, MemoryId, Pool } from "../../contract/memory.ts"
import {
  type CallOptions,
  type Change,
  ERASED_POOL,
  type Outcome,
  type Store,
  type Version,
} from "../../contract/store.ts"
import { scopeOf } from "../../turn/pools.ts"
import { writeAll } from "../../turn/write-all.ts"
import { eraseInAnyPool } from "../erase-in-any-pool.ts"
import { isOfText, isTwin, recordRevision, twinOf } from "./mirrored-memory.ts"

/** A vector to be kept with a memory, if that still has this revision. */
export interface VectorUpdate {
  readonly id: MemoryId
  readonly revision: number
  readonly embedding: Embedding
}
/** A memory of the records, and the revision of its copy in the second database. */
interface Standing {
  readonly memory: Memory
  readonly revision: number
}
interface Missed {
  readonly pool: Pool
  readonly given: VectorUpdate
}

const BY = "mirror"
/** The copy in the second database has revisions of its own, which may be a tombstone's; a write that meets one is tried again. */
const MOST_ATTEMPTS = 4
/** Vectors that came while the second database was away are kept in this process, at most so many; of others the memory is embedded anew. */
const MOST_MISSED = 5_000
/** How many missed vectors are made up for at once. */
const TOGETHER = 200

/** Brings single memories in the second database into line with the records. Calls run one after the other. */
export class Mirror {
  readonly #records: Store
  readonly #vectors: Store
  readonly #now: () => number
  #last: Promise<unknown> = Promise.resolve()
  #missed: Missed[] = []

  constructor(records: Store, vectors: Store, now: () => number) {
    this.#records = records
    this.#vectors = vectors
    this.#now = now
  }

  /**
   * Copies what stands in the records under the ids of these versions, or erases it: whatever happened meanwhile, the records win. A vector is let go that
   * was made before a deletion or of another text, also where the text came back.
   */
  copy(
    pool: Pool,
    versions: readonly Pick<Version, "id" | "revision" | "memory">[],
    call?: CallOptions,
  ): Promise<void> {
    return this.#inTurn(async () => {
      if (pool.name.startsWith(ERASED_POOL)) {
        const ids = [...new Set(versions.map(({ id }) => id))]
        await eraseInAnyPool(this.#vectors, pool.tenant, ids, { by: BY, at: this.#now(), ...call })
        return
      }
      await this.#copy(
        pool,
        Map.groupBy(versions, ({ id }) => id),
        call,
      )
    })
  }

  /** Mends memories of which only the ids are known, and that the two sides differ. */
  mend(pool: Pool, ids: readonly MemoryId[], call?: CallOptions): Promise<void> {
    return this.#inTurn(async () => {
      await this.#copy(pool, new Map(ids.map((id) => [id, []])), call)
    })
  }

  /** Stores vectors with the copies of their memories in the second database. */
  take(pool: Pool, given: readonly VectorUpdate[], call?: CallOptions): Promise<void> {
    return this.#inTurn(() => this.#take(pool, given, call))
  }

  /** Notes vectors to be stored once the second database answers again. */
  takeLater(pool: Pool, given: readonly VectorUpdate[]): void {
    this.#missed.push(...given.map((one) => ({ pool, given: one })))
    this.#missed = this.#missed.slice(-MOST_MISSED)
  }

  /** Stores the vectors that were noted while the second database was away. */
  async takeMissed(): Promise<void> {
    for (let [first] = this.#missed; first !== undefined; [first] = this.#missed) {
      const { tenant, name } = first.pool
      const ofPool = this.#missed.filter(({ pool }) => pool.tenant === tenant && pool.name === name)
      const some = new Set(ofPool.slice(0, TOGETHER))
      await this.take(
        first.pool,
        [...some].map(({ given }) => given),
      )
      this.#missed = this.#missed.filter((one) => !some.has(one))
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async #take(pool: Pool, given: readonly VectorUpdate[], call: CallOptions | undefined): Promise<void> {
    const standing = await this.#copy(pool, new Map(given.map(({ id }) => [id, []])), call)
    const changes = given.flatMap(({ id, revision, embedding }): Change[] => {
      const twin = standing.get(id)
      // The text has changed meanwhile; a vector of the new one is on its way.
      return twin?.memory.revision === revision
        ? [{ op: "index", id, revision: twin.revision, index: { embedding } }]
        : []
    })
    await this.#write(pool, changes, call)
  }

  /** The revisions of those that stand, in the records and of their twins. */
  async #copy(
    pool: Pool,
    changed: ReadonlyMap<MemoryId, readonly Pick<Version, "revision" | "memory">[]>,
    call: CallOptions | undefined,
  ): Promise<ReadonlyMap<MemoryId, Standing>> {
    const scope = scopeOf(pool)
    const ids = [...changed.keys()]
    const [memories, twins] = await Promise.all([
      this.#records.read(scope, ids, call),
      this.#vectors.read(scope, ids, call),
    ])
    const standing = new Map<MemoryId, Standing>()
    const changes = ids.flatMap((id, place): Change[] => {
      const [memory, twin] = [memories[place], twins[place]]
      if (memory === undefined) return twin === undefined ? [] : [{ op: "erase", id }]
      const isStale = twin !== undefined && (changed.get(id) ?? []).some((version) => outdates(twin, version))
      const isAlike = twin !== undefined && !isStale && isTwin(twin, memory)
      const above = (twin?.revision ?? 0) + (isStale ? 2 : 1)
      const revision = isAlike ? twin.revision : Math.max(memory.revision, above)
      standing.set(id, { memory, revision })
      return isAlike ? [] : [...(isStale ? [{ op: "erase", id } as const] : []), put(memory, revision)]
    })
    for (let left = changes, attempt = 1; left.length > 0; attempt++) {
      const outcomes = await this.#write(pool, left, call)
      left = outcomes.flatMap((outcome): Change[] => {
        const memory = standing.get(outcome.id)?.memory
        if (outcome.status !== "conflict" || memory === undefined) return []
        // A tombstone there has a higher revision than was known.
        const revision = outcome.revision + 1
        if (attempt === MOST_ATTEMPTS) standing.delete(outcome.id)
        else standing.set(outcome.id, { memory, revision })
        return attempt === MOST_ATTEMPTS ? [] : [put(memory, revision)]
      })
    }
    return standing
  }

  #write(pool: Pool, changes: readonly Change[], call: CallOptions | undefined): Promise<readonly Outcome[]> {
    const options = { by: BY, at: this.#now(), ...(call?.signal && { signal: call.signal }) }
    return changes.length === 0 ? Promise.resolve([]) : writeAll(this.#vectors, pool, changes, options)
  }
}

function put(memory: Memory, revision: number): Change {
  return { op: "put", copy: true, memory: twinOf(memory, revision) }
}

/** Whether a version makes the vector of this copy useless. */
function outdates(twin: Memory, { revision, memory }: Pick<Version, "revision" | "memory">): boolean {
  return revision > recordRevision(twin) && (memory === undefined || !isOfText(twin, memory))
}
