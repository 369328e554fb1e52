import { type Memory, type MemoryId, type Pool, STATUSES, type Store } from "../../contract/index.ts"
import { scopeOf } from "../pools.ts"

/** When a person asked, and which memories were stored before: what is said later stays. */
export interface RequestTime {
  /** When the request is carried out. */
  readonly at: number
  /** When it was said, if that was not now: in a conversation that is read later. */
  readonly said?: number
  /** Whether the request is carried out in its turn, so that everything that was said in the pool is older. */
  readonly isInTurn: boolean
  includes(memory: Memory): boolean
}

/**
 * The times of memories decide only where their order of writing is unknown: a clock may have been set back, and the
 * clocks of two servers differ. `stored` are memories with a later time that were there when the request was made.
 */
export function requestTime(at: number, isInTurn: boolean, stored: readonly MemoryId[] = []): RequestTime {
  // Turns go through the pool's lane, one behind the other; other memories are stored at once.
  const wasSaid = ({ source: { message } }: Memory): boolean => isInTurn && message !== undefined
  return { at, isInTurn, includes: (memory) => memory.createdAt <= at || stored.includes(memory.id) || wasSaid(memory) }
}

/** The time of a request in a conversation that is read later: it means nothing that was told or added since. */
export function pastRequestTime(at: number, said: number): RequestTime {
  const until = Math.min(at, said)
  return { at, said: until, isInTurn: false, includes: ({ createdAt }) => createdAt <= until }
}

/** The same request of one of several people who talk in a conversation: it means nothing that somebody else among them said. */
export function askedBy(speaker: string | undefined, before: RequestTime): RequestTime {
  if (speaker === undefined) return before
  const includes = (memory: Memory): boolean =>
    before.includes(memory) && !hasOtherSpeaker(speaker, memory.source.speaker)
  return { ...before, includes }
}

/** Whether two messages name different people as those who say them. */
export function hasOtherSpeaker(one: string | undefined, other: string | undefined): boolean {
  const nameOf = (speaker: string): string => speaker.trim().toLowerCase()
  return one !== undefined && other !== undefined && nameOf(one) !== nameOf(other)
}

/** A pool that has more memories with a later time had a wrong clock for long. */
const MAX_LATER = 1_000

/** The memories of a pool that have a later time although they are stored already. */
export async function storedWithLaterTime(store: Store, pool: Pool, at: number): Promise<readonly MemoryId[]> {
  const where = { createdAt: { from: at + 1 }, status: STATUSES }
  return (await store.list(scopeOf(pool), { limit: MAX_LATER, where })).items.map(({ id }) => id)
}
