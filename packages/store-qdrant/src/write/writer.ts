import { randomUUID } from "node:crypto"
import {
  type Change,
  embeddingsIn,
  MemoryDraft,
  MemoryError,
  type Outcome,
  type Pool,
  type WriteOptions,
} from "@keepsake/core/plugin"
import type { Schemas } from "@qdrant/js-client-rest"
import { type QdrantCollections, WORDS_VECTOR } from "../collections.ts"
import { toKeyword } from "../fields.ts"
import { pointIdOf, vectorNameOf, versionPointIdOf } from "../point-ids.ts"
import { type PointRow, parseRow, toPayload } from "../point-row.ts"
import { vectorsOf } from "../read/indexed.ts"
import { fetchRows } from "../read/points.ts"
import type { QdrantConnection } from "../server/connection.ts"
import { isRejectedByServer } from "../server/failures.ts"
import { equals, inRange } from "../where-filter.ts"
import { toWordVector } from "../word-vector.ts"
import { splitIntoChunks } from "./chunks.ts"

/** Attempts per change before a lost race against other processes becomes `too_busy`. */
const MAX_ATTEMPTS = 8
/** Maximum number of changes that one batch reads, decides and writes. */
const MAX_BATCH_CHANGES = 500
/** A stamp that no point carries, so that a conditional upsert only inserts. */
const NO_STAMP = "-"

type Operation = Schemas["UpdateOperation"]
interface StoredPoint {
  readonly row: PointRow
  readonly vectors: ReadonlyMap<string, Float32Array>
}

/** One queued call of `write`. */
interface WriteCall {
  readonly pool: Pool
  readonly changes: readonly Change[]
  readonly options: WriteOptions
  readonly outcomes: Outcome[]
  readonly result: PromiseWithResolvers<readonly Outcome[]>
}

/** A change that is not committed yet, with the point that it changes. */
interface PendingChange {
  readonly call: WriteCall
  /** Position in the changes and outcomes of its call. */
  readonly index: number
  readonly change: Change
  readonly point: string
}

interface CommitResult {
  /** Ids of points that were not written. */
  readonly lost: ReadonlySet<string>
  /** The server's error if it rejected part of the batch. */
  readonly rejection: unknown
}

/**
 * Writes calls in order and batches those that queue up while a request is under way. Concurrency control is optimistic: an upsert applies only if the point
 * still carries the stamp that was read, and the stamps are read back. A lost race is retried from the read, so revisions are consistent across processes.
 */
export class Writer {
  readonly #connection: QdrantConnection
  readonly #collections: QdrantCollections
  #queue: WriteCall[] = []
  #draining: Promise<void> | undefined
  #lastPosition: number | undefined
  #firstPendingPosition = Infinity

  constructor(connection: QdrantConnection, collections: QdrantCollections) {
    this.#connection = connection
    this.#collections = collections
  }

  /** First feed position at which a version may still be missing; `Infinity` while nothing is being written. */
  get firstPendingPosition(): number {
    return this.#firstPendingPosition
  }

