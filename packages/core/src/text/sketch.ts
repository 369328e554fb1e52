const WORDS = 4

/** Which words a text has, as 128 bits by the hash of their first five letters: one pass, no analyser. */
export type Sketch = Uint32Array

/**
 * The sketch of the first `max` UTF-16 units. Letters beyond ASCII count one by one, so that scripts without spaces
 * have words too.
 */
export function sketchOf(text: string, max = text.length): Sketch {
  const bits = new Uint32Array(WORDS)
  const end = Math.min(text.length, max)
  let hash = 0
  let letters = 0
  for (let at = 0; at <= end; at++) {
    const code = at < end ? text.charCodeAt(at) : SPACE
    const lower = code | 32
    const letter = (lower >= 97 && lower <= 122) || (code >= 48 && code <= 57)
    if (letter) {
      if (letters++ < PREFIX) hash = (Math.imul(hash, 31) + lower) | 0
      continue
    }
    if (letters > 0) set(bits, hash)
    if (code >= 0xc0) set(bits, code)
    hash = 0
    letters = 0
  }
  return bits
}

/** Share of common bits (Jaccard). */
export function sketchSimilarity(one: Sketch, other: Sketch): number {
  let both = 0
  let either = 0
  for (let word = 0; word < WORDS; word++) {
    const a = one[word] ?? 0
    const b = other[word] ?? 0
    both += ones(a & b)
    either += ones(a | b)
  }
  return either === 0 ? 1 : both / either
}

const SPACE = 32
const PREFIX = 5

function set(bits: Sketch, hash: number): void {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 25
  bits[mixed >>> 5] = (bits[mixed >>> 5] ?? 0) | (1 << (mixed & 31))
}

function ones(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
