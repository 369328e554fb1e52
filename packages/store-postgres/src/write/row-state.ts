import type { Embedding, Index, Memory, MemoryId, Signals, Words } from "@keepsake/core/plugin"

/** A version that a write adds. Without `memory` it is a deletion or an erasure. */
export interface AddedVersion {
  /** Which change of the write made it: the feed has versions in this order. */
  readonly place: number
  readonly revision: number
  readonly memory?: Memory
  readonly isErasure: boolean
}
/** What a row has before a write. */
export interface RowBefore {
  readonly id: MemoryId
  /** Absent for a new id. */
  readonly rowId?: number
  readonly pool: number
  readonly state: "new" | "live" | "deleted" | "erased"
  readonly revision: number
  /** Only of a live row. */
  readonly memory?: Memory
  readonly signals?: Signals
  readonly words?: Words
}

/** A row as the changes of one write leave it. Nothing is written before all changes are applied. */
export class RowState {
  readonly before: RowBefore
  state: RowBefore["state"]
  revision: number
  memory: Memory | undefined
  signals: Signals | undefined
  words: Words | undefined
  /** In the order of the changes. */
  versions: AddedVersion[] = []
  /** Whether the versions from before the write are removed. */
  dropsVersions = false
  /** Vectors that the write adds, by space. */
  readonly embeddings = new Map<string, Embedding>()
  /** Whether the vectors from before the write are removed. */
  dropsVectors = false

  constructor(before: RowBefore) {
    this.before = before
    this.state = before.state
    this.revision = before.revision
    this.memory = before.memory
    this.signals = before.signals
    this.words = before.words
  }

  get isLive(): boolean {
    return this.state === "live"
  }

  put(memory: Memory, index: Index, place: number): void {
    if (this.memory?.content !== memory.content) this.#dropIndex()
    this.index(index)
    this.memory = memory
    this.state = "live"
    this.revision = memory.revision
    this.versions.push({ place, revision: memory.revision, memory, isErasure: false })
  }

  index({ words, embedding }: Index): void {
    this.words = words ?? this.words
    if (embedding !== undefined) this.embeddings.set(embedding.space, embedding)
  }

  /** Removes the memory from every read; an erased one loses its versions and signals as well. */
  addTombstone(state: "deleted" | "erased", place: number): void {
    const isErasure = state === "erased"
    if (isErasure) {
      this.versions = []
      this.dropsVersions = this.before.state !== "new"
      this.signals = undefined
    }
    this.memory = undefined
    this.#dropIndex()
    this.state = state
    this.revision++
    this.versions.push({ place, revision: this.revision, isErasure })
  }

  #dropIndex(): void {
    this.words = undefined
    this.embeddings.clear()
    this.dropsVectors = true
  }
}

/** A row that a write changes, with its number. */
export interface NumberedRow {
  readonly rowId: number
  readonly row: RowState
}