  write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    const result = Promise.withResolvers<readonly Outcome[]>()
    this.#queue.push({ pool, changes, options, outcomes: [], result })
    this.#draining ??= this.#drainQueue()
    return result.promise
  }

  async drain(): Promise<void> {
    await this.#draining
  }

  async #drainQueue(): Promise<void> {
    // Batches the calls that are made in the same turn of the event loop.
    await Promise.resolve()
    for (let calls = this.#nextBatch(); calls.length > 0; calls = this.#nextBatch()) {
      try {
        this.#lastPosition ??= await this.#readLastPosition()
        this.#firstPendingPosition = this.#lastPosition + 1
        await this.#apply((await this.#prepare(calls)).flatMap(pendingChanges))
        // Calls without changes are in no batch.
        for (const { result, outcomes } of calls) result.resolve(outcomes)
      } catch (failure) {
        for (const { result } of calls) result.reject(failure)
      } finally {
        this.#firstPendingPosition = Infinity
      }
    }
    this.#draining = undefined
  }

  /** Takes queued calls until the batch is full or two calls change the same point. */
  #nextBatch(): readonly WriteCall[] {
    const points = new Set<string>()
    let [count, size] = [0, 0]
    for (const { pool, changes } of this.#queue) {
      const own = changes.map((change) => pointIdOf(pool.tenant, idOf(change)))
      if (count > 0 && (size + changes.length > MAX_BATCH_CHANGES || own.some((point) => points.has(point)))) break
      for (const point of own) points.add(point)
      count++
      size += changes.length
    }
    return this.#queue.splice(0, count)
  }

  /** Creates missing spaces and returns the calls that can be written; rejects the others. */
  async #prepare(calls: readonly WriteCall[]): Promise<readonly WriteCall[]> {
    const ready: WriteCall[] = []
    for (const call of calls) {
      try {
        this.#connection.assertUsable(call.options)
        for (const { space, values } of embeddingsIn(call.changes)) {
          await this.#collections.ensureSpace(space, values.length)
        }
        ready.push(call)
      } catch (failure) {
        call.result.reject(failure)
      }
    }
    return ready
  }

  /** Commits the changes and answers their calls. If the server rejects a batch, bisects it, so that only the rejected calls fail. */
  async #apply(all: readonly PendingChange[]): Promise<void> {
    let left = all
    let rejected: unknown
    for (let attempt = 0; attempt < MAX_ATTEMPTS && left.length > 0 && rejected === undefined; attempt++) {
      const stored = await this.#readPoints(new Set(left.map(({ point }) => point)))
      const drafts = new Map<string, MemoryDraft>()
      for (const { call, change, index, point } of left) {
        const draft = drafts.get(point) ?? this.#draft(call, idOf(change), stored.get(point))
        drafts.set(point, draft)
        call.outcomes[index] = draft.apply(change)
      }
      const { lost, rejection } = await this.#commit(drafts, stored)
      left = left.filter(({ point }) => lost.has(point))
      rejected = rejection
    }
    const failed = [...new Set(left.map(({ call }) => call))]
    for (const { call } of all) if (!failed.includes(call)) call.result.resolve(call.outcomes)
    if (rejected === undefined || failed.length < 2) {
      for (const { result } of failed) result.reject(rejected ?? overtakenError())
      return
    }
    const half = new Set(failed.slice(0, failed.length / 2))
    await this.#apply(left.filter(({ call }) => half.has(call)))
    await this.#apply(left.filter(({ call }) => !half.has(call)))
  }

  #draft({ pool, options }: WriteCall, id: string, stored: StoredPoint | undefined): MemoryDraft {
    return new MemoryDraft(id, stored, pool, options, () => this.#nextPosition())
  }

  /** Writes the drafts. A point is lost if another process changed it in the meantime, or if the server rejected its batch. */
  async #commit(
    drafts: ReadonlyMap<string, MemoryDraft>,
    stored: ReadonlyMap<string, StoredPoint>,
  ): Promise<CommitResult> {
    const stamp = randomUUID()
    const changed = [...drafts].filter(([, draft]) => draft.hasChanged)
    const byStamp = Map.groupBy(changed, ([point]) => stored.get(point)?.row.stamp ?? NO_STAMP)
    const blank = Object.fromEntries([...this.#collections.blankVectors].map(([name, values]) => [name, [...values]]))
    const operations = [...byStamp].flatMap(([before, those]) => {
      const points = those.flatMap(([, { row, vectors }]) => {
        if (row === undefined) return []
        const point = toPoint({ ...row, spaces: [...vectors.keys()], stamp }, vectors)
        return [row.erased ? { ...point, vector: blank } : point]
      })
      return [...splitIntoChunks(points)].map((chunk): Operation => {
        return { upsert: { points: chunk, update_filter: { must: [equals("stamp", before)] } } }
      })
    })
    let rejection: unknown
    try {
      await this.#archive(changed.map(([, draft]) => draft))
      await this.#run(this.#collections.memories, operations)
    } catch (failure) {
      if (!isRejectedByServer(failure)) throw failure
      // Requests and operations before the rejected one may have been applied.
      rejection = failure
    }
    const won = await this.#idsWithStamp(
      changed.map(([point]) => point),
      stamp,
    )
    const lost = new Set(changed.map(([point]) => point).filter((point) => !won.has(point)))
    const erasures = [...drafts].flatMap(([point, { pool, id, erasedBefore }]) =>
      erasedBefore === undefined || lost.has(point) ? [] : [deleteVersionsBefore(pool, id, erasedBefore)],
    )
    await this.#run(this.#collections.versions, erasures)
    const unblanked = erasures.length === 0 ? [] : Object.keys(blank)
    if (unblanked.length > 0) await this.#run(this.#collections.memories, [deleteBlankVectors(stamp, unblanked)])
    return { lost, rejection }
  }

  /** Copies versions before they are replaced, so that a version may be in both collections for a moment but never in neither. Idempotent. */
  async #archive(drafts: readonly MemoryDraft[]): Promise<void> {
    const points = drafts.flatMap(({ replaced }) =>
      replaced.map(({ row: { signals: _, words: __, ...row }, until }) => ({
        id: versionPointIdOf(row.pool.tenant, row.id, row.revision),
        vector: {},
        payload: { ...toPayload({ ...row, spaces: [], stamp: "" }), until },
      })),
    )
    for (const chunk of splitIntoChunks(points)) {
      await this.#connection.run((client) => client.upsert(this.#collections.versions, { points: chunk, wait: true }))
    }
  }

  async #run(collection: string, operations: readonly Operation[]): Promise<void> {
    for (const chunk of splitIntoChunks(operations)) {
      await this.#connection.run((client) => client.batchUpdate(collection, { operations: chunk, wait: true }))
    }
  }

  async #readPoints(points: ReadonlySet<string>): Promise<ReadonlyMap<string, StoredPoint>> {
    const found = await this.#connection.run((client) =>
      client.retrieve(this.#collections.memories, { ids: [...points], with_payload: true, with_vector: true }),
    )
    return new Map(
      found.map(({ id, payload, vector }) => {
        const row = parseRow(payload)
        return [String(id), { row, vectors: vectorsOf(row, vector) }]
      }),
    )
  }

  async #idsWithStamp(points: readonly string[], stamp: string): Promise<ReadonlySet<string>> {
    if (points.length === 0) return new Set()
    const found = await this.#connection.run((client) =>
      client.retrieve(this.#collections.memories, { ids: [...points], with_payload: ["stamp"] }),
    )
    return new Set(found.flatMap(({ id, payload }) => (payload?.stamp === stamp ? String(id) : [])))
  }

  #nextPosition(): number {
    this.#lastPosition = (this.#lastPosition ?? 0) + 1
    return this.#lastPosition
  }

  async #readLastPosition(): Promise<number> {
    const order = { key: "place", direction: "desc" } as const
    const { memories, versions } = this.#collections
    const all = { must: [], must_not: [] }
    const [now] = await fetchRows(this.#connection, memories, all, { limit: 1, order })
    const [replaced] = await fetchRows(this.#connection, versions, all, { limit: 1, order })
    return Math.max(now?.place ?? 0, replaced?.place ?? 0)
  }
}

