import type { Scope } from "../../contract/memory.ts"
import type { Leg } from "../../contract/turn.ts"

/** Depth to which both lists are compared. */
const TOP = 10
const FACTOR = 2.5
/**
 * Prior for the overlap, as small models show on conversations (0.20 to 0.29), with the weight of this many queries.
 */
const EXPECTED_OVERLAP = 0.2
const EXPECTED_QUERIES = 4
/** Weight of everybody's overlap against an owner's own queries. */
const EVERYBODY_QUERIES = 10
/** Number of recent queries that count; a model may be replaced under its name. */
const WINDOW = 200
const MAX_OWNERS = 2_000
/** Below this number of memories two lists of ten always agree. */
const MIN_MEMORIES = 2 * TOP

/**
 * Estimates, without labels, how much weight vectors deserve beside words: meaningful vectors find some of the words'
 * hits, random ones only by chance. The weight is 2.5 times the mean overlap of both top tens beyond chance, over
 * recent queries. Tuned on conversations (LoCoMo, REALTALK, LongMemEval), so that a small real model keeps its weight
 * and random vectors lose theirs.
 */
export class EmbedderReliability {
  readonly #everybody = new Map<string, FadingMean>()
  readonly #owners = new Map<string, FadingMean>()

  /** Adds this query's overlap; returns the maximum weight of vectors of the space for this scope, at least 0. */
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

/** Mean of recent values; older ones decay. */
class FadingMean {
  #sum = 0
  #count = 0

  add(value: number): void {
    this.#sum = this.#sum * (1 - 1 / WINDOW) + value
    this.#count = this.#count * (1 - 1 / WINDOW) + 1
  }

  /** The mean including `count` further values of `value`. */
  blendedWith(count: number, value: number): number {
    return (this.#sum + count * value) / (this.#count + count)
  }
}

/** Overlap of both top tens, 0 for chance and 1 for all; `undefined` if the lists are too short to tell. */
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
