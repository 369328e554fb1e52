import type { Embedding, Index, Memory, Pool, Signals, Words } from "../contract/memory.ts"
import type { Change, Outcome, Version, WriteOptions } from "../contract/store.ts"
import { addSignals } from "./add-signals.ts"
import { canonical } from "./canonical.ts"

/** The newest version of a memory as a store keeps it, with what is found and counted by; a tombstone without `memory`. */
export interface VersionRow {
  readonly pool: Pool
  readonly id: string
  readonly revision: number
  readonly at: number
  readonly by: string
  /** The version's position in the feed. */
  readonly place: number
  readonly memory?: Memory
  /** Whether it is the tombstone of an erased memory, which has no earlier versions. */
  readonly erased: boolean
  readonly signals?: Signals
  readonly words?: Words
}

type ChangeOf<Op extends Change["op"]> = Extract<Change, { readonly op: Op }>

/**
 * Applies changes to one memory by the rules of the contract, before they are written: for stores that read what is stored, decide, and write the result.
 */
export class MemoryDraft {
  readonly id: string
  readonly pool: Pool
  readonly #options: WriteOptions
  readonly #nextPosition: () => number
  row: VersionRow | undefined
  /** Vectors by space. */
  vectors: Map<string, Float32Array>
  /** Replaced versions, each with the time of its successor. */
  replaced: { readonly row: VersionRow; readonly until: number }[] = []
  /** All versions before this revision are to be deleted. */
  erasedBefore: number | undefined
  hasChanged = false
  /** Set when an erase with an expected revision failed: later changes of the batch conflict as well. */
  #rejectsChanges = false

  constructor(
    id: string,
    stored: { readonly row: VersionRow; readonly vectors: ReadonlyMap<string, Float32Array> } | undefined,
    pool: Pool,
    options: WriteOptions,
    nextPosition: () => number,
  ) {
    this.id = id
    this.row = stored?.row
    this.vectors = new Map(stored?.vectors)
    this.pool = pool
    this.#options = options
    this.#nextPosition = nextPosition
  }

  apply(change: Change): Outcome {
    const row = this.row?.pool.name === this.pool.name ? this.row : undefined
    if (this.#rejectsChanges) return conflict(this.id, row, row?.revision ?? 0)
    switch (change.op) {
      case "put":
        // An id is unique in its tenant. A memory of another pool under this id is a conflict, but its content is not revealed.
        if (this.row !== undefined && row === undefined) {
          return { id: this.id, status: "conflict", revision: this.row.revision }
        }
        return this.#put(row, change)
      case "delete":
        return this.#delete(row, change)
      case "erase":
        return this.#erase(row, change)
      case "index":
        return this.#index(row, change)
      case "signal":
        return this.#signal(row, change)
    }
  }

  #put(row: VersionRow | undefined, change: ChangeOf<"put">): Outcome {
    const memory = toStoredMemory(change.memory)
    const stored = row?.revision ?? 0
    const { id, revision } = memory
    if (row?.memory !== undefined && stored === revision && canonical(row.memory) === canonical(memory)) {
      return { id, status: "same" }
    }
    const fits = change.copy === true ? revision > stored : revision === stored + 1
    if (!fits) return conflict(id, row, stored)
    const keepsIndex = row?.memory?.content === memory.content
    this.#addVersion({ revision, memory, words: keepsIndex ? row?.words : undefined, keepsVectors: keepsIndex })
    this.#addIndex(change.index)
    return { id, status: "applied", revision }
  }

