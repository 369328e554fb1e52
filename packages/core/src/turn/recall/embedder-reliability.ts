import type { Scope } from "../../contract/memory.ts"
import type { Leg } from "../../contract/turn.ts"

/** How deep both lists are compared. */
const TOP = 10
const FACTOR = 2.5
/** What a small model shows on conversations (0.20 to 0.29): taken for the overlap until so many queries have told another. */
const EXPECTED_OVERLAP = 0.2
const EXPECTED_QUERIES = 4
/** How many queries of everybody an owner's own have to outweigh. */
const EVERYBODY_QUERIES = 10
/** So many of the newest queries count; a model may be mended behind its name. */
const WINDOW = 200
const MAX_OWNERS = 2_000
/** Lists of ten from fewer memories than this agree whatever the vectors are. */
const MIN_MEMORIES = 2 * TOP

/**
 * How much weight vectors bear beside words, found without knowing any answer: vectors that mean something find some of what the words find, vectors
 * that mean nothing find it by chance alone. The weight is 2.5 times the mean overlap of the two first tens beyond chance, over the newest queries.
 * The factor is tuned on conversations (LoCoMo, REALTALK, LongMemEval), so that a small real model keeps its weight and random vectors lose theirs.
 */
export class EmbedderReliability {
  readonly #everybody = new Map<string, FadingMean>()
  readonly #owners = new Map<string, FadingMean>()

  /** Takes in what this query found; the most that vectors of the space may weigh for this scope, never below 0. */
  observe(legs: readonly Leg[], { space, scope }: { readonly space: string; readonly scope: Scope }): number {
    const all = this.#everybody.get(space) ?? new FadingMean()
    this.#everybody.set(space, all)
    const owner = this.#ownerOf(space, scope)
    const overlap = overlapBeyondChance(legs)
    if (overlap !== undefined) {
      all.add(overlap)
      owner.add(overlap)
    }
    return (
      FACTOR * Math.max(0, owner.blendedWith(EVERYBODY_QUERIES, all.blendedWith(EXPECTED_QUERIES, EXPECTED_OVERLAP)))
    )
  }

  #ownerOf(space: string, { tenant, pools }: Scope): FadingMean {
    const key = JSON.stringify([space, tenant, pools])
    const mean = this.#owners.get(key) ?? new FadingMean()
    this.#owners.delete(key)
    if (this.#owners.size >= MAX_OWNERS) this.#owners.delete(this.#owners.keys().next().value ?? key)
    this.#owners.set(key, mean)
    return mean
  }
}

/** Of the newest values; older ones fade. */
class FadingMean {
  #sum = 0
  #count = 0

  add(value: number): void {
    this.#sum = this.#sum * (1 - 1 / WINDOW) + value
    this.#count = this.#count * (1 - 1 / WINDOW) + 1
  }

  /** Together with `count` further values of `value`. */
  blendedWith(count: number, value: number): number {
    return (this.#sum + count * value) / (this.#count + count)
  }
}

/** The share of the words' first ten that the vectors' first ten hold, 0 being what chance gives and 1 all; `undefined` where that tells nothing. */
function overlapBeyondChance(legs: readonly Leg[]): number | undefined {
  const words = legs.find(({ kind }) => kind === "words")?.found
  const vectors = legs.find(({ kind }) => kind === "vectors")?.found
  if (words === undefined || vectors === undefined) return undefined
  if (words.hits.length < TOP || vectors.hits.length < TOP) return undefined
  const memories = words.statistics?.memories ?? Number.POSITIVE_INFINITY
  if (memories < MIN_MEMORIES) return undefined
  const nearest = new Set(vectors.hits.slice(0, TOP).map(({ memory }) => memory.id))
  const both = words.hits.slice(0, TOP).filter(({ memory }) => nearest.has(memory.id)).length
  const chance = TOP / memories
  return (both / TOP - chance) / (1 - chance)
}
