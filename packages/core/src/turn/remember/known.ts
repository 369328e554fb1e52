import {
  type CallOptions,
  type Extractor,
  equallyWeighted,
  type Memory,
  type Pool,
  type Store,
  type Turn,
} from "../../contract/index.ts"
import { queryWords } from "../../text/query-words.ts"
import { scopeOf } from "../pools.ts"

/** Maximum number of memories for an extractor, and of candidates: verbatim turns are among them. */
const MAX_KNOWN = 50
const SEARCH_LIMIT = 200

/** Number of memories that an extractor requests. */
export function maxKnownFor({ mostKnown = 0 }: Extractor): number {
  return Math.min(MAX_KNOWN, Math.max(0, mostKnown))
}

/**
 * The active memories of a pool nearest to a turn, without verbatim turns; the newest if there is nothing to search
 * by.
 */
export async function findRelated(
  store: Store,
  pool: Pool,
  { messages, at }: Turn,
  most: number,
  call?: CallOptions,
): Promise<readonly Memory[]> {
  if (most === 0) return []
  const text = messages.map((message) => message.text).join("\n")
  const words = queryWords(text)
  const where = { status: ["active"], at } as const
  const candidates =
    store.text === undefined || words.length === 0
      ? (await store.list(scopeOf(pool), { limit: SEARCH_LIMIT, where }, call)).items
      : (
          await store.text.search(
            scopeOf(pool),
            { text, words: equallyWeighted(words) },
            { ...call, limit: SEARCH_LIMIT, where },
          )
        ).hits.map(({ memory }) => memory)
  return candidates.filter(({ category }) => category !== "turn").slice(0, most)
}
