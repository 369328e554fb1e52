import type { Database, Statement } from "better-sqlite3"

/** The codes of all pools together take at most this many bytes here; the pool that was asked for longest ago goes first. */
const MOST_BYTES = 64 * 1024 * 1024
const LEAST = 64

/** The codes of one pool in one space, side by side, and which vector each is of. Some may be of vectors that are gone. */
export interface Codes {
  readonly size: number
  readonly seqs: Float64Array
  readonly codes: Uint8Array
}

/**
 * Keeps the codes of pools at hand, a 32nd of their vectors' size. Vectors are only ever added and removed, never changed: what is new is read at
 * each question, and what is gone is found out by whoever reads the vectors; a pool of which much is gone is read again.
 */
export class VectorCodes {
  readonly #newer: Statement<[number, number, number], { readonly seq: number; readonly code: Uint8Array }>
  readonly #pools = new Map<string, Growing>()
  #bytes = 0

  constructor(database: Database) {
    this.#newer = database.prepare(
      "SELECT seq, code FROM vectors WHERE space = ? AND pool = ? AND seq > ? ORDER BY seq",
    )
  }

  /** `held`: how many vectors the pool has in this space; `bytes`: how long a code is there. */
  of(space: number, pool: number, held: number, bytes: number): Codes {
    const name = `${space} ${pool}`
    const known = this.#pools.get(name)
    this.#forget(name)
    let codes = known ?? new Growing(bytes, held)
    this.#read(codes, space, pool)
    if (codes.size - held > Math.max(LEAST, held / 8)) {
      codes = new Growing(bytes, held)
      this.#read(codes, space, pool)
    }
    this.#pools.set(name, codes)
    this.#bytes += codes.bytes
    for (const oldest of this.#pools.keys()) {
      if (this.#bytes <= MOST_BYTES || oldest === name) break
      this.#forget(oldest)
    }
    return codes
  }

  #read(codes: Growing, space: number, pool: number): void {
    for (const { seq, code } of this.#newer.iterate(space, pool, codes.last)) codes.add(seq, code)
  }

  #forget(name: string): void {
    this.#bytes -= this.#pools.get(name)?.bytes ?? 0
    this.#pools.delete(name)
  }
}

class Growing implements Codes {
  readonly #length: number
  size = 0
  seqs: Float64Array
  codes: Uint8Array

  constructor(length: number, expected: number) {
    this.#length = length
    const room = Math.max(LEAST, expected)
    this.seqs = new Float64Array(room)
    this.codes = new Uint8Array(room * length)
  }

  get last(): number {
    return this.seqs[this.size - 1] ?? 0
  }

  get bytes(): number {
    return this.seqs.byteLength + this.codes.byteLength
  }

  add(seq: number, code: Uint8Array): void {
    if (this.size === this.seqs.length) this.#grow()
    this.seqs[this.size] = seq
    this.codes.set(code, this.size * this.#length)
    this.size++
  }

  #grow(): void {
    const [seqs, codes] = [this.seqs, this.codes]
    this.seqs = new Float64Array(2 * seqs.length)
    this.codes = new Uint8Array(2 * codes.length)
    this.seqs.set(seqs)
    this.codes.set(codes)
  }
}
