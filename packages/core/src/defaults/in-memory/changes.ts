import type { Change, Index, Memory, MemoryId, Outcome, Pool, WriteOptions } from "../../contract/index.ts"
import { addSignals } from "../../plugin/add-signals.ts"
import { canonical } from "../../plugin/canonical.ts"
import { isLive, type Row, type Rows, readRow } from "./rows.ts"
import { indexedWords } from "./text.ts"

type Of<Op extends Change["op"]> = Extract<Change, { readonly op: Op }>

/** Applies changes that were checked before, and says what became of each. */
export function applyAll(
  rows: Rows,
  pool: Pool,
  changes: readonly Change[],
  options: WriteOptions,
): readonly Outcome[] {
  const refused = new Set<MemoryId>()
  return changes.map((change) => {
    const id = change.op === "put" ? change.memory.id : change.id
    if (refused.has(id)) {
      const row = rows.find(pool.tenant, id)
      return row?.pool.name === pool.name ? conflict(id, row, row.revision) : conflict(id, undefined, 0)
    }
    const outcome = apply(rows, pool, change, options)
    if (change.op === "erase" && change.revision !== undefined && outcome.status !== "applied") refused.add(id)
    return outcome
  })
}

function apply(rows: Rows, pool: Pool, change: Change, { by, at }: WriteOptions): Outcome {
  const id = change.op === "put" ? change.memory.id : change.id
  const known = rows.find(pool.tenant, id)
  const row = known?.pool.name === pool.name ? known : undefined
  switch (change.op) {
    case "put":
      // Ids are unique in their tenant: a memory of another pool with this id is a conflict, and is not shown.
      if (known !== undefined && row === undefined) return { id, status: "conflict", revision: known.revision }
      return put(rows, pool, row, change, { by, at })
    case "delete":
      return remove(rows, id, row, change, { by, at })
    case "erase":
      return erase(rows, id, row, change, { by, at })
    case "index":
      return index(id, row, change)
    case "signal":
      return signal(id, row, change)
  }
}

function put(rows: Rows, pool: Pool, row: Row | undefined, change: Of<"put">, { by, at }: WriteOptions): Outcome {
  const memory = freezeCopy(change.memory)
  const stored = row?.revision ?? 0
  const { id, revision } = memory
  if (row?.memory !== undefined && stored === revision && canonical(row.memory) === canonical(memory)) {
    return { id, status: "same" }
  }
  const fits = change.copy === true ? revision > stored : revision === stored + 1
  if (!fits) return conflict(id, row, stored)
  const target = row ?? rows.add(pool, id)
  if (target.memory?.content !== memory.content) rows.dropIndex(target)
  rows.record(target, { id, revision, memory, at, by })
  addIndex(target, change.index)
  return { id, status: "applied", revision }
}

function remove(
  rows: Rows,
  id: MemoryId,
  row: Row | undefined,
  change: Of<"delete">,
  { by, at }: WriteOptions,
): Outcome {
  if (row === undefined) return { id, status: "missing" }
  if (!isLive(row)) {
    const meant = change.revision === undefined || change.revision === row.revision
    return meant ? { id, status: "same" } : conflict(id, row, row.revision)
  }
  const revision = row.revision + 1
  if (change.revision !== undefined && change.revision !== revision) return conflict(id, row, row.revision)
  rows.record(row, { id, revision, at, by })
  rows.dropIndex(row)
  return { id, status: "applied", revision }
}

function erase(rows: Rows, id: MemoryId, row: Row | undefined, change: Of<"erase">, { by, at }: WriteOptions): Outcome {
  if (row === undefined) return { id, status: "missing" }
  if (row.versions.length === 0) {
    const meant = change.revision === undefined || change.revision === row.revision
    return meant ? { id, status: "same" } : conflict(id, row, row.revision)
  }
  // The next revision, as a delete makes it: a put that was made from what stood before comes too late.
  const revision = row.revision + 1
  if (change.revision !== undefined && change.revision !== revision) return conflict(id, row, row.revision)
  rows.wipe(row)
  rows.record(row, { id, revision, at, by })
  row.versions = []
  return { id, status: "applied", revision }
}

function index(id: MemoryId, row: Row | undefined, change: Of<"index">): Outcome {
  if (row === undefined || !isLive(row)) return { id, status: "missing" }
  if (row.revision !== change.revision) return conflict(id, row, row.revision)
  addIndex(row, change.index)
  return { id, status: "applied", revision: row.revision }
}

function signal(id: MemoryId, row: Row | undefined, { add }: Of<"signal">): Outcome {
  if (row === undefined || !isLive(row)) return { id, status: "missing" }
  row.signals = addSignals(row.signals, add)
  return { id, status: "applied", revision: row.revision }
}

function addIndex(row: Row, { embedding, words }: Index = {}): void {
  if (embedding !== undefined) row.vectors.set(embedding.space, embedding.values.slice())
  if (words !== undefined) row.words = indexedWords(words)
}

function conflict(id: MemoryId, row: Row | undefined, revision: number): Outcome {
  const current = row !== undefined && isLive(row) ? readRow(row) : undefined
  return { id, status: "conflict", revision, ...(current !== undefined && { current }) }
}

/** A copy that nobody outside can change, as any database would have made it. */
function freezeCopy(memory: Memory): Memory {
  const { signals: _, ...rest } = memory
  return freeze(asJson(rest))
}

function asJson<T>(value: T): T {
  // A memory is JSON, so that parsing its text gives the same type again.
  return JSON.parse(JSON.stringify(value)) as T
}

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) freeze(inner)
    Object.freeze(value)
  }
  return value
}
