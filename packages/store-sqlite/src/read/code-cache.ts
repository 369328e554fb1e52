import type { Database, Statement } from "better-sqlite3"

/** Size of the cache; the least recently used pool is evicted first. */
const MOST_BYTES = 64 * 1024 * 1024
const LEAST = 64

/** The concatenated codes of one pool in one space, with the ids of their vectors, some of which may have been deleted. */
export interface PoolCodes {
  readonly size: number
  readonly seqs: Float64Array
  readonly codes: Uint8Array
}

/**
 * Caches the binary codes of pools, which have a 32nd of their vectors' size. Vectors are immutable: new ones are read at every query, and deleted ones are
 * skipped when the vectors are read. A pool with many deleted vectors is read again.
 */
export class CodeCache {
  readonly #newer: Statement<[number, number, number], { readonly seq: number; readonly code: Uint8Array }>
  readonly #pools = new Map<string, CodeBuffer>()
  #bytes = 0

  constructor(database: Database) {
    this.#newer = database.prepare(
      "SELECT seq, code FROM vectors WHERE space = ? AND pool = ? AND seq > ? ORDER BY seq",
    )
  }

  /** `held` is the number of vectors of the pool in this space, `bytes` the length of a code. */
  of(space: number, pool: number, held: number, bytes: number): PoolCodes {
    const name = `${space} ${pool}`
    const cached = this.#pools.get(name)
    this.#forget(name)
    let codes = cached ?? new CodeBuffer(bytes, held)
    this.#read(codes, space, pool)
    if (codes.size - held > Math.max(LEAST, held / 8)) {
      codes = new CodeBuffer(bytes, held)
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

  #read(codes: CodeBuffer, space: number, pool: number): void {
    for (const { seq, code } of this.#newer.iterate(space, pool, codes.last)) codes.add(seq, code)
  }

  #forget(name: string): void {
    this.#bytes -= this.#pools.get(name)?.bytes ?? 0
    this.#pools.delete(name)
  }
}

class CodeBuffer implements PoolCodes {
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
