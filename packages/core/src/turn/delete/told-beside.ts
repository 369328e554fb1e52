import { type Memory, type Pool, STATUSES, type Store } from "../../contract/index.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"

/** Whether a sentence of a message states what another memory holds. */
export type IsToldBeside = (turn: Memory, sentence: string) => boolean

/**
 * What short messages tell beside what is to be forgotten: the sentences from which other facts were read. "I got
 * divorced. I live in Leeds." is one message of two matters.
 */
export async function findToldBeside(
  store: Store,
  pool: Pool,
  turns: readonly Memory[],
  goes: (memory: Memory) => boolean,
  isMeant: (sentence: string) => boolean,
): Promise<IsToldBeside> {
  const stays = new Map<string, string[]>()
  for (const { id, owner, source } of turns) {
    const { position } = source
    if (position === undefined) continue
    const where = {
      session: owner.session ?? "",
      position: { from: position, below: position + 1 },
      status: STATUSES,
    }
    const quotes: string[] = []
    for await (const memory of each((page) => store.list(scopeOf(pool), { ...page, where }))) {
      const isOther = memory.category !== "turn" && memory.source.message === source.message && !goes(memory)
      const told = isOther ? sentencesOf(memory.source.quote ?? memory.content).map(({ text }) => text) : []
      if (!told.some(isMeant)) quotes.push(...told)
    }
    stays.set(id, quotes)
  }
  return (turn, sentence) => stays.get(turn.id)?.includes(sentence) === true
}
