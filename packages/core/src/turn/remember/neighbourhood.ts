import {
  type CallOptions,
  equallyWeighted,
  type Memory,
  MemoryError,
  type MemoryId,
  type Pool,
  type Status,
  type Store,
  type Where,
} from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { queryWords } from "../../text/query-words.ts"
import { STATEMENT_CATEGORIES } from "../categories.ts"
import type { TombstoneLookup } from "../delete/tombstones.ts"
import { keyedMemoryId, statedMemoryId } from "../ids.ts"
import { type LimitedPool, scopeOf } from "../pools.ts"
import { denialWords } from "./denied-things.ts"
import type { Proposal } from "./proposal.ts"

/** The stored memories that one proposal is compared with. */
export interface Neighbourhood {
  /** Whether it was deleted and stays deleted. */
  readonly isTombstoned: boolean
  /** The memory with its id. */
  readonly stored: Memory | undefined
  /** The memory that it replaces, or its opposite by key. */
  readonly direct: Memory | undefined
  /** The same statement, kept beside a memory of its key that weighs more. */
  readonly unkeyed: Memory | undefined
  /** Memories that may be the same statement in other words. */
  readonly candidates: readonly Memory[]
  /** The newest active memories at its address. */
  readonly addressed: readonly Memory[]
}

/** Similarity from which two statements with the same numbers, names, dates and negation are the same. */
export const RESTATES_SIMILARITY = 0.8
export const MAX_CANDIDATES = 20
/** Maximum number of memories at its address that a statement is related to. */
const MAX_ADDRESSED = 20
/** Minimum number of the rarest words that are searched: enough to find the nearest of many candidates. */
export const MIN_WORDS = 4
const STANDING: readonly Status[] = ["active", "quarantined"]

export async function loadNeighbourhood(
  { store, tombstones }: { readonly store: Store; readonly tombstones: TombstoneLookup },
  pool: Pool,
  proposal: Proposal,
  call?: CallOptions,
): Promise<Neighbourhood> {
  const denied = denialWords(proposal.content)
  const [isTombstoned, [stored, direct, unkeyed], similar, addressed, denials] = await Promise.all([
    hasTombstone(tombstones, pool, proposal),
    store.read(scopeOf(pool), idsOf(pool, proposal), call),
    findSimilar(store, pool, proposal, searchWords(proposal.content), call),
    findAtAddress(store, pool, proposal, call),
    denied.length === 0 ? [] : findSimilar(store, pool, proposal, denied, call),
  ])
  const candidates = [...similar, ...denials.filter(({ id }) => !similar.some((one) => one.id === id))]
  return { isTombstoned, stored, direct, unkeyed, candidates, addressed }
}

/** Under a key whose memory in the whole pool is within the limit, a limited request writes that one. */
export async function withVisibleId(
  store: Store,
  { tenant, name, limit }: LimitedPool,
  proposal: Proposal,
  call?: CallOptions,
): Promise<Proposal> {
  if (limit === undefined || proposal.key === undefined) return proposal
  const id = keyedMemoryId({ tenant, name }, proposal.key)
  const [stored] = await store.read(scopeOf({ tenant, name }), [id], call)
  return stored === undefined ? proposal : { ...proposal, id }
}

/** The newest active memories at the address of a proposal. */
export async function findAtAddress(
  store: Store,
  pool: Pool,
  { about }: Proposal,
  call?: CallOptions,
): Promise<readonly Memory[]> {
  if (about === undefined) return []
  try {
    return (await store.list(scopeOf(pool), { limit: MAX_ADDRESSED, where: { about } }, call)).items
  } catch (thrown) {
    // A store of contract 1 reports at the start that it cannot filter by address.
    if (thrown instanceof MemoryError && thrown.code === "filter_unsupported") return []
    throw thrown
  }
}

/** Whether a proposal was deleted before. Only extracted and imported proposals are checked. */
export async function hasTombstone(tombstones: TombstoneLookup, pool: Pool, proposal: Proposal): Promise<boolean> {
  const message = proposal.explicit ? undefined : proposal.source.message
  const isAsked = message !== undefined || ["import", "file"].includes(proposal.source.origin)
  return isAsked && (await tombstones.holds(pool, message, proposal.content))
}

/**
 * Its own id, the id of what it replaces (as its extractor says, else its opposite by key), and the id that it has
 * beside a memory of its key that weighs more.
 */
export function idsOf(pool: Pool, proposal: Proposal): readonly [MemoryId, MemoryId, MemoryId] {
  const { id, key, replaces } = proposal
  const opposite = key === undefined ? undefined : oppositeOf(key)
  return [id, replaces ?? (opposite === undefined ? id : keyedMemoryId(pool, opposite)), unkeyedId(pool, proposal)]
}

/** The id of a statement without its key. */
export function unkeyedId(pool: Pool, { id, key, content }: Proposal): MemoryId {
  return key === undefined ? id : statedMemoryId(pool, key, content)
}

/** The key of the opposite statement about the same topic. */
export function oppositeOf(key: string): string | undefined {
  const at = key.indexOf(":") + 1
  if (at === 0) return undefined
  return key[at] === "!" ? key.slice(0, at) + key.slice(at + 1) : `${key.slice(0, at)}!${key.slice(at)}`
}

/** The best matches of these words; the newest memories if there is nothing to search by. */
export async function findSimilar(
  store: Store,
  pool: Pool,
  proposal: Proposal,
  words: readonly string[],
  call?: CallOptions,
): Promise<readonly Memory[]> {
  const scope = scopeOf(pool)
  const where = similarFilter(proposal)
  if (store.text === undefined || words.length === 0) {
    return (await store.list(scope, { limit: 200, where }, call)).items
  }
  const query = { text: proposal.content, words: equallyWeighted(words) }
  const { hits } = await store.text.search(scope, query, { ...call, limit: MAX_CANDIDATES, where })
  return hits.map((hit) => hit.memory)
}

/** The filter for memories that may be the same statement. */
export function similarFilter({ category, updatedAt }: Proposal): Where {
  return { status: STANDING, category: [...new Set([...STATEMENT_CATEGORIES, category])], at: updatedAt }
}

function searchWords(content: string): readonly string[] {
  return queryWords(content).slice(0, Math.max(MIN_WORDS, enoughWords(content)))
}

/**
 * Number of words that a statement's candidates are searched by. A restatement lacks at most a fifth of the words, so
 * it holds one of any fifth and one more; searching the rarest of them costs a fraction of searching all.
 */
export function enoughWords(content: string): number {
  return Math.ceil((1 - RESTATES_SIMILARITY) * new Set(analyse(content)).size) + 1
}
