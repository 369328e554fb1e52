/** By what a hit is kept: what is told of the same row, version and `worded` is the same. */
export interface Kept {
  readonly row: number
  readonly version: number
  /** How often the row's words were made or taken away. */
  readonly worded: number
}

const PLACES = 2 ** 17

/** Room for the signs of one file, seen by both threads. */
export function roomForSigns(): SharedArrayBuffer {
  return new SharedArrayBuffer(PLACES * Uint32Array.BYTES_PER_ELEMENT)
}

/**
 * By these the reading thread sees which hits the caller's thread has at hand, and leaves them out. A sign may be wrong: another row has its place, or
 * what it stands for went a moment ago. So it only spares work; the caller's thread compares, and asks anew for what it has not.
 */
export class Signs {
  readonly #signs: Uint32Array

  constructor(room: SharedArrayBuffer) {
    this.#signs = new Uint32Array(room)
  }

  has(hit: Kept): boolean {
    return this.#signs[hit.row % PLACES] === signOf(hit)
  }

  set(hit: Kept): void {
    this.#signs[hit.row % PLACES] = signOf(hit)
  }

  clear(hit: Kept): void {
    if (this.has(hit)) this.#signs[hit.row % PLACES] = 0
  }
}

/** 0 stands for nothing. */
function signOf({ version, worded }: Kept): number {
  return (Math.imul(version, 0x9e3779b1) + worded) >>> 0 || 1
}
