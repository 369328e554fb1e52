import type { CallOptions, Change, Memory, Pool, Store } from "../../contract/index.ts"
import { equallyWeighted } from "../../contract/store.ts"
import { analyse } from "../../text/analyse.ts"
import { CHANGES } from "../../text/change-cues.ts"
import { queryWords, topicWords } from "../../text/query-words.ts"
import { FACT_CATEGORIES } from "../categories.ts"
import { scopeOf } from "../pools.ts"

/** Maximum number of facts that a message is compared with. */
const MAX_COMPARED = 20
/** Minimum share of a fact's topic words that a message which corrects it holds. */
const MIN_SHARED = 1 / 3
/** A longer message is no correction; its sentences are about several things. */
const MAX_CHARACTERS = 600

/**
 * Makes a message that corrects a fact, and of which no fact was read (`factual`: those of which one was), live as long as that fact:
 * turns expire and facts do not, so the old value would outlive the new one.
 */
export async function withCorrectionsKept(
  store: Store,
  pool: Pool,
  changes: readonly Change[],
  factual: ReadonlySet<string>,
  call?: CallOptions,
): Promise<readonly Change[]> {
  return Promise.all(
    changes.map(async (change): Promise<Change> => {
      if (change.op !== "put" || !mayCorrect(change.memory, factual)) return change
      const corrected = await findCorrected(store, pool, change.memory, call)
      if (corrected.length === 0) return change
      const { expiresAt = 0, ...memory } = change.memory
      const latest = Math.max(expiresAt, ...corrected.map((fact) => fact.expiresAt ?? Number.POSITIVE_INFINITY))
      return { ...change, memory: Number.isFinite(latest) ? { ...memory, expiresAt: latest } : memory }
    }),
  )
}

function mayCorrect({ category, source, content, expiresAt }: Memory, factual: ReadonlySet<string>): boolean {
  if (category !== "turn" || source.origin !== "user" || expiresAt === undefined) return false
  return content.length <= MAX_CHARACTERS && !factual.has(source.message ?? "") && CHANGES.test(content)
}

async function findCorrected(
  store: Store,
  pool: Pool,
  { content, createdAt }: Memory,
  call?: CallOptions,
): Promise<readonly Memory[]> {
  const words = queryWords(content)
  if (store.text === undefined || words.length === 0) return []
  const query = { text: content, words: equallyWeighted(words) }
  const where = { category: FACT_CATEGORIES, status: ["active"] } as const
  const { hits } = await store.text.search(scopeOf(pool), query, { limit: MAX_COMPARED, where, ...call })
  const held = new Set(analyse(content))
  return hits.flatMap(({ memory }) => {
    const topics = topicWords(memory.content)
    const shared = topics.filter((word) => held.has(word)).length
    return memory.createdAt < createdAt && shared > 0 && shared >= MIN_SHARED * topics.length ? [memory] : []
  })
}
