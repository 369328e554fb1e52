import { type Memory, type MemoryId, type Pool, STATUSES, type Store, type TextRange } from "../../contract/index.ts"
import { type Sentence, sentencesOf } from "../../text/sentences.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import { withForgetChoice } from "../remember/review-reasons.ts"
import { revise } from "../revise.ts"
import { type OfferedMemory, offeredMemory, offeredSentences, readOffered } from "./forget-offers.ts"
import type { ForgetParts, Forgotten } from "./forget-parts.ts"
import { keepIntroductions, toldAt } from "./joined-facts.ts"
import { losesSentences, statesWithout } from "./note.ts"
import type { RequestTime } from "./request-time.ts"

/**
 * Removes what a person chose of the memories that an unclear request may mean, if it is no newer than `before`. Of a
 * message or a note only the offered sentences go, with the facts that were read from them.
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
    if (!losesSentences(memory)) continue
    const own = offeredSentences(one, memory).map(({ start, end }): TextRange => ({ from: start, to: end }))
    if (memory.category === "turn" || statesWithout(memory.content, own)) ranges.set(memory.id, own)
    if (memory.category !== "turn") continue
    for (const fact of await readFrom(store, pool, memory, own)) memories.set(fact.id, fact)
  }
  const ids = [...memories.keys()]
  await lastForgotten.record(pool, before, ids)
  if (ids.length === 0) return { removed: 0, near: 0 }
  const facts = [...memories.values()]
  const how = { ranges, narrow: keepIntroductions(facts, () => false) }
  const shortened = await softDelete(facts, "remember", before.at, how)
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
  return all.filter((memory) => {
    const at = toldAt(memory)
    return at?.memory === id && ranges.some(({ from, to }) => at.from < to && at.to > from)
  })
}

const MAX_CHOICES = 8

/** A memory that a request may mean, and what of it is offered. */
export interface Offerable {
  readonly memory: Memory
  readonly offered: OfferedMemory
}

/** The memories that an unclear request may mean, of messages the near sentences. */
export function offerableMemories(
  near: readonly Memory[],
  isNear: (sentence: string) => boolean,
): readonly Offerable[] {
  const nearIn = ({ content }: Memory): readonly Sentence[] => sentencesOf(content).filter(({ text }) => isNear(text))
  const facts = near.filter(({ category }) => category !== "turn")
  // A message whose near sentences were all read into offered facts goes with these.
  const isRead = (turn: Memory): boolean =>
    nearIn(turn).every(({ start, end }) =>
      facts.map(toldAt).some((from) => from?.memory === turn.id && from.from < end && from.to > start),
    )
  return near
    .filter((memory) => memory.category !== "turn" || !isRead(memory))
    .slice(0, MAX_CHOICES)
    .map((memory) => ({
      memory,
      offered: offeredMemory(
        memory,
        nearIn(memory).map(({ text }) => text),
      ),
    }))
}

/** Puts the memories that an unclear request may mean into review, so that the person can choose. */
export async function offerChoices(
  store: Store,
  offerable: readonly Offerable[],
  at: number,
): Promise<readonly OfferedMemory[]> {
  for (const { memory } of offerable) await revise(store, memory, withForgetChoice, { by: "remember", at })
  return offerable.map(({ offered }) => offered)
}
