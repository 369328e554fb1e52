import type { Memory, MemoryId, Pool } from "../../contract/memory.ts"
import { equallyWeighted, type Store } from "../../contract/store.ts"
import { matches } from "../../plugin/matches.ts"
import { queryWords, topicWords } from "../../text/query-words.ts"
import { yieldToEventLoop } from "../../turn/event-loop.ts"
import { scopeOf } from "../../turn/pools.ts"
import {
  enoughWords,
  findSimilar,
  hasTombstone,
  idsOf,
  MAX_CANDIDATES,
  MIN_WORDS,
  type Neighbourhood,
  similarFilter,
} from "../../turn/remember/neighbourhood.ts"
import { speaksOfPreference } from "../../turn/remember/opposite-statements.ts"
import type { Proposal, ReconciledDraft, ReconcileParts } from "../../turn/remember/reconcile.ts"
import { type ComparedStatement, normalizeStatement } from "../../turn/remember/statement-analysis.ts"

/** The contract's bound on the words of a query. */
const MOST_WORDS = 128
const MOST_IDS = 200
/** So many proposals have their likes searched side by side. */
const AT_ONCE = 16

/** What is asked of a proposal's content over and over. */
interface Asked {
  readonly words: readonly string[]
  /** So many of its words, at least, are looked for. */
  readonly fewest: number
}
interface Found extends Asked {
  readonly isTombstoned: boolean
  readonly candidates: readonly Memory[]
}

/**
 * What the proposals of one pool are set against: read for all of them at once, and what was decided for one of them stands for those behind it. By the
 * words' own counts in the pool most of them need no search at all: too many of their words stand nowhere.
 */
export class PoolNeighbourhoods {
  readonly #pool: Pool
  readonly #stands: Map<MemoryId, Memory>
  readonly #found: ReadonlyMap<Proposal, Found>
  /** What was decided here, by the words that it is searched by, and by what it says. */
  readonly #decided = new Map<string, Set<MemoryId>>()
  readonly #saying = new Map<string, Set<MemoryId>>()

  private constructor(pool: Pool, stands: Map<MemoryId, Memory>, found: ReadonlyMap<Proposal, Found>) {
    this.#pool = pool
    this.#stands = stands
    this.#found = found
  }

  /** `isKnown` says of a proposal whose id is taken that nothing else has to be read for it. */
  static async read(
    { store, tombstones }: ReconcileParts,
    pool: Pool,
    proposals: readonly Proposal[],
    isKnown: (proposal: Proposal) => boolean,
  ): Promise<PoolNeighbourhoods> {
    const stands = await standing(
      store,
      pool,
      proposals.flatMap((proposal) => idsOf(pool, proposal)),
    )
    const open = proposals.filter((proposal) => !(stands.has(proposal.id) && isKnown(proposal)))
    const asked: (Asked & { readonly proposal: Proposal })[] = []
    for (const proposal of open) {
      await yieldToEventLoop()
      asked.push({ proposal, ...askedOf(proposal.content) })
    }
    const holding = await countsOf(
      store,
      pool,
      asked.flatMap((one) => one.words),
    )
    // One object for a memory, however many proposals it is set against: what it is compared by is made once.
    const same = new Map<string, Memory>()
    const one = (memory: Memory): Memory => {
      const name = `${memory.id}:${memory.revision}`
      const known = same.get(name) ?? memory
      same.set(name, known)
      return known
    }
    const found = new Map<Proposal, Found>()
    // A database answers in the order of the questions: whoever else asks waits for no more than these.
    for (const some of parts(asked, AT_ONCE)) {
      await yieldToEventLoop()
      await Promise.all(
        some.map(async ({ proposal, ...its }) => {
          const words = searchWords(its, (word) => holding.get(word))
          const [isBuried, candidates] = await Promise.all([
            hasTombstone(tombstones, pool, proposal),
            words === undefined ? [] : findSimilar(store, pool, proposal, words),
          ])
          found.set(proposal, { ...its, isTombstoned: isBuried, candidates: candidates.map(one) })
        }),
      )
    }
    return new PoolNeighbourhoods(pool, stands, found)
  }

  stored(id: MemoryId): Memory | undefined {
    return this.#stands.get(id)
  }

