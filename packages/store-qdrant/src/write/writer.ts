import { randomUUID } from "node:crypto"
import { type Change, MemoryError, type Outcome, type Pool, type WriteOptions } from "@keepsake/core/plugin"
import type { Schemas } from "@qdrant/js-client-rest"
import { type Collections, WORDS } from "../collections.ts"
import { keyword } from "../fields.ts"
import { pointOf, vectorOf, versionPointOf } from "../point-names.ts"
import { vectorsOf } from "../read/indexed.ts"
import { rowsOf } from "../read/points.ts"
import type { Connection } from "../server/connection.ts"
import { isRefused } from "../server/failures.ts"
import { payloadOf, type Row, rowOf } from "../stored.ts"
import { is, within } from "../where-filter.ts"
import { wordVector } from "../word-vector.ts"
import { chunked } from "./chunks.ts"
import { Draft, embeddingsIn } from "./draft.ts"

/** How often changes are made anew that another process overtook. */
const TRIES = 8
/** So many changes are read, decided and written together. */
const MOST_CHANGES = 500
/** What no point has as its stamp. */
const NEVER = "-"

type Operation = Schemas["UpdateOperation"]
interface StoredPoint {
  readonly row: Row
  readonly vectors: ReadonlyMap<string, Float32Array>
}

/** One call of `write`, until it is answered. */
interface Job {
  readonly pool: Pool
  readonly changes: readonly Change[]
  readonly options: WriteOptions
  readonly outcomes: Outcome[]
  readonly answer: PromiseWithResolvers<readonly Outcome[]>
}

/** A change that is not through yet, and the point it is about. */
interface Pending {
  readonly job: Job
  readonly change: Change
  readonly place: number
  readonly point: string
}

interface Committed {
  readonly undone: ReadonlySet<string>
  /** Why the server did not take all of it. */
  readonly refusal: unknown
}

/**
 * Writes in the order of the calls, together what waits while the server works. A point is replaced only while it carries the stamp that was read with it,
 * and read back after: whoever was overtaken reads again and decides anew, so that revisions hold also between processes.
 */
export class Writer {
  readonly #connection: Connection
  readonly #collections: Collections
  #waiting: Job[] = []
  #working: Promise<void> | undefined
  #lastPlace: number | undefined
  #underWay = Infinity

  constructor(connection: Connection, collections: Collections) {
    this.#connection = connection
    this.#collections = collections
  }

  /** Places in the feed from which on a version may still be missing. */
  get underWay(): number {
    return this.#underWay
  }

