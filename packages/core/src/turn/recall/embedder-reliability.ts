import type { Entry, MemoryId, Pool, Scope, State } from "../../contract/index.ts"

/** What was measured, by embedding space and by space and pool. */
const BUCKET = "embedder-reliability"
/** How deep both lists are compared. */
const TOP = 10
const FACTOR = 2.5
/** The overlap of a small model on conversations (0.20 to 0.29). It counts like so many samples beside the measured ones. */
const PRIOR_OVERLAP = 0.2
const PRIOR_SAMPLES = 4
/** The overlap over all pools counts like so many samples beside those of a pool. */
const SHARED_SAMPLES = 10
/** Of a scope with more pools than this, only what was measured over all pools counts. */
const MOST_POOLS = 8
const MOST_ATTEMPTS = 4
/** In a pool with fewer memories any two lists of ten agree, however random the vectors are. */
export const LEAST_MEMORIES = 2 * TOP + 1
/** How many hits of each kind are compared. */
export const COMPARED_HITS = TOP

/** The sum of the overlaps of some samples, and their number. */
export interface Overlaps {
  readonly sum: number
  readonly samples: number
}

/** The result of measuring one pool. */
export interface PoolReliability extends Overlaps {
  /** How many memories the pool had. */
  readonly memories: number
}

export const NO_OVERLAPS: Overlaps = { sum: 0, samples: 0 }

/**
 * How much weight vectors get beside words, known without any labelled answer: vectors that mean something find some of what the words find, vectors
 * that mean nothing find it by chance alone. The weight is 2.5 times the mean overlap of the two first tens beyond chance, over a sample of stored
 * memories. The factor is tuned on conversations (LoCoMo, REALTALK, LongMemEval), so that a small real model keeps its weight and random vectors lose it.
 *
 * It is measured when vectors are written and kept in State; reading it changes nothing, so that every process gives the same scores.
 */
export class EmbedderReliability {
  readonly #state: Pick<State, "get" | "set">

  constructor(state: Pick<State, "get" | "set">) {
    this.#state = state
  }

  /** The highest weight of vectors of this space in this scope, at least 0. */
  async maxWeight(space: string, { tenant, pools }: Scope): Promise<number> {
    const names = pools === "all" || pools.length > MOST_POOLS ? [] : pools
    const [all, ...own] = await Promise.all([
      this.#state.get(BUCKET, space),
      ...names.map((name) => this.#state.get(BUCKET, keyOf(space, { tenant, name }))),
    ])
    return weightOf(overlapsIn(all), own.map(overlapsIn).reduce(addOverlaps, NO_OVERLAPS))
  }

  async ofPool(space: string, pool: Pool): Promise<PoolReliability | undefined> {
    const entry = await this.#state.get(BUCKET, keyOf(space, pool))
    const { sum, samples } = overlapsIn(entry)
    const memories = numberIn(entry, "memories")
    return entry === undefined ? undefined : { sum, samples, memories }
  }

  /** Replaces what is known of a pool. Its share of what is known over all pools is exchanged with it. */
  async record(space: string, pool: Pool, { sum, samples, memories }: PoolReliability): Promise<void> {
    const before = (await this.ofPool(space, pool)) ?? NO_OVERLAPS
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const entry = await this.#state.get(BUCKET, space)
      const all = overlapsIn(entry)
      const next = { sum: all.sum + sum - before.sum, samples: Math.max(0, all.samples + samples - before.samples) }
      if ((await this.#state.set(BUCKET, space, next, { revision: entry?.revision ?? 0 })) !== undefined) break
    }
    await this.#state.set(BUCKET, keyOf(space, pool), { sum, samples, memories }, { about: pool })
  }
}

/** The weight where nothing is measured, which is that of a small model. */
export const UNMEASURED_WEIGHT: number = weightOf(NO_OVERLAPS, NO_OVERLAPS)

function weightOf(all: Overlaps, own: Overlaps): number {
  const shared = meanWith(all, PRIOR_SAMPLES, PRIOR_OVERLAP)
  return FACTOR * Math.max(0, meanWith(own, SHARED_SAMPLES, shared))
}

/** The mean together with `count` further samples of `value`. */
function meanWith({ sum, samples }: Overlaps, count: number, value: number): number {
  return (sum + count * value) / (samples + count)
}

/**
 * Compares what the words of a memory find with what its vector finds, among so many memories. The overlap is the share of the first ten by words that
 * the first ten by vectors contain: 0 is what chance gives, 1 is all. Fewer than ten hits by words are a smaller sample.
 */
export function compareHits(byWords: readonly MemoryId[], byVectors: readonly MemoryId[], memories: number): Overlaps {
  if (byVectors.length < TOP || memories < LEAST_MEMORIES - 1) return NO_OVERLAPS
  const nearest = new Set(byVectors.slice(0, TOP))
  const first = byWords.slice(0, TOP)
  const both = first.filter((id) => nearest.has(id)).length
  const chance = TOP / memories
  const samples = first.length / TOP
  return { sum: (both / TOP - chance * samples) / (1 - chance), samples }
}

export function addOverlaps(one: Overlaps, other: Overlaps): Overlaps {
  return { sum: one.sum + other.sum, samples: one.samples + other.samples }
}

function overlapsIn(entry: Entry | undefined): Overlaps {
  return { sum: numberIn(entry, "sum"), samples: numberIn(entry, "samples") }
}

function numberIn(entry: Entry | undefined, name: string): number {
  const value = entry?.value
  if (typeof value !== "object" || value === null || value instanceof Uint8Array || Array.isArray(value)) return 0
  const member: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
  return typeof member === "number" ? member : 0
}

function keyOf(space: string, { tenant, name }: Pool): string {
  return `${space}\n${tenant}\n${name}`
}