function pendingChanges(call: WriteCall): readonly PendingChange[] {
  return call.changes.map((change, index) => ({
    call,
    change,
    index,
    point: pointIdOf(call.pool.tenant, idOf(change)),
  }))
}

function overtakenError(): MemoryError {
  return new MemoryError("too_busy", "Other processes keep changing the same memories", { remedy: "Try again." })
}

function toPoint(row: PointRow, vectors: ReadonlyMap<string, Float32Array>): Schemas["PointStruct"] {
  const words = row.memory && row.words && toWordVector(row.words)
  const dense = [...vectors].map(([space, values]) => [vectorNameOf(space), [...values]] as const)
  return {
    id: pointIdOf(row.pool.tenant, row.id),
    vector: { ...Object.fromEntries(dense), ...(words !== undefined && { [WORDS_VECTOR]: words }) },
    payload: { ...toPayload(row) },
  }
}

function deleteVersionsBefore(pool: Pool, id: string, before: number): Operation {
  const must = [
    equals("tenant", toKeyword(pool.tenant)),
    equals("id", toKeyword(id)),
    inRange("revision", { lt: before }),
  ]
  return { delete: { filter: { must } } }
}

/** Matches only the points that this write erased: a memory that was stored under the same id since carries another stamp. */
function deleteBlankVectors(stamp: string, names: readonly string[]): Operation {
  return { delete_vectors: { filter: { must: [equals("stamp", stamp), equals("erased", true)] }, vector: [...names] } }
}

function idOf(change: Change): string {
  return change.op === "put" ? change.memory.id : change.id
}
