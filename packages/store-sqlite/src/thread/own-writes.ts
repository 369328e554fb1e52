const COUNT = 0
const IS_COMMITTING = 1

/** Allocates the memory that the writing and the reading thread of one file share. */
export function allocateOwnWrites(): SharedArrayBuffer {
  return new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT)
}

/**
 * Counts the versions that this process committed, so that the reading thread can tell them from those of other
 * connections: SQLite's `data_version` changes there with every write of this process as well.
 */
export class OwnWrites {
  readonly #shared: BigInt64Array

  constructor(room: SharedArrayBuffer) {
    this.#shared = new BigInt64Array(room)
  }

  /** For the writing thread: a previous one may have ended while it committed. */
  reset(): void {
    Atomics.store(this.#shared, IS_COMMITTING, 0n)
  }

  /** Counts `versions` together with their commit. */
  commit(versions: number, commit: () => void): void {
    Atomics.store(this.#shared, IS_COMMITTING, 1n)
    try {
      commit()
      Atomics.add(this.#shared, COUNT, BigInt(versions))
    } finally {
      Atomics.store(this.#shared, IS_COMMITTING, 0n)
    }
  }

  /** The number of versions, of which `readAll` reads all, that others wrote; `undefined` during a commit of this process. */
  foreign(readAll: () => number): number | undefined {
    const own = Atomics.load(this.#shared, COUNT)
    const all = readAll()
    const isCommitting = Atomics.load(this.#shared, IS_COMMITTING) !== 0n
    if (isCommitting || Atomics.load(this.#shared, COUNT) !== own) return undefined
    return all - Number(own)
  }
}
