import { equallyWeighted, type Memory, type MemoryId, type Pool, type Store } from "../../contract/index.ts"
import { yieldToFront } from "../../plugin/in-front.ts"
import { matches } from "../../plugin/matches.ts"
import { queryWords, topicWords } from "../../text/query-words.ts"
import { addressKey } from "../../turn/address-relation.ts"
import { scopeOf } from "../../turn/pools.ts"
import {
  enoughWords,
  findAtAddress,
  findSimilar,
  hasTombstone,
  idsOf,
  MAX_CANDIDATES,
  MIN_WORDS,
  type Neighbourhood,
  similarFilter,
} from "../../turn/remember/neighbourhood.ts"
import { speaksOfPreference } from "../../turn/remember/opposite-statements.ts"
import type { Proposal } from "../../turn/remember/proposal.ts"
import { isEqual, type ReconcileParts } from "../../turn/remember/reconcile.ts"
import type { ReconciledDraft } from "../../turn/remember/revise-stored.ts"
import { type ComparedStatement, normalizeStatement } from "../../turn/remember/statement-analysis.ts"

/** The contract's maximum number of terms in a query. */
const MAX_WORDS = 128
const MAX_IDS = 200
/** Number of proposals that are searched concurrently. */
const CONCURRENCY = 16

/** The search terms of a proposal's content, which are used several times. */
interface SearchTerms {
  readonly words: readonly string[]
  /** Minimum number of terms to search. */
  readonly fewest: number
}
interface FoundNeighbours extends SearchTerms {
  readonly isTombstoned: boolean
  readonly candidates: readonly Memory[]
  readonly addressed: readonly Memory[]
}

/**
 * The neighbourhoods of all proposals of one pool, read together and updated with each decision. Document frequencies
 * show that most proposals need no search, because too many of their terms do not occur.
 */
export class PoolNeighbourhoods {
  readonly #pool: Pool
  readonly #stored: Map<MemoryId, Memory>
  readonly #found: ReadonlyMap<Proposal, FoundNeighbours>
  /** The decided memories by search term, and by normalized form. */
  readonly #decidedByWord = new Map<string, Set<MemoryId>>()
  readonly #decidedByForm = new Map<string, Set<MemoryId>>()
  readonly #decidedByAddress = new Map<string, Set<MemoryId>>()

  private constructor(pool: Pool, stored: Map<MemoryId, Memory>, found: ReadonlyMap<Proposal, FoundNeighbours>) {
    this.#pool = pool
    this.#stored = stored
    this.#found = found
  }

  /** `isKnown`: whether a proposal whose id exists needs nothing else. */
  static async read(
    { store, tombstones }: ReconcileParts,
    pool: Pool,
    proposals: readonly Proposal[],
    isKnown: (proposal: Proposal) => boolean,
  ): Promise<PoolNeighbourhoods> {
    const stored = await readStoredById(
      store,
      pool,
      proposals.flatMap((proposal) => idsOf(pool, proposal)),
    )
    const open = proposals.filter((proposal) => !(stored.has(proposal.id) && isKnown(proposal)))
    const terms: (SearchTerms & { readonly proposal: Proposal })[] = []
    for (const proposal of open) {
      await yieldToFront()
      terms.push({ proposal, ...searchTermsOf(proposal.content) })
    }
    const documentFrequency = await readDocumentFrequencies(
      store,
      pool,
      terms.flatMap((one) => one.words),
    )
    // One object for each memory, so that its comparison data is computed once.
    const same = new Map<string, Memory>()
    const one = (memory: Memory): Memory => {
      const name = `${memory.id}:${memory.revision}`
      const known = same.get(name) ?? memory
      same.set(name, known)
      return known
    }
    const found = new Map<Proposal, FoundNeighbours>()
    // Databases answer in order, so other requests wait at most for this batch.
    for (const some of chunks(terms, CONCURRENCY)) {
      await yieldToFront()
      await Promise.all(
        some.map(async ({ proposal, ...its }) => {
          const [isTombstoned, candidates, addressed] = await Promise.all([
            hasTombstone(tombstones, pool, proposal),
            findCandidates(store, pool, proposal, its, documentFrequency),
            findAtAddress(store, pool, proposal),
          ])
          found.set(proposal, { ...its, isTombstoned, candidates: candidates.map(one), addressed: addressed.map(one) })
        }),
      )
    }
    return new PoolNeighbourhoods(pool, stored, found)
  }

  stored(id: MemoryId): Memory | undefined {
    return this.#stored.get(id)
  }

