import { type Memory, type MemoryId, type Pool, STATUSES, type Store, type TextRange } from "../../contract/index.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import { type OfferedMemory, offeredSentences, readOffered } from "./forget-offers.ts"
import type { ForgetParts, Forgotten } from "./forget-parts.ts"
import type { RequestTime } from "./request-time.ts"

/**
 * Removes what a person chose of the memories that an unclear request may mean, if it is no newer than `before`. Of a
 * message only the offered sentences go, with the facts that were read from them.
 */
export async function forgetOffered(
  { store, softDelete, lastForgotten }: Pick<ForgetParts, "store" | "softDelete" | "lastForgotten">,
  pool: Pool,
  offered: readonly OfferedMemory[],
  before: RequestTime,
): Promise<Forgotten> {
  const stored = (await readOffered(store, pool, offered)).filter(({ memory }) => before.includes(memory))
  const ranges = new Map<MemoryId, readonly TextRange[]>()
  const memories = new Map<MemoryId, Memory>()
  for (const { offered: one, memory } of stored) {
    memories.set(memory.id, memory)
    if (memory.category !== "turn") continue
    const own = offeredSentences(one, memory).map(({ start, end }): TextRange => ({ from: start, to: end }))
    ranges.set(memory.id, own)
    for (const fact of await readFrom(store, pool, memory, own)) memories.set(fact.id, fact)
  }
  const ids = [...memories.keys()]
  await lastForgotten.record(pool, before, ids)
  if (ids.length === 0) return { removed: 0, near: 0 }
  const shortened = await softDelete([...memories.values()], "remember", before.at, { ranges })
  return { removed: new Set([...ids, ...shortened.map(({ id }) => id)]).size, near: 0 }
}

/** The facts that were read from these ranges of a message. */
async function readFrom(
  store: Store,
  pool: Pool,
  { id, owner: { session } }: Memory,
  ranges: readonly TextRange[],
): Promise<readonly Memory[]> {
  const where = { ...(session !== undefined && { session }), status: STATUSES } as const
  const all = await Array.fromAsync(each((page) => store.list(scopeOf(pool), { ...page, where })))
  return all.filter(
    ({ pinned, source: { at } }) =>
      !pinned && at?.memory === id && ranges.some(({ from, to }) => at.from < to && at.to > from),
  )
}
