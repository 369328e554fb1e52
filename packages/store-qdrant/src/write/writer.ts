import { randomUUID } from "node:crypto"
import { type Change, MemoryError, type Outcome, type Pool, type WriteOptions } from "@keepsake/core/plugin"
import type { Schemas } from "@qdrant/js-client-rest"
import { type Collections, WORDS } from "../collections.ts"
import { keyword } from "../fields.ts"
import { pointOf, vectorOf, versionPointOf } from "../point-names.ts"
import { vectorsOf } from "../read/indexed.ts"
import { rowsOf } from "../read/points.ts"
import type { Connection } from "../server/connection.ts"
import { payloadOf, type Row, rowOf } from "../stored.ts"
import { is, within } from "../where-filter.ts"
import { wordVector } from "../word-vector.ts"
import { chunked } from "./chunks.ts"
import { Draft, embeddingsIn } from "./draft.ts"

/** How often changes are made anew that another process overtook. */
const TRIES = 8
/** What no point has as its stamp. */
const NEVER = "-"

type Operation = Schemas["UpdateOperation"]
interface StoredPoint {
  readonly row: Row
  readonly vectors: ReadonlyMap<string, Float32Array>
}

/**
 * Writes one after another. A point is replaced only while it carries the stamp that was read with it, and read back after: whoever was overtaken reads
 * again and decides anew, so that revisions hold also between processes.
 */
export class Writer {
  readonly #connection: Connection
  readonly #collections: Collections
  #last: Promise<unknown> = Promise.resolve()
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
    const turn = this.#last.then(async () => {
      this.#connection.begin(options)
      this.#lastPlace ??= await this.#highestPlace()
      this.#underWay = this.#lastPlace + 1
      try {
        return await this.#write(pool, changes, options)
      } finally {
        this.#underWay = Infinity
      }
    })
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async settled(): Promise<void> {
    await this.#last
  }

  async #write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    for (const { space, values } of embeddingsIn(changes)) await this.#collections.makeSpace(space, values.length)
    const outcomes: Outcome[] = []
    let left = changes.map((change, place) => ({ change, place, id: idOf(change) }))
    for (let attempt = 0; left.length > 0; attempt++) {
      if (attempt === TRIES) {
        throw new MemoryError("too_busy", "Other processes keep changing the same memories", {
          remedy: "Try again.",
        })
      }
      const ids = [...new Set(left.map(({ id }) => id))]
      const stored = await this.#stored(pool, ids)
      const drafts = new Map(
        ids.map((id) => [id, new Draft(id, stored.get(id), pool, options, () => this.#nextPlace())]),
      )
      for (const { change, place, id } of left) {
        const outcome = drafts.get(id)?.apply(change)
        if (outcome !== undefined) outcomes[place] = outcome
      }
      const overtaken = await this.#commit(pool, [...drafts.values()], stored)
      left = left.filter(({ id }) => overtaken.has(id))
    }
    return outcomes
  }

  /** The ids whose points another process had changed meanwhile. */
  async #commit(
    pool: Pool,
    drafts: readonly Draft[],
    stored: ReadonlyMap<string, StoredPoint>,
  ): Promise<ReadonlySet<string>> {
    const stamp = randomUUID()
    const changed = drafts.filter((draft) => draft.changed)
    await this.#putAside(changed)
    const operations = changed.flatMap(({ id, row, vectors }): Operation[] =>
      row === undefined ? [] : [replacement({ ...row, stamp }, vectors, stored.get(id)?.row.stamp ?? NEVER)],
    )
    await this.#run(this.#collections.memories, operations)
    const won = await this.#stamped(pool, changed, stamp)
    const overtaken = new Set(changed.map(({ id }) => id).filter((id) => !won.has(id)))
    await this.#run(
      this.#collections.versions,
      drafts
        .filter(({ id }) => !overtaken.has(id))
        .flatMap(({ id, erasedBefore }) => (erasedBefore === undefined ? [] : [erasure(pool, id, erasedBefore)])),
    )
    return overtaken
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

  async #stored(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, StoredPoint>> {
    const points = ids.map((id) => pointOf(pool.tenant, id))
    const found = await this.#connection.run((client) =>
      client.retrieve(this.#collections.memories, { ids: points, with_payload: true, with_vector: true }),
    )
    return new Map(
      found.map(({ payload, vector }) => {
        const row = rowOf(payload)
        return [row.id, { row, vectors: vectorsOf(row, vector) }]
      }),
    )
  }

  async #stamped(pool: Pool, drafts: readonly Draft[], stamp: string): Promise<ReadonlySet<string>> {
    if (drafts.length === 0) return new Set()
    const points = drafts.map(({ id }) => pointOf(pool.tenant, id))
    const found = await this.#connection.run((client) =>
      client.retrieve(this.#collections.memories, { ids: points, with_payload: ["id", "stamp"] }),
    )
    return new Set(found.flatMap(({ payload }) => (payload?.stamp === stamp ? String(payload.id) : [])))
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

/** A point as a whole, while it carries this stamp; a new one while there is none. */
function replacement(row: Row, vectors: ReadonlyMap<string, Float32Array>, stamp: string): Operation {
  const words = row.memory && row.words && wordVector(row.words)
  const dense = [...vectors].map(([space, values]) => [vectorOf(space), [...values]] as const)
  const point = {
    id: pointOf(row.pool.tenant, row.id),
    vector: { ...Object.fromEntries(dense), ...(words !== undefined && { [WORDS]: words }) },
    payload: { ...payloadOf(row) },
  }
  return { upsert: { points: [point], update_filter: { must: [is("stamp", stamp)] } } }
}

function erasure(pool: Pool, id: string, before: number): Operation {
  const must = [is("tenant", keyword(pool.tenant)), is("id", keyword(id)), within("revision", { lt: before })]
  return { delete: { filter: { must } } }
}

function idOf(change: Change): string {
  return change.op === "put" ? change.memory.id : change.id
}
