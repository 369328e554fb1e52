import type { Pool, State } from "../../contract/index.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { analyse } from "../../text/analyse.ts"
import { isCapitalised, nameTokens } from "../remember/repeats-tools.ts"

/** Lifetime of an unused session, as its record. */
const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000
/**
 * Bytes of the filters of a session, which are added one after the other. They hold 3,800, 15,000 and 60,000 words; of
 * other words 1.6 % are found in each full one. The last one takes every further word, so that after far more text every
 * word is found: too much text makes replies suspect, and does not make room.
 */
const FILTER_BYTES = [4_096, 16_384, 65_536] as const
/** Bits of a word: the best number for filters that are half full (Bloom 1970). */
const BITS_OF_WORD = 6
/** Share of set bits from which a filter is full. */
const FULL = 0.5
/** Characters that are analysed at a time. */
const SLICE = 32_768

/**
 * The words of all tool and document text that a session has read, however long ago and whether or not its client
 * sends that text again, as a scalable Bloom filter (Almeida et al. 2007).
 */
export class ToolWords {
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  /** Adds every word of the texts. Linear in them; yields to other work. */
  async add(pool: Pool, session: string, texts: readonly string[], at: number): Promise<void> {
    const words = new Set<string>()
    for (const text of texts) {
      for (let from = 0; from < text.length; from += SLICE) {
        await yieldToEventLoop()
        // A word that the cut splits is whole in the overlap.
        const slice = text.slice(Math.max(0, from - OVERLAP), from + SLICE)
        for (const word of analyse(slice)) words.add(word)
        for (const word of nameTokens(slice).filter(isCapitalised).flatMap(analyse)) words.add(`${NAME}${word}`)
      }
    }
    if (words.size === 0) return
    for (;;) {
      const { filters, revision } = await this.#read(pool, session)
      const next = withWords(filters, words)
      if (next === filters) return
      const options = { about: pool, expiresAt: at + MAX_AGE_MS, revision }
      if (await this.#state.set(BUCKET, keyOf(pool, session), next, options)) return
    }
  }

  /**
   * The names and numbers in a reply of which tool text of the session has a word, in the order of the reply. At the
   * beginning of a sentence a word counts if it is a name inside a sentence of the tool text.
   */
  async namesRead(pool: Pool, session: string, reply: string): Promise<readonly string[]> {
    const { filters, revision } = await this.#read(pool, session)
    if (revision === 0) return []
    const isName = (token: string) => analyse(token).some((word) => hasWord(filters, `${NAME}${word}`))
    return nameTokens(reply, isName).filter((token) => analyse(token).some((word) => hasWord(filters, word)))
  }

  async #read(pool: Pool, session: string): Promise<{ readonly filters: Uint8Array; readonly revision: number }> {
    const stored = await this.#state.get(BUCKET, keyOf(pool, session))
    // Only this class writes the bucket.
    return { filters: (stored?.value ?? new Uint8Array()) as Uint8Array, revision: stored?.revision ?? 0 }
  }
}

const BUCKET = "session-tools"
const OVERLAP = 64
/** Marks a word that is a name; no word begins with it. */
const NAME = "^"

/** The filters with the words in them; the same object if they are all in there. */
function withWords(filters: Uint8Array, words: ReadonlySet<string>): Uint8Array {
  const fresh = [...words].filter((word) => !hasWord(filters, word))
  if (fresh.length === 0) return filters
  let all = Uint8Array.from(filters)
  let last = filtersIn(all).at(-1)
  let count = last === undefined ? 0 : countBits(last)
  for (const word of fresh) {
    const bytes = FILTER_BYTES[filtersIn(all).length]
    if (last === undefined || (bytes !== undefined && count > FULL * 8 * last.length)) {
      const longer = new Uint8Array(all.length + (bytes ?? 0))
      longer.set(all)
      all = longer
      last = filtersIn(all).at(-1) ?? all
      count = 0
    }
    for (const bit of bitsOf(word, last)) {
      const [place, mask] = [bit >> 3, 1 << (bit & 7)]
      if (((last[place] ?? 0) & mask) === 0) count++
      last[place] = (last[place] ?? 0) | mask
    }
  }
  return all
}

function hasWord(filters: Uint8Array, word: string): boolean {
  return filtersIn(filters).some((filter) =>
    bitsOf(word, filter).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0),
  )
}

/** Views of the single filters. */
function filtersIn(filters: Uint8Array): readonly Uint8Array[] {
  let from = 0
  return FILTER_BYTES.flatMap((bytes) => {
    if (from + bytes > filters.length) return []
    from += bytes
    return [filters.subarray(from - bytes, from)]
  })
}

/** Double hashing (Kirsch and Mitzenmacher 2006) of two FNV-1a hashes. */
function bitsOf(word: string, filter: Uint8Array): readonly number[] {
  const [first, second] = [fnv(word, 0x811c9dc5), fnv(word, 0x01234567) | 1]
  return Array.from(
    { length: BITS_OF_WORD },
    (_, index) => ((first + Math.imul(index, second)) >>> 0) % (8 * filter.length),
  )
}

function fnv(word: string, basis: number): number {
  let hash = basis
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

function countBits(bytes: Uint8Array): number {
  let count = 0
  for (let byte of bytes) for (; byte !== 0; byte &= byte - 1) count++
  return count
}

function keyOf(pool: Pool, session: string): string {
  return `${pool.tenant}\n${pool.name}\n${session}`
}
