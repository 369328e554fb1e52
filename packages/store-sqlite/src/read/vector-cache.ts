import type { Database, Statement } from "better-sqlite3"
import { toFloats } from "../rows/vector-bytes.ts"
import { lengthOf } from "./code-similarity.ts"

/** Size of the cache, which has two generations: when the newer is full, the older is dropped. */
const MOST_BYTES = 32 * 1024 * 1024

export interface CachedVector {
  readonly seq: number
  /** Row of the memory. */
  readonly row: number
  readonly values: Float32Array
  readonly length: number
}

/** Caches recently compared vectors, because reading them is half of a search. Vectors are immutable: they are only added and removed. */
export class VectorCache {
  readonly #read: Statement<[string], Pick<CachedVector, "seq" | "row"> & { readonly vector: Uint8Array }>
  #newer = new Map<number, CachedVector>()
  #older: ReadonlyMap<number, CachedVector> = new Map()
  #bytes = 0

  constructor(database: Database) {
    this.#read = database.prepare("SELECT seq, row, vector FROM vectors WHERE seq IN (SELECT value FROM json_each(?))")
  }

  /** The existing vectors among these, in any order. */
  of(seqs: readonly number[]): readonly CachedVector[] {
    const matches: CachedVector[] = []
    const unknown: number[] = []
    for (const seq of seqs) {
      const newer = this.#newer.get(seq)
      const cached = newer ?? this.#older.get(seq)
      if (cached === undefined) unknown.push(seq)
      else matches.push(cached)
      if (cached !== newer && cached !== undefined) this.#keep(cached)
    }
    if (unknown.length === 0) return matches
    for (const { seq, row, vector } of this.#read.all(JSON.stringify(unknown))) {
      const values = toFloats(vector)
      const one = { seq, row, values, length: lengthOf(values) }
      matches.push(one)
      this.#keep(one)
    }
    return matches
  }

  #keep(one: CachedVector): void {
    if (this.#bytes + one.values.byteLength > MOST_BYTES / 2) {
      this.#older = this.#newer
      this.#newer = new Map()
      this.#bytes = 0
    }
    this.#newer.set(one.seq, one)
    this.#bytes += one.values.byteLength
  }
}
