import type { Change, Memory, MemoryId, Outcome, Pool, Signals, Words, WriteOptions } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { type JsonText, parsed } from "../json-text.ts"
import { sameJson } from "../rows/same-json.ts"
import { type MemoryBody, shownColumns, shownJson } from "../rows/shown.ts"
import { MemoryRows, type NewVersion, type StoredRow } from "./memory-rows.ts"
import { type PoolNumbers, Pools } from "./pool-numbers.ts"
import type { TextIndex } from "./text-index.ts"
import { type SentEmbedding, VectorRows } from "./vector-rows.ts"

/** A change as it goes to the worker. What is stored as JSON travels as JSON: cloning what it says costs several times as much. */
export type SentChange = Exclude<Change, { readonly op: "put" | "index" }> | SentPut | SentIndex
interface SentPut extends NewVersion {
  readonly op: "put"
  readonly words: JsonText<Words> | undefined
  readonly embedding: SentEmbedding | undefined
  readonly copy: boolean
}
interface SentIndex {
  readonly op: "index"
  readonly id: MemoryId
  readonly revision: number
  readonly words: JsonText<Words> | undefined
  readonly embedding: SentEmbedding | undefined
}
type Moment = Pick<WriteOptions, "by" | "at">
type Of<Op extends SentChange["op"]> = Extract<SentChange, { readonly op: Op }>

/** Applies changes that were checked before. */
export function memoryWrites(database: Database, index: TextIndex) {
  const pools = new Pools(database)
  const rows = new MemoryRows(database, index)
  const vectors = new VectorRows(database)
  const shown = database.prepare<[number], MemoryBody>(
    `SELECT ${shownColumns} FROM versions v LEFT JOIN signals s ON s.row = v.row WHERE v.seq = ?`,
  )

  return {
    write(pool: Pool, changes: readonly SentChange[], moment: Moment): readonly Outcome[] {
      const numbers = pools.numbersOf(pool)
      const refused = new Set<MemoryId>()
      return changes.map((change) => {
        const { id } = change
        if (refused.has(id)) return conflictNow(numbers, id)
        const outcome = apply(numbers, change, moment)
        if (change.op === "erase" && change.revision !== undefined && outcome.status !== "applied") refused.add(id)
        return outcome
      })
    },

    dropSpace(space: string): null {
      vectors.dropSpace(space)
      return null
    },
  }

  function apply(pool: PoolNumbers, change: SentChange, moment: Moment): Outcome {
    const { id } = change
    const known = rows.find(pool.tenant, id)
    const row = known?.pool === pool.pool ? known : undefined
    switch (change.op) {
      case "put":
        // An id is unique in its tenant: what another pool keeps under it stands in the way, and is not shown.
        if (known !== undefined && row === undefined) return { id, status: "conflict", revision: known.revision }
        return put(pool, row, change, moment)
      case "delete":
        return row === undefined ? { id, status: "missing" } : remove(id, row, change, moment)
      case "erase":
        return row === undefined ? { id, status: "missing" } : erase(id, row, change, moment)
      case "index":
        return isLive(row) ? reindex(id, row, change) : { id, status: "missing" }
      case "signal":
        return isLive(row) ? signal(id, row, change.add) : { id, status: "missing" }
    }
  }

  function put(pool: PoolNumbers, row: StoredRow | undefined, change: Of<"put">, moment: Moment): Outcome {
    const { id, revision, words, embedding, copy } = change
    const stored = row?.revision ?? 0
    const standing = isLive(row) ? rows.bodyOf(row) : undefined
    if (standing !== undefined && stored === revision && sameJson(parsed(standing), parsed(change.body))) {
      return { id, status: "same" }
    }
    if (copy ? revision <= stored : revision !== stored + 1) return conflict(id, row, stored)
    const isNew = contentOf(standing) !== contentOf(change.body)
    if (isLive(row) && (words !== undefined || isNew)) rows.unindex(row)
    if (isLive(row) && isNew) vectors.drop(row)
    const target = rows.keep(pool, row, change, moment)
    if (words !== undefined) rows.index(target, words)
    if (embedding !== undefined) vectors.put(target, embedding)
    return { id, status: "applied", revision }
  }

  function remove(id: MemoryId, row: StoredRow, change: Of<"delete">, moment: Moment): Outcome {
    if (!isLive(row)) {
      const isMeant = change.revision === undefined || change.revision === row.revision
      return isMeant ? { id, status: "same" } : conflict(id, row, row.revision)
    }
    const revision = row.revision + 1
    if (change.revision !== undefined && change.revision !== revision) return conflict(id, row, row.revision)
    unfind(row)
    rows.bury(row, "deleted", moment)
    return { id, status: "applied", revision }
  }

  /** Makes the next revision, as a delete does: a put that was made from what stood before comes too late. */
  function erase(id: MemoryId, row: StoredRow, change: Of<"erase">, moment: Moment): Outcome {
    if (row.state === "erased") {
      const isMeant = change.revision === undefined || change.revision === row.revision
      return isMeant ? { id, status: "same" } : conflict(id, row, row.revision)
    }
    const revision = row.revision + 1
    if (change.revision !== undefined && change.revision !== revision) return conflict(id, row, row.revision)
    if (isLive(row)) unfind(row)
    rows.bury(row, "erased", moment)
    return { id, status: "applied", revision }
  }

  function unfind(row: StoredRow): void {
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
    return { id, status: "conflict", revision, current: parsed(shownJson(found)) }
  }
}

function contentOf(body: JsonText<Memory> | undefined): string | undefined {
  return body === undefined ? undefined : parsed(body).content
}

function isLive(row: StoredRow | undefined): row is StoredRow & { readonly state: "live" } {
  return row?.state === "live"
}
