import { type Change, type Memory, MemoryError, type Pool, type Signals, STATUSES } from "../contract/index.ts"

/**
 * Validates changes for every store before anything is written: more than `maxBatch` changes (`limit_exceeded`), an
 * unknown operation or field value, a memory of another pool or tenant (`options_invalid`).
 */
export function checkChanges(pool: Pool, changes: readonly Change[], maxBatch: number): void {
  if (changes.length > maxBatch) {
    throw new MemoryError("limit_exceeded", `A write has ${changes.length} changes; the limit is ${maxBatch}`, {
      remedy: "Write in several calls.",
    })
  }
  for (const change of changes) checkChange(pool, change)
}

function checkChange(pool: Pool, change: Change): void {
  switch (change.op) {
    case "put":
      checkMemory(pool, change.memory)
      checkVector(change.memory.id, change.index?.embedding?.values)
      return
    case "delete":
    case "erase":
      if (change.revision !== undefined) checkRevision(change.id, change.revision)
      return
    case "index":
      checkRevision(change.id, change.revision)
      checkVector(change.id, change.index.embedding?.values)
      return
    case "signal":
      checkSignals(change.id, change.add)
      return
    default:
      // An operation of a later contract version.
      throw invalid(`Unknown operation "${String((change as { readonly op: unknown }).op)}"`)
  }
}

const values = {
  type: ["factual", "episodic", "procedural", "semantic"],
  status: STATUSES,
  origin: ["user", "assistant", "tool", "manual", "import", "file", "system"],
} as const satisfies Record<string, readonly string[]>

function checkMemory(pool: Pool, memory: Memory): void {
  if (memory.pool !== pool.name) throw invalid(`Memory ${memory.id} belongs to another pool than it is written to`)
  if (memory.owner.tenant !== pool.tenant) throw invalid(`Memory ${memory.id} belongs to another tenant`)
  checkRevision(memory.id, memory.revision)
  if (!values.type.includes(memory.type)) throw invalid(`Memory ${memory.id}: unknown type "${memory.type}"`)
  if (!values.status.includes(memory.status)) throw invalid(`Memory ${memory.id}: unknown status "${memory.status}"`)
  const origin = memory.source.origin
  if (!values.origin.includes(origin)) throw invalid(`Memory ${memory.id}: unknown origin "${origin}"`)
}

function checkRevision(id: string, revision: number): void {
  if (!Number.isSafeInteger(revision) || revision < 1) {
    throw invalid(`Memory ${id}: a revision is a whole number from 1, not ${revision}`)
  }
}

function checkVector(id: string, vector: Float32Array | undefined): void {
  if (vector !== undefined && (vector.length === 0 || !vector.every(Number.isFinite))) {
    throw invalid(`Memory ${id}: an embedding has finite numbers, at least one`)
  }
}

const signals: Readonly<Record<keyof Signals, true>> = {
  uses: true,
  lastUsedAt: true,
  useful: true,
  wrong: true,
  mentions: true,
  sessions: true,
  salience: true,
}

function checkSignals(id: string, add: Partial<Signals>): void {
  for (const [name, value] of Object.entries(add)) {
    if (!Object.hasOwn(signals, name)) throw invalid(`Memory ${id}: unknown signal "${name}"`)
    if (name === "sessions") checkSessions(id, add.sessions)
    else if (value !== undefined && !Number.isFinite(value))
      throw invalid(`Memory ${id}: the signal ${name} is not a number`)
  }
}

function checkSessions(id: string, sessions: readonly string[] | undefined): void {
  if (sessions?.some((one) => typeof one !== "string" || one.length === 0 || one.length > 64)) {
    throw invalid(`Memory ${id}: the signal sessions has hashes of 1 to 64 characters`)
  }
}

function invalid(message: string): MemoryError {
  return new MemoryError("options_invalid", message)
}
