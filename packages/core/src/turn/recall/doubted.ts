import type { Memory, MemoryId } from "../../contract/index.ts"
import { conflictsOf } from "../pairs/link-doubted.ts"
import type { RankedCandidate } from "./candidates.ts"

/** Ranked candidates, and the stored state of those that are read in another one. */
export interface DoubtedCandidates {
  readonly ranked: readonly RankedCandidate[]
  readonly stored: ReadonlyMap<string, Memory>
}

/** Maximum number of doubted statements of which the newer ones are read. */
const MAX_READ = 20

/**
 * Puts the newer of two statements that may contradict each other before the older one, which gets the day from which
 * on it may no longer hold. `read` reads memories that the question did not find.
 */
export async function newestFirst(
  ranked: readonly RankedCandidate[],
  read: (ids: readonly MemoryId[]) => Promise<readonly (Memory | undefined)[] | undefined>,
): Promise<DoubtedCandidates> {
  const linked = ranked.filter(({ memory }) => isStated(memory) && conflictsOf(memory).length > 0).slice(0, MAX_READ)
  if (linked.length === 0) return { ranked, stored: new Map() }
  const byId = new Map<string, RankedCandidate>(ranked.map((one) => [one.memory.id, one]))
  const missing = [...new Set(linked.flatMap(({ memory }) => conflictsOf(memory)))].filter((id) => !byId.has(id))
  const others = missing.length === 0 ? [] : ((await read(missing)) ?? [])
  const known = new Map<string, Memory>(ranked.map(({ memory }) => [memory.id, memory]))
  for (const memory of others) if (memory !== undefined) known.set(memory.id, memory)
  const stored = new Map<string, Memory>()
  const shown = new Set<string>()
  const result: RankedCandidate[] = []
  const isLinked = new Set(linked.map(({ memory }) => memory.id))
  for (const one of ranked) {
    const { memory } = one
    if (shown.has(memory.id)) continue
    const newer = isLinked.has(memory.id) ? newerThan(memory, known) : undefined
    if (newer === undefined) {
      result.push(one)
      continue
    }
    if (!shown.has(newer.id)) {
      shown.add(newer.id)
      const before = byId.get(newer.id)
      result.push(
        before === undefined ? { ...one, memory: newer } : { ...before, score: Math.max(before.score, one.score) },
      )
    }
    stored.set(memory.id, memory)
    result.push({ ...one, memory: { ...memory, validUntil: newer.createdAt } })
  }
  return { ranked: result, stored }
}

/** The newest of the known statements that a memory may contradict and that were made after it. */
export function newerThan(memory: Memory, known: ReadonlyMap<string, Memory>): Memory | undefined {
  const newer = conflictsOf(memory).flatMap((id) => {
    const other = known.get(id)
    return other !== undefined && isStated(other) && other.createdAt > memory.createdAt ? [other] : []
  })
  return newer.toSorted((one, other) => other.createdAt - one.createdAt)[0]
}

const isStated = ({ status, category, review }: Memory): boolean =>
  status === "active" && category !== "turn" && review === undefined
