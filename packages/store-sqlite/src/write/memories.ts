import type { Change, Memory, MemoryId, Outcome, Pool, Signals, Words, WriteOptions } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { type JsonString, parseJson } from "../json-text.ts"
import { type MemoryBody, memoryColumns, memoryJson } from "../rows/memory-json.ts"
import { MemoryRows, type NewVersion, type StoredRow } from "./memory-rows.ts"
import { PoolNumberStore, type PoolNumbers } from "./pool-numbers.ts"
import type { TextIndexWriter } from "./text-index-writer.ts"
import { VectorRows, type WireEmbedding } from "./vector-rows.ts"

/** A change in transit to the worker. JSON columns are sent as JSON text, because structured cloning costs several times as much. */
export type WireChange = Exclude<Change, { readonly op: "put" | "index" }> | WirePut | WireIndex
interface WirePut extends NewVersion {
  readonly op: "put"
  readonly words: JsonString<Words> | undefined
  readonly embedding: WireEmbedding | undefined
  readonly copy: boolean
}
interface WireIndex {
  readonly op: "index"
  readonly id: MemoryId
  readonly revision: number
  readonly words: JsonString<Words> | undefined
  readonly embedding: WireEmbedding | undefined
}
type Authorship = Pick<WriteOptions, "by" | "at">
type Of<Op extends WireChange["op"]> = Extract<WireChange, { readonly op: Op }>

/** Applies changes that were validated before. */
export function memoryWrites(database: Database, index: TextIndexWriter) {
  const pools = new PoolNumberStore(database)
  const rows = new MemoryRows(database, index)
  const vectors = new VectorRows(database)
  const shown = database.prepare<[number], MemoryBody>(
    `SELECT ${memoryColumns} FROM versions v LEFT JOIN signals s ON s.row = v.row WHERE v.seq = ?`,
  )

  return {
    write(pool: Pool, changes: readonly WireChange[], authorship: Authorship): readonly Outcome[] {
      const numbers = pools.numbersOf(pool)
      const refused = new Set<MemoryId>()
      return changes.map((change) => {
        const { id } = change
        if (refused.has(id)) return conflictNow(numbers, id)
        const outcome = apply(numbers, change, authorship)
        if (change.op === "erase" && change.revision !== undefined && outcome.status !== "applied") refused.add(id)
        return outcome
      })
    },

    dropSpace(space: string): null {
      vectors.dropSpace(space)
      return null
    },
  }

  function apply(pool: PoolNumbers, change: WireChange, authorship: Authorship): Outcome {
    const { id } = change
    const known = rows.find(pool.tenant, id)
    const row = known?.pool === pool.pool ? known : undefined
    switch (change.op) {
      case "put":
        // An id is unique in its tenant. A memory of another pool under this id is a conflict, but its content is not revealed.
        if (known !== undefined && row === undefined) return { id, status: "conflict", revision: known.revision }
        return put(pool, row, change, authorship)
      case "delete":
        return row === undefined ? { id, status: "missing" } : remove(id, row, change, authorship)
      case "erase":
        return row === undefined ? { id, status: "missing" } : erase(id, row, change, authorship)
      case "index":
        return isLive(row) ? reindex(id, row, change) : { id, status: "missing" }
      case "signal":
        return isLive(row) ? signal(id, row, change.add) : { id, status: "missing" }
    }
  }

  function put(pool: PoolNumbers, row: StoredRow | undefined, change: Of<"put">, authorship: Authorship): Outcome {
    const { id, revision, words, embedding, copy } = change
    const stored = row?.revision ?? 0
    const standing = isLive(row) ? rows.bodyOf(row) : undefined
    if (standing !== undefined && stored === revision && isSameJson(parseJson(standing), parseJson(change.body))) {
      return { id, status: "same" }
    }
    if (copy ? revision <= stored : revision !== stored + 1) return conflict(id, row, stored)
    const isNew = contentOf(standing) !== contentOf(change.body)
    if (isLive(row) && (words !== undefined || isNew)) rows.unindex(row)
    if (isLive(row) && isNew) vectors.drop(row)
    const target = rows.keep(pool, row, change, authorship)
    if (words !== undefined) rows.index(target, words)
    if (embedding !== undefined) vectors.put(target, embedding)
    return { id, status: "applied", revision }
  }

  function remove(id: MemoryId, row: StoredRow, change: Of<"delete">, authorship: Authorship): Outcome {
    if (!isLive(row)) {
      const isMeant = change.revision === undefined || change.revision === row.revision
      return isMeant ? { id, status: "same" } : conflict(id, row, row.revision)
    }
    const revision = row.revision + 1
    if (change.revision !== undefined && change.revision !== revision) return conflict(id, row, row.revision)
    removeFromIndexes(row)
    rows.addTombstone(row, "deleted", authorship)
    return { id, status: "applied", revision }
  }

  /** Takes a revision like a delete does, so that a put based on the erased revision conflicts. */
  function erase(id: MemoryId, row: StoredRow, change: Of<"erase">, authorship: Authorship): Outcome {
    if (row.state === "erased") {
      const isMeant = change.revision === undefined || change.revision === row.revision
      return isMeant ? { id, status: "same" } : conflict(id, row, row.revision)
    }
    const revision = row.revision + 1
    if (change.revision !== undefined && change.revision !== revision) return conflict(id, row, row.revision)
    if (isLive(row)) removeFromIndexes(row)
    rows.addTombstone(row, "erased", authorship)
    return { id, status: "applied", revision }
  }

  function removeFromIndexes(row: StoredRow): void {
    rows.unindex(row)
    vectors.drop(row)
  }

  function reindex(id: MemoryId, row: StoredRow, { revision, words, embedding }: Of<"index">): Outcome {
    if (row.revision !== revision) return conflict(id, row, row.revision)
    if (words !== undefined) {
      rows.unindex(row)
      rows.index(row, words)
    }
    if (embedding !== undefined) vectors.put(row, embedding)
    return { id, status: "applied", revision }
  }

  function signal(id: MemoryId, row: StoredRow, add: Partial<Signals>): Outcome {
    rows.signal(row, add)
    return { id, status: "applied", revision: row.revision }
  }

  function conflictNow({ tenant, pool }: PoolNumbers, id: MemoryId): Outcome {
    const row = rows.find(tenant, id)
    return row?.pool === pool ? conflict(id, row, row.revision) : conflict(id, undefined, 0)
  }

  function conflict(id: MemoryId, row: StoredRow | undefined, revision: number): Outcome {
    const found = isLive(row) ? shown.get(row.version) : undefined
    if (found === undefined) return { id, status: "conflict", revision }
    return { id, status: "conflict", revision, current: parseJson(memoryJson(found)) }
  }
}

function contentOf(body: JsonString<Memory> | undefined): string | undefined {
  return body === undefined ? undefined : parseJson(body).content
}

function isLive(row: StoredRow | undefined): row is StoredRow & { readonly state: "live" } {
  return row?.state === "live"
}

/** Whether two values are equal as JSON: the order of keys is ignored, and `undefined` equals absent. */
function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = definedKeys(one)
  return names.length === definedKeys(other).length && names.every((name) => isSameJson(one[name], other[name]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null
}

function definedKeys(value: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(value).filter((name) => value[name] !== undefined)
}
