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
import { SerialQueue } from "../serial-queue.ts"
import { hasSameText, isMirrorOf, recordRevision, toMirrored } from "./mirrored-memory.ts"

/** A vector to store with a memory that still has this revision. */
export interface VectorUpdate {
  readonly id: MemoryId
  readonly revision: number
  readonly embedding: Embedding
}
/** A memory of the records, and the revision of its copy in the vector database. */
interface MirroredEntry {
  readonly memory: Memory
  readonly revision: number
}
interface QueuedVector {
  readonly pool: Pool
  readonly given: VectorUpdate
}

type Exclusively = <Result>(work: () => Promise<Result>) => Promise<Result>

const BY = "mirror"
/**
 * Copies in the vector database have their own revisions, tombstones included. A write that conflicts with one is
 * retried.
 */
const MAX_ATTEMPTS = 4
/**
 * Maximum number of vectors that are queued in this process while the vector database is down. Memories of the others
 * are embedded again.
 */
const MAX_QUEUED = 5_000
/** Number of queued vectors that are stored in one write. */
const BATCH = 200

/** Updates single memories in the vector database to match the records. Calls run one after the other. */
export class Mirror {
  readonly #records: Store
  readonly #vectors: Store
  readonly #now: () => number
  readonly #exclusively: Exclusively
  readonly #queue = new SerialQueue()
  #queued: QueuedVector[] = []

  /** `exclusively` runs work while no other process that mirrors the same records does. Default: there is none. */
  constructor(records: Store, vectors: Store, now: () => number, exclusively: Exclusively = (work) => work()) {
    this.#records = records
    this.#vectors = vectors
    this.#now = now
    this.#exclusively = exclusively
  }

  /**
   * Copies the current records with the ids of these versions, or erases their copies. Discards a vector that was
   * computed before a deletion or from another text, even if the text was restored.
   */
  copy(
    pool: Pool,
    versions: readonly Pick<Version, "id" | "revision" | "memory">[],
    call?: CallOptions,
  ): Promise<void> {
    return this.#run(async () => {
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

  /** Updates memories that are known to differ. */
  repair(pool: Pool, ids: readonly MemoryId[], call?: CallOptions): Promise<void> {
    return this.#run(async () => {
      await this.#copy(pool, new Map(ids.map((id) => [id, []])), call)
    })
  }

  /** Stores vectors with the copies of their memories in the second database. */
  storeVectors(pool: Pool, given: readonly VectorUpdate[], call?: CallOptions): Promise<void> {
    return this.#run(() => this.#storeVectors(pool, given, call))
  }

  /** Queues vectors until the vector database responds again. */
  queueVectors(pool: Pool, given: readonly VectorUpdate[]): void {
    this.#queued.push(...given.map((one) => ({ pool, given: one })))
    this.#queued = this.#queued.slice(-MAX_QUEUED)
  }

  /** Stores the queued vectors. */
  async storeQueued(): Promise<void> {
    for (let [first] = this.#queued; first !== undefined; [first] = this.#queued) {
      const { tenant, name } = first.pool
      const ofPool = this.#queued.filter(({ pool }) => pool.tenant === tenant && pool.name === name)
      const some = new Set(ofPool.slice(0, BATCH))
      await this.storeVectors(
        first.pool,
        [...some].map(({ given }) => given),
      )
      this.#queued = this.#queued.filter((one) => !some.has(one))
    }
  }

  /** A copy is compared with the records before it is written, so that two processes would overwrite each other. */
  #run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(() => this.#exclusively(work))
  }

  async #storeVectors(pool: Pool, given: readonly VectorUpdate[], call: CallOptions | undefined): Promise<void> {
    const entries = await this.#copy(pool, new Map(given.map(({ id }) => [id, []])), call)
    const changes = given.flatMap(({ id, revision, embedding }): Change[] => {
      const copy = entries.get(id)
      // If the text changed meanwhile, a vector of the new text follows.
      return copy?.memory.revision === revision
        ? [{ op: "index", id, revision: copy.revision, index: { embedding } }]
        : []
    })
    await this.#write(pool, changes, call)
  }

  /** Returns the existing memories with the revisions of their copies. */
  async #copy(
    pool: Pool,
    changed: ReadonlyMap<MemoryId, readonly Pick<Version, "revision" | "memory">[]>,
    call: CallOptions | undefined,
  ): Promise<ReadonlyMap<MemoryId, MirroredEntry>> {
    const scope = scopeOf(pool)
    const ids = [...changed.keys()]
    const [memories, twins] = await Promise.all([
      this.#records.read(scope, ids, call),
      this.#vectors.read(scope, ids, call),
    ])
    const entries = new Map<MemoryId, MirroredEntry>()
    const changes = ids.flatMap((id, place): Change[] => {
      const [memory, copy] = [memories[place], twins[place]]
      if (memory === undefined) return copy === undefined ? [] : [{ op: "erase", id }]
      const isStale = copy !== undefined && (changed.get(id) ?? []).some((version) => outdates(copy, version))
      const isAlike = copy !== undefined && !isStale && isMirrorOf(copy, memory)
      const above = (copy?.revision ?? 0) + (isStale ? 2 : 1)
      const revision = isAlike ? copy.revision : Math.max(memory.revision, above)
      entries.set(id, { memory, revision })
      return isAlike ? [] : [...(isStale ? [{ op: "erase", id } as const] : []), putChange(memory, revision)]
    })
    for (let left = changes, attempt = 1; left.length > 0; attempt++) {
      const outcomes = await this.#write(pool, left, call)
      left = outcomes.flatMap((outcome): Change[] => {
        const memory = entries.get(outcome.id)?.memory
        if (outcome.status !== "conflict" || memory === undefined) return []
        // A tombstone in the vector database had a higher revision.
        const revision = outcome.revision + 1
        if (attempt === MAX_ATTEMPTS) entries.delete(outcome.id)
        else entries.set(outcome.id, { memory, revision })
        return attempt === MAX_ATTEMPTS ? [] : [putChange(memory, revision)]
      })
    }
    return entries
  }

  #write(pool: Pool, changes: readonly Change[], call: CallOptions | undefined): Promise<readonly Outcome[]> {
    const options = { by: BY, at: this.#now(), ...(call?.signal && { signal: call.signal }) }
    return changes.length === 0 ? Promise.resolve([]) : writeAll(this.#vectors, pool, changes, options)
  }
}

function putChange(memory: Memory, revision: number): Change {
  return { op: "put", copy: true, memory: toMirrored(memory, revision) }
}

/** Whether a version invalidates the vector of this copy. */
function outdates(copy: Memory, { revision, memory }: Pick<Version, "revision" | "memory">): boolean {
  return revision > recordRevision(copy) && (memory === undefined || !hasSameText(copy, memory))
}
