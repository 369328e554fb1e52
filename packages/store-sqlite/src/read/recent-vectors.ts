import type { Database, Statement } from "better-sqlite3"
import { floatsOf } from "../rows/vector-bytes.ts"
import { lengthOf } from "./nearness.ts"

/** What is kept takes at most this many bytes, in two halves: when the newer one is full, the older one goes. */
const MOST_BYTES = 32 * 1024 * 1024

export interface RecentVector {
  readonly seq: number
  /** The memory's. */
  readonly row: number
  readonly values: Float32Array
  readonly length: number
}

/** Keeps vectors at hand that were compared lately: reading them is half of a search. One is never changed, only added and removed. */
export class RecentVectors {
  readonly #read: Statement<[string], Pick<RecentVector, "seq" | "row"> & { readonly vector: Uint8Array }>
  #newer = new Map<number, RecentVector>()
  #older: ReadonlyMap<number, RecentVector> = new Map()
  #bytes = 0

  constructor(database: Database) {
    this.#read = database.prepare("SELECT seq, row, vector FROM vectors WHERE seq IN (SELECT value FROM json_each(?))")
  }

  /** Those of them that there are, in no order. */
  of(seqs: readonly number[]): readonly RecentVector[] {
    const found: RecentVector[] = []
    const unknown: number[] = []
    for (const seq of seqs) {
      const newer = this.#newer.get(seq)
      const known = newer ?? this.#older.get(seq)
      if (known === undefined) unknown.push(seq)
      else found.push(known)
      if (known !== newer && known !== undefined) this.#keep(known)
    }
    if (unknown.length === 0) return found
    for (const { seq, row, vector } of this.#read.all(JSON.stringify(unknown))) {
      const values = floatsOf(vector)
      const one = { seq, row, values, length: lengthOf(values) }
      found.push(one)
      this.#keep(one)
    }
    return found
  }

  #keep(one: RecentVector): void {
    if (this.#bytes + one.values.byteLength > MOST_BYTES / 2) {
      this.#older = this.#newer
      this.#newer = new Map()
      this.#bytes = 0
    }
    this.#newer.set(one.seq, one)
    this.#bytes += one.values.byteLength
  }
}