  of(proposal: Proposal): Neighbourhood {
    const found = this.#found.get(proposal) ?? {
      ...searchTermsOf(proposal.content),
      isTombstoned: false,
      candidates: [],
      addressed: [],
    }
    const { isTombstoned, candidates, addressed } = found
    const [id, opposite, unkeyed] = idsOf(this.#pool, proposal)
    const where = similarFilter(proposal)
    const ids = new Set([
      ...candidates.map((one) => one.id),
      ...this.#findDecidedSimilar(found),
      ...this.#findDecidedEqual(proposal),
    ])
    const before = new Map([...candidates, ...addressed].map((one) => [one.id, one]))
    const current = (wanted: Iterable<MemoryId>): readonly Memory[] =>
      [...wanted].flatMap((one) => this.#stored.get(one) ?? before.get(one) ?? [])
    const { about } = proposal
    const decided = about === undefined ? undefined : this.#decidedByAddress.get(addressKey(about))
    return {
      isTombstoned: isTombstoned,
      stored: this.#stored.get(id),
      direct: this.#stored.get(opposite),
      unkeyed: this.#stored.get(unkeyed),
      candidates: current(ids).filter((memory) => matches(memory, where)),
      addressed: current(new Set([...addressed.map((one) => one.id), ...(decided ?? [])])),
    }
  }

  note({ changes }: ReconciledDraft): void {
    for (const change of changes) {
      if (change.op !== "put") continue
      const { memory } = change
      this.#stored.set(memory.id, memory)
      for (const word of wordsOf(memory.content)) addToIndex(this.#decidedByWord, word, memory.id)
      for (const form of normalizedForms(memory)) addToIndex(this.#decidedByForm, form, memory.id)
      if (memory.about !== undefined) addToIndex(this.#decidedByAddress, addressKey(memory.about), memory.id)
    }
  }

  /** The best decided memories with one of these terms, rarer terms weighing more; the newest without terms. */
  #findDecidedSimilar(terms: SearchTerms): readonly MemoryId[] {
    if (terms.words.length === 0) return [...(this.#decidedByWord.get(NO_WORDS) ?? [])].slice(-MAX_CANDIDATES)
    const weights = new Map<MemoryId, number>()
    for (const word of searchWords(terms, (word) => this.#decidedByWord.get(word)?.size ?? 0) ?? []) {
      const ids = this.#decidedByWord.get(word) ?? new Set()
      for (const id of ids) weights.set(id, (weights.get(id) ?? 0) + 1 / ids.size)
    }
    const best = [...weights].sort(([, one], [, other]) => other - one)
    return best.slice(0, MAX_CANDIDATES).map(([id]) => id)
  }

  /** Decided memories with the same normalized form. */
  #findDecidedEqual(proposal: Proposal): readonly MemoryId[] {
    return normalizedForms(proposal).flatMap((form) =>
      [...(this.#decidedByForm.get(form) ?? [])].slice(-MAX_CANDIDATES),
    )
  }
}

function addToIndex(index: Map<string, Set<MemoryId>>, key: string, id: MemoryId): void {
  const ids = index.get(key) ?? new Set()
  index.set(key, ids.add(id))
}

function normalizedForms(statement: ComparedStatement): readonly string[] {
  const { words, gist } = normalizeStatement(statement)
  return [`words ${words}`, `gist ${gist}`]
}

/** Reads the memories of the pool with these ids. */
export async function readStoredById(
  store: Store,
  pool: Pool,
  ids: readonly MemoryId[],
): Promise<Map<MemoryId, Memory>> {
  const scope = scopeOf(pool)
  const read = await Promise.all(chunks([...new Set(ids)], MAX_IDS).map((part) => store.read(scope, part)))
  return new Map(read.flat().flatMap((memory) => (memory === undefined ? [] : [[memory.id, memory] as const])))
}

/** Reads the document frequency of each term; empty if the store returns none. */
async function readDocumentFrequencies(
  store: Store,
  pool: Pool,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { text } = store
  if (text === undefined) return new Map()
  const scope = scopeOf(pool)
  const counted = await Promise.all(
    chunks([...new Set(words)], MAX_WORDS).map((part) =>
      text.search(scope, { text: part.join(" "), words: equallyWeighted(part) }, { limit: 0 }),
    ),
  )
  return new Map(counted.flatMap((one) => Object.entries(one.statistics?.documentFrequency ?? {})))
}

/**
 * The memories with its words. An equal one decides alone, and has its rarest term: a search by that finds it without
 * ranking what shares its common terms, which takes most of a repeated import. With a key more than equality decides.
 */
async function findCandidates(
  store: Store,
  pool: Pool,
  proposal: Proposal,
  terms: SearchTerms,
  documentFrequency: ReadonlyMap<string, number>,
): Promise<readonly Memory[]> {
  const [rarest] = countTerms(terms.words, (word) => documentFrequency.get(word))
  if (rarest?.frequency && rarest.frequency <= MAX_CANDIDATES && proposal.key === undefined) {
    const found = await findSimilar(store, pool, proposal, [rarest.word])
    if (found.some((memory) => isEqual(memory, proposal))) return found
  }
  const words = searchWords(terms, (word) => documentFrequency.get(word))
  return words === undefined ? [] : findSimilar(store, pool, proposal, words)
}

/** A preference is searched by all of its terms, because an opposite one may share only one. */
function searchTermsOf(content: string): SearchTerms {
  const words = queryWords(content)
  return { words, fewest: speaksOfPreference(content) ? words.length : enoughWords(content) }
}

/**
 * The rarest terms to search by document frequency: `undefined` if too few of them occur anywhere, empty if there are
 * none.
 */
function searchWords(
  { words, fewest }: SearchTerms,
  documentFrequency: (word: string) => number | undefined,
): readonly string[] | undefined {
  if (words.length === 0) return []
  const rarest = countTerms(words, documentFrequency)
  const found = rarest.slice(0, fewest).reduce((sum, { frequency = Number.POSITIVE_INFINITY }) => sum + frequency, 0)
  // With many candidates, more terms are required to find the nearest.
  const taken = rarest.slice(0, found > MAX_CANDIDATES ? Math.max(fewest, MIN_WORDS) : fewest)
  const telling = taken.filter(({ frequency }) => frequency !== 0).map(({ word }) => word)
  return telling.length === 0 ? undefined : telling
}

/** The rarest first. */
function countTerms(words: readonly string[], documentFrequency: (word: string) => number | undefined) {
  const counted = words.map((word) => ({ word, frequency: documentFrequency(word) }))
  return counted.sort((one, other) => (one.frequency ?? 0) - (other.frequency ?? 0))
}

const NO_WORDS = ""

function wordsOf(content: string): readonly string[] {
  const words = topicWords(content)
  return words.length === 0 ? [NO_WORDS] : words
}

function chunks<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, part) => all.slice(part * most, (part + 1) * most))
}