  write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    const answer = Promise.withResolvers<readonly Outcome[]>()
    this.#waiting.push({ pool, changes, options, outcomes: [], answer })
    this.#working ??= this.#work()
    return answer.promise
  }

  async settled(): Promise<void> {
    await this.#working
  }

  async #work(): Promise<void> {
    // What the same turn of the event loop asks travels together.
    await Promise.resolve()
    for (let jobs = this.#nextJobs(); jobs.length > 0; jobs = this.#nextJobs()) {
      try {
        this.#lastPlace ??= await this.#highestPlace()
        this.#underWay = this.#lastPlace + 1
        await this.#round((await this.#ready(jobs)).flatMap(pendingOf))
        // Those that change nothing.
        for (const { answer, outcomes } of jobs) answer.resolve(outcomes)
      } catch (failure) {
        for (const { answer } of jobs) answer.reject(failure)
      } finally {
        this.#underWay = Infinity
      }
    }
    this.#working = undefined
  }

  /** Those that wait, up to one that changes what another of them changes. */
  #nextJobs(): readonly Job[] {
    const points = new Set<string>()
    let [count, size] = [0, 0]
    for (const { pool, changes } of this.#waiting) {
      const own = changes.map((change) => pointOf(pool.tenant, idOf(change)))
      if (count > 0 && (size + changes.length > MOST_CHANGES || own.some((point) => points.has(point)))) break
      for (const point of own) points.add(point)
      count++
      size += changes.length
    }
    return this.#waiting.splice(0, count)
  }

  /** Those of them that may be written; the others are answered why not. */
  async #ready(jobs: readonly Job[]): Promise<readonly Job[]> {
    const ready: Job[] = []
    for (const job of jobs) {
      try {
        this.#connection.begin(job.options)
        for (const { space, values } of embeddingsIn(job.changes)) {
          await this.#collections.makeSpace(space, values.length)
        }
        ready.push(job)
      } catch (failure) {
        job.answer.reject(failure)
      }
    }
    return ready
  }

  /** Until each of their calls is answered. Where the server refuses some of them, those are found out that it refuses: the others are made. */
  async #round(all: readonly Pending[]): Promise<void> {
    let left = all
    let why: unknown
    for (let attempt = 0; attempt < TRIES && left.length > 0 && why === undefined; attempt++) {
      const stored = await this.#stored(new Set(left.map(({ point }) => point)))
      const drafts = new Map<string, Draft>()
      for (const { job, change, place, point } of left) {
        const draft = drafts.get(point) ?? this.#draft(job, idOf(change), stored.get(point))
        drafts.set(point, draft)
        job.outcomes[place] = draft.apply(change)
      }
      const { undone, refusal } = await this.#commit(drafts, stored)
      left = left.filter(({ point }) => undone.has(point))
      why = refusal
    }
    const unmade = [...new Set(left.map(({ job }) => job))]
    for (const { job } of all) if (!unmade.includes(job)) job.answer.resolve(job.outcomes)
    if (why === undefined || unmade.length < 2) {
      for (const { answer } of unmade) answer.reject(why ?? overtakenAgain())
      return
    }
    const half = new Set(unmade.slice(0, unmade.length / 2))
    await this.#round(left.filter(({ job }) => half.has(job)))
    await this.#round(left.filter(({ job }) => !half.has(job)))
  }

  #draft({ pool, options }: Job, id: string, stored: StoredPoint | undefined): Draft {
    return new Draft(id, stored, pool, options, () => this.#nextPlace())
  }

  /** The points that stand as they did: another process had changed them meanwhile, or the server refused what came together with them. */
  async #commit(drafts: ReadonlyMap<string, Draft>, stored: ReadonlyMap<string, StoredPoint>): Promise<Committed> {
    const stamp = randomUUID()
    const changed = [...drafts].filter(([, draft]) => draft.changed)
    const byStamp = Map.groupBy(changed, ([point]) => stored.get(point)?.row.stamp ?? NEVER)
    const blank = Object.fromEntries([...this.#collections.blanks].map(([name, values]) => [name, [...values]]))
    const operations = [...byStamp].flatMap(([before, those]) => {
      const points = those.flatMap(([, { row, vectors }]) => {
        if (row === undefined) return []
        const point = pointFor({ ...row, stamp }, vectors)
        return [row.erased ? { ...point, vector: blank } : point]
      })
      return [...chunked(points)].map((chunk): Operation => {
        return { upsert: { points: chunk, update_filter: { must: [is("stamp", before)] } } }
      })
    })
    let refusal: unknown
    try {
      await this.#putAside(changed.map(([, draft]) => draft))
      await this.#run(this.#collections.memories, operations)
    } catch (failure) {
      if (!isRefused(failure)) throw failure
      // Of several requests, and of several operations in one, the first may have been made.
      refusal = failure
    }
    const won = await this.#stamped(
      changed.map(([point]) => point),
      stamp,
    )
    const undone = new Set(changed.map(([point]) => point).filter((point) => !won.has(point)))
    const erasures = [...drafts].flatMap(([point, { pool, id, erasedBefore }]) =>
      erasedBefore === undefined || undone.has(point) ? [] : [erasure(pool, id, erasedBefore)],
    )
    await this.#run(this.#collections.versions, erasures)
    const unblanked = erasures.length === 0 ? [] : Object.keys(blank)
    if (unblanked.length > 0) await this.#run(this.#collections.memories, [withoutBlanks(stamp, unblanked)])
    return { undone, refusal }
  }

  /** Before they are replaced: a version may stand in both places for a moment, never in none. Written twice it is the same point. */
  async #putAside(drafts: readonly Draft[]): Promise<void> {
    const points = drafts.flatMap(({ past }) =>
      past.map(({ row: { signals: _, words: __, ...row }, until }) => ({
        id: versionPointOf(row.pool.tenant, row.id, row.revision),
        vector: {},
        payload: { ...payloadOf({ ...row, spaces: [] }), until },
      })),
    )
    for (const chunk of chunked(points)) {
      await this.#connection.run((client) => client.upsert(this.#collections.versions, { points: chunk, wait: true }))
    }
  }

  async #run(collection: string, operations: readonly Operation[]): Promise<void> {
    for (const chunk of chunked(operations)) {
      await this.#connection.run((client) => client.batchUpdate(collection, { operations: chunk, wait: true }))
    }
  }

  async #stored(points: ReadonlySet<string>): Promise<ReadonlyMap<string, StoredPoint>> {
    const found = await this.#connection.run((client) =>
      client.retrieve(this.#collections.memories, { ids: [...points], with_payload: true, with_vector: true }),
    )
    return new Map(
      found.map(({ id, payload, vector }) => {
        const row = rowOf(payload)
        return [String(id), { row, vectors: vectorsOf(row, vector) }]
      }),
    )
  }

  async #stamped(points: readonly string[], stamp: string): Promise<ReadonlySet<string>> {
    if (points.length === 0) return new Set()
    const found = await this.#connection.run((client) =>
      client.retrieve(this.#collections.memories, { ids: [...points], with_payload: ["stamp"] }),
    )
    return new Set(found.flatMap(({ id, payload }) => (payload?.stamp === stamp ? String(id) : [])))
  }

  #nextPlace(): number {
    this.#lastPlace = (this.#lastPlace ?? 0) + 1
    return this.#lastPlace
  }

  async #highestPlace(): Promise<number> {
    const order = { key: "place", direction: "desc" } as const
    const { memories, versions } = this.#collections
    const all = { must: [], must_not: [] }
    const [now] = await rowsOf(this.#connection, memories, all, { limit: 1, order })
    const [past] = await rowsOf(this.#connection, versions, all, { limit: 1, order })
    return Math.max(now?.place ?? 0, past?.place ?? 0)
  }
}

