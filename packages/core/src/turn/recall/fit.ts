import type { Injector, Memory, Placement } from "../../contract/index.ts"
import { truncate } from "../../text/grapheme.ts"
import { bestPassage } from "../../text/passage.ts"
import { typedTextOf } from "../../text/spans/typed-text.ts"
import { countTokens } from "../../text/tokens.ts"
import { groupExchanges } from "./exchanges.ts"
import type { ExplainRecorder } from "./explain-recorder.ts"
import { type NewerLines, newerFirst } from "./newer-lines.ts"
import { groupMatters } from "./past-values.ts"

export interface RecalledMemory {
  readonly memory: Memory
  readonly score: number
  readonly shown: string
  /** How often the same question or request was found, if more than once; the others are left out. */
  readonly times?: number
}

interface Addable {
  readonly memory: Memory
  readonly score: number
  /** Only what its author typed is shown. Default: all of it. */
  readonly typedOnly?: boolean
  /** What is shown instead of the passage that fits the request. */
  readonly passage?: string
}

/** Minimum budget in tokens; below it nothing is placed. */
export const MIN_TOKENS = 32
/** Maximum length of the passage that is shown of a long memory. */
export const EXCERPT_CHARACTERS = 400
/** Number of consecutive lines that do not fit after which filling stops. */
const MAX_MISSES = 12
const MIN_CUT_CHARACTERS = 24

/**
 * Fills a token budget with lines: lines that do not fit are skipped, and the first one is truncated rather than
 * dropped.
 */
export class TokenBudget {
  readonly #lines: RecalledMemory[] = []
  readonly #injector: Injector
  readonly #words: readonly string[]
  readonly #given = new Set<string>()
  readonly #texts = new WeakMap<RecalledMemory, string>()
  readonly #newer: NewerLines
  readonly #ledger: ExplainRecorder | undefined
  #left: number

  constructor(
    injector: Injector,
    words: readonly string[],
    budget: number,
    newer: NewerLines = new Map(),
    recorder?: ExplainRecorder,
  ) {
    this.#newer = newer
    this.#ledger = recorder
    this.#injector = injector
    this.#words = words
    this.#left = budget - frameTokensOf(injector)
  }

  /** The placed memories in insertion order, messages and their replies side by side, and lines on one matter together. */
  get shown(): readonly RecalledMemory[] {
    return newerFirst(groupMatters(groupExchanges(this.#lines)), this.#newer)
  }

  get left(): number {
    return this.#left
  }

  /** Adds the memories whose lines fit, with at most `most` tokens. */
  add(memories: Iterable<Addable>, most = this.#left): void {
    const before = this.#lines.length
    let room = Math.min(most, this.#left)
    let misses = 0
    let first: RecalledMemory | undefined
    for (const { memory, score, typedOnly, passage } of memories) {
      if (this.#given.has(memory.id)) continue
      const text = typedOnly === true ? typedTextOf(memory) : memory.content
      if (text.trim() === "") continue
      const one = { memory, score, shown: passage ?? bestPassage(text, this.#words, EXCERPT_CHARACTERS) }
      const line = this.#injector.line(memory, one.shown)
      const cost = lineTokensOf(line)
      this.#texts.set(one, line)
      if (cost <= room) {
        this.#take(one, cost)
        room -= cost
        misses = 0
      } else {
        this.#ledger?.recordDrop(memory.id, { reason: "over-budget", tokens: cost })
        first ??= one
        misses++
      }
      if (misses >= MAX_MISSES || room < 6) break
    }
    if (this.#lines.length === before && first !== undefined) this.#cut(first, room)
  }

  /** The tokens of a memory's line with its line break. */
  tokensOf({ memory, shown }: Pick<RecalledMemory, "memory" | "shown">): number {
    return lineTokensOf(this.#injector.line(memory, shown))
  }

  place(wanted: Placement["at"], systemRole: boolean): Placement | undefined {
    const lines = this.shown.map((one) => this.#texts.get(one) ?? this.#injector.line(one.memory, one.shown))
    return lines.length === 0 ? undefined : this.#injector.place(lines, { wanted, systemRole })
  }

  #take(one: RecalledMemory, cost: number): void {
    this.#given.add(one.memory.id)
    this.#lines.push(one)
    this.#ledger?.costs.set(one.memory.id, cost)
    this.#left -= cost
  }

  #cut(one: RecalledMemory, room: number): void {
    let low = 0
    let high = one.shown.length
    while (high - low > 4) {
      const middle = (low + high) >> 1
      if (this.tokensOf({ ...one, shown: truncate(one.shown, middle) }) <= room) low = middle
      else high = middle
    }
    const shown = truncate(one.shown, low)
    if (shown.length >= MIN_CUT_CHARACTERS) this.#take({ ...one, shown }, this.tokensOf({ ...one, shown }))
  }
}

function lineTokensOf(line: string): number {
  return countTokens(`${line}\n`)
}

/** The tokens of a block without its lines. */
function frameTokensOf(injector: Injector): number {
  const line = "- x"
  const block = injector.place([line], { wanted: "latest-user", systemRole: true })?.block ?? ""
  return Math.max(0, countTokens(block) - countTokens(line))
}
