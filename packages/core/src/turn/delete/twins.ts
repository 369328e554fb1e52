import { type Memory, type MemoryId, type Pool, STATUSES, type Store } from "../../contract/index.ts"
import { queryWords } from "../../text/query-words.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import { isSameStatement, normalizeStatement } from "../remember/statement-analysis.ts"
import type { StatementSources } from "./source-messages.ts"

/**
 * The memories that say the same as a deleted statement and were read from a message that states it: a sentence may
 * have been read twice, under two categories. Pinned memories are none.
 */
export async function findTwins(
  store: Store,
  pool: Pool,
  facts: readonly Memory[],
  sources: readonly StatementSources[],
): Promise<readonly Memory[]> {
  const twins = new Map<MemoryId, Memory>()
  const deleted = new Set(facts.map(({ id }) => id))
  for (const [place, fact] of facts.entries()) {
    const stated = normalizeStatement(fact)
    for (const { session, message, position } of sources[place]?.messages ?? []) {
      if (position === undefined) continue
      const where = { session, position: { from: position, below: position + 1 }, status: STATUSES }
      for await (const memory of each((page) => store.list(scopeOf(pool), { ...page, where }))) {
        if (memory.category === "turn" || memory.source.message !== message || memory.pinned) continue
        if (deleted.has(memory.id)) continue
        const isTwin = isSameStatement(normalizeStatement(memory), stated) || isOtherReading(memory, fact)
        if (isTwin) twins.set(memory.id, memory)
      }
    }
  }
  return [...twins.values()]
}

/** Whether both were read from the same words and say the same in the same terms: "I'm Jewish" and "Is Jewish". */
function isOtherReading(one: Memory, other: Memory): boolean {
  const [at, where] = [one.source.at, other.source.at]
  if (at === undefined || at.memory !== where?.memory || at.from !== where.from || at.to !== where.to) return false
  const terms = new Set(queryWords(one.content))
  const others = new Set(queryWords(other.content))
  return terms.size > 0 && terms.size === others.size && [...terms].every((term) => others.has(term))
}
