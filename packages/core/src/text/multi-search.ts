/** A piece of a text, from its first character up to, not including, `end`. */
export interface TextSpan {
  readonly start: number
  readonly end: number
  /** The position, in the list of patterns, of one that the span contains. */
  readonly pattern: number
}

/** The memory of an automaton is about 20 bytes for each character of its patterns. */
const MOST_CHARACTERS = 1_048_576

/**
 * Finds every occurrence of many patterns at once, in time that grows with the length of the text, however many
 * patterns there are and however much they have in common. The spans are in order, and occurrences that overlap make
 * one span. Patterns must not be empty.
 */
export function searchAll(patterns: readonly string[]): (text: string) => readonly TextSpan[] {
  const searches = inBatches(patterns).map(({ from, batch }) => ({ from, search: new AhoCorasick(batch) }))
  return (text) => {
    const spans = searches.flatMap(({ from, search }) =>
      search.spansIn(text).map(({ pattern, ...span }) => ({ ...span, pattern: pattern + from })),
    )
    return searches.length === 1 ? spans : mergeSpans(spans.toSorted((one, other) => one.end - other.end))
  }
}

interface Batch {
  readonly from: number
  readonly batch: string[]
}

function inBatches(patterns: readonly string[]): readonly Batch[] {
  const batches: Batch[] = []
  let characters = MOST_CHARACTERS
  for (const [from, pattern] of patterns.entries()) {
    characters += pattern.length
    if (characters > MOST_CHARACTERS) {
      batches.push({ from, batch: [] })
      characters = pattern.length
    }
    batches.at(-1)?.batch.push(pattern)
  }
  return batches
}

/** Spans in the order of their ends; the pattern of the last of those that overlap names the merged span. */
function mergeSpans(spans: Iterable<TextSpan>): readonly TextSpan[] {
  const merged: TextSpan[] = []
  for (const span of spans) {
    let { start } = span
    for (let last = merged.at(-1); last !== undefined && last.end > start; last = merged.at(-1)) {
      start = Math.min(start, last.start)
      merged.pop()
    }
    merged.push({ ...span, start })
  }
  return merged
}

const ROOT = 0
const NONE = -1

/** The automaton of Aho and Corasick. Most nodes have one child, so that only the others are in a map. */
class AhoCorasick {
  readonly #patterns: readonly string[]
  readonly #code: Uint16Array
  readonly #firstChild: Int32Array
  readonly #hasOthers: Uint8Array
  /** By the node and the code of the next character. Every entry begins the rest of a pattern of its own. */
  readonly #otherChildren = new Map<number, number>()
  /** For each node the longest proper end of its text that begins a pattern. */
  readonly #fallback: Int32Array
  /** For each node the longest pattern that its text ends with. */
  readonly #match: Int32Array
  readonly #firstCodes = new Uint8Array(65_536)
  #size = 1

  constructor(patterns: readonly string[]) {
    this.#patterns = patterns
    const most = patterns.reduce((sum, { length }) => sum + length, 1)
    this.#code = new Uint16Array(most)
    this.#firstChild = new Int32Array(most)
    this.#hasOthers = new Uint8Array(most)
    this.#fallback = new Int32Array(most)
    this.#match = new Int32Array(most).fill(NONE)
    this.#build()
  }

  spansIn(text: string): readonly TextSpan[] {
    return mergeSpans(this.#occurrences(text))
  }

  *#occurrences(text: string): Generator<TextSpan> {
    let node = ROOT
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (node === ROOT && this.#firstCodes[code] === 0) continue
      node = this.#next(node, code)
      const pattern = this.#match[node] ?? NONE
      if (pattern === NONE) continue
      const end = at + 1
      yield { start: end - (this.#patterns[pattern]?.length ?? 0), end, pattern }
    }
  }

  /** A level at a time, so that the fallbacks of all shorter texts are known. */
  #build(): void {
    let left = this.#patterns.map((pattern, place) => ({ pattern, place, node: ROOT }))
    for (let depth = 0; left.length > 0; depth++) {
      for (const one of left) {
        const code = one.pattern.charCodeAt(depth)
        const known = this.#child(one.node, code)
        one.node = known === NONE ? this.#add(one.node, code) : known
      }
      for (const { pattern, place, node } of left) if (pattern.length === depth + 1) this.#match[node] = place
      left = left.filter(({ pattern }) => pattern.length > depth + 1)
    }
  }

  #add(parent: number, code: number): number {
    const fallback = parent === ROOT ? ROOT : this.#next(this.#fallback[parent] ?? ROOT, code)
    const node = this.#size++
    this.#code[node] = code
    this.#fallback[node] = fallback
    this.#match[node] = this.#match[fallback] ?? NONE
    if (parent === ROOT) this.#firstCodes[code] = 1
    if (this.#firstChild[parent] === 0) this.#firstChild[parent] = node
    else {
      this.#hasOthers[parent] = 1
      this.#otherChildren.set(parent * 65_536 + code, node)
    }
    return node
  }

  #next(from: number, code: number): number {
    for (let node = from; ; node = this.#fallback[node] ?? ROOT) {
      const child = this.#child(node, code)
      if (child !== NONE) return child
      if (node === ROOT) return ROOT
    }
  }

  #child(parent: number, code: number): number {
    const first = this.#firstChild[parent] ?? 0
    if (first === 0) return NONE
    if (this.#code[first] === code) return first
    return this.#hasOthers[parent] === 0 ? NONE : (this.#otherChildren.get(parent * 65_536 + code) ?? NONE)
  }
}
