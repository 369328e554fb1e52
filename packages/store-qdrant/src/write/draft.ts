import {
  type Change,
  canonical,
  type Embedding,
  type Index,
  type Memory,
  type Outcome,
  type Pool,
  type Signals,
  type Words,
  type WriteOptions,
} from "@keepsake/core/plugin"
import { type Row, shown } from "../stored.ts"

type Of<Op extends Change["op"]> = Extract<Change, { readonly op: Op }>

/** One id while changes are applied to it: what is stored, and what is to be stored instead. */
export class Draft {
  readonly id: string
  readonly pool: Pool
  readonly #options: WriteOptions
  readonly #nextPlace: () => number
  row: Row | undefined
  /** Its vectors by space. */
  vectors: Map<string, Float32Array>
  /** Versions that were replaced, with the moment of the one that came after. */
  past: { readonly row: Row; readonly until: number }[] = []
  /** Every version before this revision is to go. */
  erasedBefore: number | undefined
  changed = false
  /** An erase that named a revision was not applied. */
  #refuses = false

  constructor(
    id: string,
    stored: { readonly row: Row; readonly vectors: ReadonlyMap<string, Float32Array> } | undefined,
    pool: Pool,
    options: WriteOptions,
    nextPlace: () => number,
  ) {
    this.id = id
    this.row = stored?.row
    this.vectors = new Map(stored?.vectors)
    this.pool = pool
    this.#options = options
    this.#nextPlace = nextPlace
  }

  apply(change: Change): Outcome {
    const row = this.row?.pool.name === this.pool.name ? this.row : undefined
    if (this.#refuses) return conflict(this.id, row, row?.revision ?? 0)
    switch (change.op) {
      case "put":
        // An id is unique in its tenant: what another pool keeps under it stands in the way, and is not shown.
        if (this.row !== undefined && row === undefined) {
          return { id: this.id, status: "conflict", revision: this.row.revision }
        }
        return this.#put(row, change)
      case "delete":
        return this.#delete(row, change)
      case "erase":
        return this.#erasing(row, change)
      case "index":
        return this.#index(row, change)
      case "signal":
        return this.#signal(row, change)
    }
  }

  #put(row: Row | undefined, change: Of<"put">): Outcome {
    const memory = kept(change.memory)
    const stored = row?.revision ?? 0
    const { id, revision } = memory
    if (row?.memory !== undefined && stored === revision && canonical(row.memory) === canonical(memory)) {
      return { id, status: "same" }
    }
    const fits = change.copy === true ? revision > stored : revision === stored + 1
    if (!fits) return conflict(id, row, stored)
    const keepsIndex = row?.memory?.content === memory.content
    this.#record({ revision, memory, words: keepsIndex ? row?.words : undefined, keepsVectors: keepsIndex })
    this.#addIndex(change.index)
    return { id, status: "applied", revision }
  }

  #delete(row: Row | undefined, change: Of<"delete">): Outcome {
    const { id } = this
    if (row === undefined) return { id, status: "missing" }
    if (row.memory === undefined) {
      const meant = change.revision === undefined || change.revision === row.revision
      return meant ? { id, status: "same" } : conflict(id, row, row.revision)
    }
    const revision = row.revision + 1
    if (change.revision !== undefined && change.revision !== revision) return conflict(id, row, row.revision)
    this.#record({ revision })
    return { id, status: "applied", revision }
  }

  #erasing(row: Row | undefined, change: Of<"erase">): Outcome {
    const outcome = this.#erase(row, change)
    this.#refuses = change.revision !== undefined && outcome.status !== "applied"
    return outcome
  }

  #erase(row: Row | undefined, change: Of<"erase">): Outcome {
    const { id } = this
    if (row === undefined) return { id, status: "missing" }
    const isDone = row.erased && this.past.length === 0
    // The next revision, as a delete makes it: a put that was made from what stood before comes too late.
    const revision = isDone ? row.revision : row.revision + 1
    if (change.revision !== undefined && change.revision !== revision) return conflict(id, row, row.revision)
    this.erasedBefore = revision
    // An erase that was broken off may have left versions behind.
    if (isDone) return { id, status: "same" }
    this.#record({ revision, erased: true })
    this.past = []
    return { id, status: "applied", revision }
  }

  #index(row: Row | undefined, change: Of<"index">): Outcome {
    const { id } = this
    if (row?.memory === undefined) return { id, status: "missing" }
    if (row.revision !== change.revision) return conflict(id, row, row.revision)
    this.#addIndex(change.index)
    return { id, status: "applied", revision: row.revision }
  }

  #signal(row: Row | undefined, { add }: Of<"signal">): Outcome {
    const { id } = this
    if (row?.memory === undefined) return { id, status: "missing" }
    this.#set({ ...row, signals: counted(row.signals, add) })
    return { id, status: "applied", revision: row.revision }
  }

  /** The next version; what stood is put aside. */
  #record(next: {
    readonly revision: number
    readonly memory?: Memory
    readonly words?: Words | undefined
    readonly keepsVectors?: boolean
    readonly erased?: boolean
  }): void {
    const { by, at } = this.#options
    const before = this.row
    if (before !== undefined) this.past.push({ row: before, until: at })
    if (next.keepsVectors !== true) this.vectors.clear()
    const signals = next.erased === true ? undefined : before?.signals
    this.#set({
      pool: { tenant: this.pool.tenant, name: this.pool.name },
      id: this.id,
      revision: next.revision,
      at,
      by,
      place: this.#nextPlace(),
      erased: next.erased ?? false,
      spaces: [],
      stamp: "",
      ...(next.memory !== undefined && { memory: next.memory }),
      ...(next.words !== undefined && { words: next.words }),
      ...(signals !== undefined && { signals }),
    })
  }

  #addIndex({ embedding, words }: Index = {}): void {
    if (embedding !== undefined) this.vectors.set(embedding.space, embedding.values)
    if (this.row !== undefined) this.#set({ ...this.row, ...(words !== undefined && { words }) })
  }

  #set(row: Row): void {
    this.row = { ...row, spaces: [...this.vectors.keys()] }
    this.changed = true
  }
}

/** The embeddings that come with changes, for which there must be room before anything is written. */
export function embeddingsIn(changes: readonly Change[]): readonly Embedding[] {
  return changes.flatMap((change) => ("index" in change ? (change.index?.embedding ?? []) : []))
}

function counted(before: Signals = { uses: 0, useful: 0, wrong: 0, mentions: 0 }, add: Partial<Signals>): Signals {
  const { lastUsedAt = before.lastUsedAt, salience = before.salience } = add
  return {
    uses: before.uses + (add.uses ?? 0),
    useful: before.useful + (add.useful ?? 0),
    wrong: before.wrong + (add.wrong ?? 0),
    mentions: before.mentions + (add.mentions ?? 0),
    ...(lastUsedAt !== undefined && { lastUsedAt }),
    ...(salience !== undefined && { salience }),
  }
}

function conflict(id: string, row: Row | undefined, revision: number): Outcome {
  const current = row && shown(row)
  return { id, status: "conflict", revision, ...(current !== undefined && { current }) }
}

/** As it comes back from JSON, without its signals. */
function kept({ signals: _, ...memory }: Memory): Memory {
  // A memory is JSON, so that parsing its text gives the same type again.
  return JSON.parse(JSON.stringify(memory)) as Memory
}