  #delete(row: VersionRow | undefined, change: ChangeOf<"delete">): Outcome {
    const { id } = this
    if (row === undefined) return { id, status: "missing" }
    if (row.memory === undefined) {
      const isExpected = change.revision === undefined || change.revision === row.revision
      return isExpected ? { id, status: "same" } : conflict(id, row, row.revision)
    }
    const revision = row.revision + 1
    if (change.revision !== undefined && change.revision !== revision) return conflict(id, row, row.revision)
    this.#addVersion({ revision })
    return { id, status: "applied", revision }
  }

  #erase(row: VersionRow | undefined, change: ChangeOf<"erase">): Outcome {
    const outcome = this.#applyErase(row, change)
    this.#rejectsChanges = change.revision !== undefined && outcome.status !== "applied"
    return outcome
  }

  #applyErase(row: VersionRow | undefined, change: ChangeOf<"erase">): Outcome {
    const { id } = this
    if (row === undefined) return { id, status: "missing" }
    const isDone = row.erased && this.replaced.length === 0
    // An erase takes a revision like a delete does, so that a put based on the erased revision conflicts.
    const revision = isDone ? row.revision : row.revision + 1
    if (change.revision !== undefined && change.revision !== revision) return conflict(id, row, row.revision)
    this.erasedBefore = revision
    // Not returned earlier: an interrupted erase may have left versions behind.
    if (isDone) return { id, status: "same" }
    this.#addVersion({ revision, erased: true })
    this.replaced = []
    return { id, status: "applied", revision }
  }

  #index(row: VersionRow | undefined, change: ChangeOf<"index">): Outcome {
    const { id } = this
    if (row?.memory === undefined) return { id, status: "missing" }
    if (row.revision !== change.revision) return conflict(id, row, row.revision)
    this.#addIndex(change.index)
    return { id, status: "applied", revision: row.revision }
  }

  #signal(row: VersionRow | undefined, { add }: ChangeOf<"signal">): Outcome {
    const { id } = this
    if (row?.memory === undefined) return { id, status: "missing" }
    this.#set({ ...row, signals: addSignals(row.signals, add) })
    return { id, status: "applied", revision: row.revision }
  }

  /** Replaces the row with its next version and queues the current one for the archive. */
  #addVersion(next: {
    readonly revision: number
    readonly memory?: Memory
    readonly words?: Words | undefined
    readonly keepsVectors?: boolean
    readonly erased?: boolean
  }): void {
    const { by, at } = this.#options
    const before = this.row
    if (before !== undefined) this.replaced.push({ row: before, until: at })
    if (next.keepsVectors !== true) this.vectors.clear()
    const signals = next.erased === true ? undefined : before?.signals
    this.#set({
      pool: { tenant: this.pool.tenant, name: this.pool.name },
      id: this.id,
      revision: next.revision,
      at,
      by,
      place: this.#nextPosition(),
      erased: next.erased ?? false,
      ...(next.memory !== undefined && { memory: next.memory }),
      ...(next.words !== undefined && { words: next.words }),
      ...(signals !== undefined && { signals }),
    })
  }

  #addIndex({ embedding, words }: Index = {}): void {
    if (embedding !== undefined) this.vectors.set(embedding.space, embedding.values)
    if (this.row !== undefined) this.#set({ ...this.row, ...(words !== undefined && { words }) })
  }

  #set(row: VersionRow): void {
    this.row = row
    this.hasChanged = true
  }
}

/** The embeddings in these changes. Their spaces must exist before anything is written. */
export function embeddingsIn(changes: readonly Change[]): readonly Embedding[] {
  return changes.flatMap((change) => ("index" in change ? (change.index?.embedding ?? []) : []))
}

/** The memory with its current signals; `undefined` for a tombstone. */
export function memoryOfRow({ memory, signals }: VersionRow): Memory | undefined {
  return memory === undefined || signals === undefined ? memory : { ...memory, signals }
}

export function versionOfRow({ id, revision, at, by, memory }: VersionRow): Version {
  return { id, revision, at, by, ...(memory !== undefined && { memory }) }
}

function conflict(id: string, row: VersionRow | undefined, revision: number): Outcome {
  const current = row && memoryOfRow(row)
  return { id, status: "conflict", revision, ...(current !== undefined && { current }) }
}

/** The memory after a round trip through JSON, without its signals. */
function toStoredMemory({ signals: _, ...memory }: Memory): Memory {
  // A memory is JSON, so parsing its text yields the same type.
  return JSON.parse(JSON.stringify(memory)) as Memory
}
