import { addSignals, type Change, canonical, type Memory, type MemoryId, type Outcome } from "@keepsake/core/plugin"
import type { RowState } from "./row-state.ts"

type Of<Op extends Change["op"]> = Extract<Change, { readonly op: Op }>

/** Applies changes, which were checked before, to the rows of their ids, and returns what became of each. */
export function applyChanges(
  rows: ReadonlyMap<MemoryId, RowState>,
  pool: number,
  changes: readonly Change[],
): readonly Outcome[] {
  const refused = new Set<MemoryId>()
  return changes.map((change, place) => {
    const id = changedId(change)
    const row = rows.get(id)
    if (row === undefined) throw new Error(`The row of ${id} was not read`)
    const isOwn = row.before.pool === pool
    if (refused.has(id)) return isOwn ? conflict(row) : { id, status: "conflict", revision: 0 }
    const outcome = isOwn ? apply(row, change, place) : refuseOutside(row, change)
    if (change.op === "erase" && change.revision !== undefined && outcome.status !== "applied") refused.add(id)
    return outcome
  })
}

export function changedId(change: Change): MemoryId {
  return change.op === "put" ? change.memory.id : change.id
}

/** An id is unique in its tenant. What another pool has under it is not revealed. */
function refuseOutside({ before: { id, revision } }: RowState, { op }: Change): Outcome {
  return op === "put" ? { id, status: "conflict", revision } : { id, status: "missing" }
}

function apply(row: RowState, change: Change, place: number): Outcome {
  const { id } = row.before
  if (change.op === "put") return put(row, change, place)
  if (row.state === "new") return { id, status: "missing" }
  if (change.op === "delete") return row.isLive ? addTombstone(row, change, place) : repeat(row, change)
  if (change.op === "erase") return row.state === "erased" ? repeat(row, change) : addTombstone(row, change, place)
  if (!row.isLive) return { id, status: "missing" }
  return change.op === "index" ? reindex(row, change) : signal(row, change)
}

function put(row: RowState, { memory: given, index, copy }: Of<"put">, place: number): Outcome {
  const { id, revision } = given
  const memory = asStored(given)
  if (row.memory !== undefined && row.revision === revision && canonical(row.memory) === canonical(memory)) {
    return { id, status: "same" }
  }
  if (copy === true ? revision <= row.revision : revision !== row.revision + 1) return conflict(row)
  row.put(memory, index ?? {}, place)
  return { id, status: "applied", revision }
}

function addTombstone(row: RowState, change: Of<"delete" | "erase">, place: number): Outcome {
  if (change.revision !== undefined && change.revision !== row.revision + 1) return conflict(row)
  row.addTombstone(change.op === "delete" ? "deleted" : "erased", place)
  return { id: change.id, status: "applied", revision: row.revision }
}

/** A deletion of what is deleted already. */
function repeat(row: RowState, { id, revision }: Of<"delete" | "erase">): Outcome {
  return revision === undefined || revision === row.revision ? { id, status: "same" } : conflict(row)
}

function reindex(row: RowState, { id, revision, index }: Of<"index">): Outcome {
  if (row.revision !== revision) return conflict(row)
  row.index(index)
  return { id, status: "applied", revision }
}

function signal(row: RowState, { id, add }: Of<"signal">): Outcome {
  row.signals = addSignals(row.signals, add)
  return { id, status: "applied", revision: row.revision }
}

function conflict({ before: { id }, revision, memory, signals }: RowState): Outcome {
  if (memory === undefined) return { id, status: "conflict", revision }
  return { id, status: "conflict", revision, current: signals === undefined ? memory : { ...memory, signals } }
}

/** As a read will return it: JSON without signals. */
function asStored({ signals: _, ...memory }: Memory): Memory {
  // A memory is JSON, so parsing its text gives the same type.
  return JSON.parse(JSON.stringify(memory)) as Memory
}