function pendingOf(job: Job): readonly Pending[] {
  return job.changes.map((change, place) => ({
    job,
    change,
    place,
    point: pointOf(job.pool.tenant, idOf(change)),
  }))
}

function overtakenAgain(): MemoryError {
  return new MemoryError("too_busy", "Other processes keep changing the same memories", { remedy: "Try again." })
}

function pointFor(row: Row, vectors: ReadonlyMap<string, Float32Array>): Schemas["PointStruct"] {
  const words = row.memory && row.words && wordVector(row.words)
  const dense = [...vectors].map(([space, values]) => [vectorOf(space), [...values]] as const)
  return {
    id: pointOf(row.pool.tenant, row.id),
    vector: { ...Object.fromEntries(dense), ...(words !== undefined && { [WORDS]: words }) },
    payload: { ...payloadOf(row) },
  }
}

function erasure(pool: Pool, id: string, before: number): Operation {
  const must = [is("tenant", keyword(pool.tenant)), is("id", keyword(id)), within("revision", { lt: before })]
  return { delete: { filter: { must } } }
}

/** Of what this write erased; a memory that was kept again under its id since carries another stamp. */
function withoutBlanks(stamp: string, names: readonly string[]): Operation {
  return { delete_vectors: { filter: { must: [is("stamp", stamp), is("erased", true)] }, vector: [...names] } }
}

function idOf(change: Change): string {
  return change.op === "put" ? change.memory.id : change.id
}
