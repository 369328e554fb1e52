import type { MemoryId } from "../../contract/memory.ts"
import type { CallOptions } from "../../contract/store.ts"
import { matches } from "../../plugin/matches.ts"
import { ANY_STATUS } from "../../turn/any-status.ts"
import { type Answered, type Explanation, explained } from "../../turn/recall/explanation.ts"
import { Ledger } from "../../turn/recall/ledger.ts"
import { type RecallAsk, type RecallParts, recall } from "../../turn/recall/recall.ts"
import { notFoundBecause, sentenceOf } from "../../turn/recall/why-not.ts"

/** The recall itself, with a ledger; and for each of these ids why it was chosen or not. */
export async function explain(
  parts: RecallParts,
  asked: RecallAsk,
  ids: readonly MemoryId[],
  call?: CallOptions,
): Promise<Explanation & { readonly answers: readonly Answered[] }> {
  const ledger = new Ledger()
  const ask = { ...asked, ledger }
  const explanation = explained(ask, ledger, await recall(parts, ask, call))
  return { ...explanation, answers: await answersTo(parts, ask, ids, explanation) }
}

async function answersTo(
  { store }: RecallParts,
  ask: RecallAsk,
  ids: readonly MemoryId[],
  { considered, asked }: Explanation,
): Promise<readonly Answered[]> {
  if (ids.length === 0) return []
  const known = new Map(considered.map((one) => [one.memory.id, one]))
  const stored = await store.read(ask.scope, ids)
  return ids.map((id, index): Answered => {
    const met = known.get(id)
    if (met) return { id, reason: met.reason, because: met.because, ...(met.by !== undefined && { by: met.by }) }
    const memory = stored[index]
    const inSight = memory && matches(memory, { ...ask.where, status: ANY_STATUS }) ? memory : undefined
    const words = asked.words.map(({ word }) => word)
    const reason = notFoundBecause(inSight, ask, words)
    return { id, reason, because: sentenceOf(reason) }
  })
}
