/** Identifies the content of a hit: it is the same for the same row, version and `worded`. */
export interface HitVersion {
  readonly row: number
  readonly version: number
  /** How often the row's words were indexed or removed. */
  readonly worded: number
}

const SLOTS = 2 ** 17

/** Allocates the table of one file, which both threads share. */
export function allocatePresence(): SharedArrayBuffer {
  return new SharedArrayBuffer(SLOTS * Uint32Array.BYTES_PER_ELEMENT)
}

/**
 * Tells the reading thread which hits the caller's thread has cached, so that it can omit their content. A slot may be wrong: another row may share it, or
 * the hit may have been evicted just now. It is only a hint; the caller's thread checks, and requests missing hits again.
 */
export class SharedPresence {
  readonly #slots: Uint32Array

  constructor(room: SharedArrayBuffer) {
    this.#slots = new Uint32Array(room)
  }

  has(hit: HitVersion): boolean {
    return this.#slots[hit.row % SLOTS] === fingerprint(hit)
  }

  set(hit: HitVersion): void {
    this.#slots[hit.row % SLOTS] = fingerprint(hit)
  }

  clear(hit: HitVersion): void {
    if (this.has(hit)) this.#slots[hit.row % SLOTS] = 0
  }
}

/** 0 means empty. */
function fingerprint({ version, worded }: HitVersion): number {
  return (Math.imul(version, 0x9e3779b1) + worded) >>> 0 || 1
}
