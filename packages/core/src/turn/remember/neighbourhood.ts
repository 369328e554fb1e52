import {
  type CallOptions,
  equallyWeighted,
  type Memory,
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
import { keyedMemoryId } from "../ids.ts"
import { scopeOf } from "../pools.ts"
import type { Proposal } from "./reconcile.ts"

/** What of its pool one proposal is set against. */
export interface Neighbourhood {
  /** It was deleted and stays so. */
  readonly isTombstoned: boolean
  /** What has its id. */
  readonly stored: Memory | undefined
  /** What it takes the place of, or what says the opposite by its key. */
  readonly direct: Memory | undefined
  /** What may say the same in other words. */
  readonly candidates: readonly Memory[]
}

/** From this share of common words on, two statements without another number, name, date or negation say the same. */
export const RESTATES_SIMILARITY = 0.8
export const MAX_CANDIDATES = 20
/** Of the words of a statement the rarest that many, at least, are searched for: enough to tell which of many candidates is the nearest. */
export const MIN_WORDS = 4
const STANDING: readonly Status[] = ["active", "quarantined"]

export async function loadNeighbourhood(
  { store, tombstones }: { readonly store: Store; readonly tombstones: TombstoneLookup },
  pool: Pool,
  proposal: Proposal,
  call?: CallOptions,
): Promise<Neighbourhood> {
  const [isTombstoned, [stored, direct], candidates] = await Promise.all([
    hasTombstone(tombstones, pool, proposal),
    store.read(scopeOf(pool), idsOf(pool, proposal), call),
    findSimilar(store, pool, proposal, searchWords(proposal.content), call),
  ])
  return { isTombstoned: isTombstoned, stored, direct, candidates }
}

/** What was not said in so many words, and what comes from elsewhere, asks whether it was deleted. */
export async function hasTombstone(tombstones: TombstoneLookup, pool: Pool, proposal: Proposal): Promise<boolean> {
  const message = proposal.explicit ? undefined : proposal.source.message
  const isAsked = message !== undefined || ["import", "file"].includes(proposal.source.origin)
  return isAsked && (await tombstones.holds(pool, message, proposal.content))
}

/** Its own id, and that of what it takes the place of: as its extractor says, else its opposite by key. */
export function idsOf(pool: Pool, { id, key, replaces }: Proposal): readonly [MemoryId, MemoryId] {
  if (replaces !== undefined) return [id, replaces]
  const opposite = key === undefined ? undefined : oppositeOf(key)
  return [id, opposite === undefined ? id : keyedMemoryId(pool, opposite)]
}

/** The same topic with the opposite said about it. */
export function oppositeOf(key: string): string | undefined {
  const at = key.indexOf(":") + 1
  if (at === 0) return undefined
  return key[at] === "!" ? key.slice(0, at) + key.slice(at + 1) : `${key.slice(0, at)}!${key.slice(at)}`
}

/** The best that hold one of these words; where there is nothing to search by, the newest. */
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

/** What may stand for the same. */
export function similarFilter({ category, updatedAt }: Proposal): Where {
  return { status: STANDING, category: [...new Set([...STATEMENT_CATEGORIES, category])], at: updatedAt }
}

function searchWords(content: string): readonly string[] {
  return queryWords(content).slice(0, Math.max(MIN_WORDS, enoughWords(content)))
}

/**
 * How many words of a statement its likes are searched by. What restates it lacks at most a fifth of all its words, so that of any fifth and one more it
 * has one; a search for the rarest of them costs a fraction of one for all.
 */
export function enoughWords(content: string): number {
  return Math.ceil((1 - RESTATES_SIMILARITY) * new Set(analyse(content)).size) + 1
}