  of(proposal: Proposal): Neighbourhood {
    const found = this.#found.get(proposal) ?? { ...askedOf(proposal.content), isTombstoned: false, candidates: [] }
    const { isTombstoned: isBuried, candidates } = found
    const [id, opposite] = idsOf(this.#pool, proposal)
    const where = similarFilter(proposal)
    const ids = new Set([
      ...candidates.map((one) => one.id),
      ...this.#decidedLike(found),
      ...this.#decidedSame(proposal),
    ])
    const before = new Map(candidates.map((one) => [one.id, one]))
    return {
      isTombstoned: isBuried,
      stored: this.#stands.get(id),
      direct: this.#stands.get(opposite),
      candidates: [...ids].flatMap((one) => {
        const memory = this.#stands.get(one) ?? before.get(one)
        return memory !== undefined && matches(memory, where) ? [memory] : []
      }),
    }
  }

  note({ changes }: ReconciledDraft): void {
    for (const change of changes) {
      if (change.op !== "put") continue
      const { memory } = change
      this.#stands.set(memory.id, memory)
      for (const word of wordsOf(memory.content)) note(this.#decided, word, memory.id)
      for (const said of saidIn(memory)) note(this.#saying, said, memory.id)
    }
  }

  /** As a search of the store would find them: the best that hold one of these words, the rarer the word the better; the newest where there are none. */
  #decidedLike(asked: Asked): readonly MemoryId[] {
    if (asked.words.length === 0) return [...(this.#decided.get(NONE) ?? [])].slice(-MAX_CANDIDATES)
    const weights = new Map<MemoryId, number>()
    for (const word of searchWords(asked, (word) => this.#decided.get(word)?.size ?? 0) ?? []) {
      const ids = this.#decided.get(word) ?? new Set()
      for (const id of ids) weights.set(id, (weights.get(id) ?? 0) + 1 / ids.size)
    }
    const best = [...weights].sort(([, one], [, other]) => other - one)
    return best.slice(0, MAX_CANDIDATES).map(([id]) => id)
  }

  /** Equal ones, however many others share their words. */
  #decidedSame(proposal: Proposal): readonly MemoryId[] {
    return saidIn(proposal).flatMap((said) => [...(this.#saying.get(said) ?? [])].slice(-MAX_CANDIDATES))
  }
}

function note(index: Map<string, Set<MemoryId>>, key: string, id: MemoryId): void {
  const ids = index.get(key) ?? new Set()
  index.set(key, ids.add(id))
}

function saidIn(statement: ComparedStatement): readonly string[] {
  const { words, gist } = normalizeStatement(statement)
  return [`words ${words}`, `gist ${gist}`]
}

async function standing(store: Store, pool: Pool, ids: readonly MemoryId[]): Promise<Map<MemoryId, Memory>> {
  const scope = scopeOf(pool)
  const read = await Promise.all(parts([...new Set(ids)], MOST_IDS).map((part) => store.read(scope, part)))
  return new Map(read.flat().flatMap((memory) => (memory === undefined ? [] : [[memory.id, memory] as const])))
}

/** How many memories of the pool hold each word; nothing of a word where the store cannot tell. */
async function countsOf(store: Store, pool: Pool, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { text } = store
  if (text === undefined) return new Map()
  const scope = scopeOf(pool)
  const counted = await Promise.all(
    parts([...new Set(words)], MOST_WORDS).map((part) =>
      text.search(scope, { text: part.join(" "), words: equallyWeighted(part) }, { limit: 0 }),
    ),
  )
  return new Map(counted.flatMap((one) => Object.entries(one.statistics?.documentFrequency ?? {})))
}

/** A preference is looked for by all of its words, as what it is set against may share one alone. */
function askedOf(content: string): Asked {
  const words = queryWords(content)
  return { words, fewest: speaksOfPreference(content) ? words.length : enoughWords(content) }
}

/**
 * The words by which a statement's likes are searched, its rarest by such counts: `undefined` when none of enough of them stands anywhere, none when it has
 * none.
 */
function searchWords(
  { words, fewest }: Asked,
  holding: (word: string) => number | undefined,
): readonly string[] | undefined {
  if (words.length === 0) return []
  const counted = words.map((word) => ({ word, held: holding(word) }))
  const rarest = counted.sort((one, other) => (one.held ?? 0) - (other.held ?? 0))
  const found = rarest.slice(0, fewest).reduce((sum, { held = Number.POSITIVE_INFINITY }) => sum + held, 0)
  // Among many the nearest has to be told.
  const taken = rarest.slice(0, found > MAX_CANDIDATES ? Math.max(fewest, MIN_WORDS) : fewest)
  const telling = taken.filter(({ held }) => held !== 0).map(({ word }) => word)
  return telling.length === 0 ? undefined : telling
}

const NONE = ""

function wordsOf(content: string): readonly string[] {
  const words = topicWords(content)
  return words.length === 0 ? [NONE] : words
}

function parts<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, part) => all.slice(part * most, (part + 1) * most))
}
