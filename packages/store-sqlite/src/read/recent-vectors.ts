import type { Database, Statement } from "better-sqlite3"
import { floatsOf } from "../rows/vector-bytes.ts"
import { lengthOf } from "./nearness.ts"

/** What is kept takes at most this many bytes; the vector that was asked for longest ago goes first. */
const MOST_BYTES = 32 * 1024 * 1024

export interface RecentVector {
  readonly seq: number
  readonly values: Float32Array
  readonly length: number
}

/** Keeps vectors at hand that were compared lately: reading them is half of a search. One is never changed, only added and removed. */
export class RecentVectors {
  readonly #read: Statement<[string], { readonly seq: number; readonly vector: Uint8Array }>
  readonly #kept = new Map<number, RecentVector>()
  #bytes = 0

  constructor(database: Database) {
    this.#read = database.prepare("SELECT seq, vector FROM vectors WHERE seq IN (SELECT value FROM json_each(?))")
  }

  /** Those of them that there are, in no order. */
  of(seqs: readonly number[]): readonly RecentVector[] {
    const known = seqs.flatMap((seq) => this.#kept.get(seq) ?? [])
    const unknown = seqs.filter((seq) => !this.#kept.has(seq))
    for (const one of known) {
      this.#kept.delete(one.seq)
      this.#kept.set(one.seq, one)
    }
    if (unknown.length === 0) return known
    const read = this.#read.all(JSON.stringify(unknown)).map(({ seq, vector }) => {
      const values = floatsOf(vector)
      return { seq, values, length: lengthOf(values) }
    })
    for (const one of read) this.#keep(one)
    return [...known, ...read]
  }

  #keep(one: RecentVector): void {
    this.#kept.set(one.seq, one)
    this.#bytes += one.values.byteLength
    for (const [oldest, { values }] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) break
      this.#kept.delete(oldest)
      this.#bytes -= values.byteLength
    }
  }
}
