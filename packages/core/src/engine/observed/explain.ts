import type { MemoryId } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { CallOptions } from "../../contract/store.ts"
import { matches } from "../../plugin/matches.ts"
import { ExplainRecorder } from "../../turn/recall/explain-recorder.ts"
import { type ExplainedMemory, type Explanation, explainRecall } from "../../turn/recall/explanation.ts"
import { type RecallParts, type RecallRequest, recall } from "../../turn/recall/recall.ts"
import { reasonSentence, whyNotFound } from "../../turn/recall/why-not.ts"

/** Runs the same recall with a ledger, and says for each of these ids why it was chosen or not. */
export async function explain(
  parts: RecallParts,
  asked: RecallRequest,
  ids: readonly MemoryId[],
  call?: CallOptions,
): Promise<Explanation & { readonly answers: readonly ExplainedMemory[] }> {
  const recorder = new ExplainRecorder()
  const ask = { ...asked, recorder }
  const explanation = explainRecall(ask, recorder, await recall(parts, ask, call))
  return { ...explanation, answers: await answersTo(parts, ask, ids, explanation) }
}

async function answersTo(
  { store }: RecallParts,
  ask: RecallRequest,
  ids: readonly MemoryId[],
  { considered, asked }: Explanation,
): Promise<readonly ExplainedMemory[]> {
  if (ids.length === 0) return []
  const known = new Map(considered.map((one) => [one.memory.id, one]))
  const stored = await store.read(ask.scope, ids)
  return ids.map((id, index): ExplainedMemory => {
    const met = known.get(id)
    if (met) return { id, reason: met.reason, because: met.because, ...(met.by !== undefined && { by: met.by }) }
    const memory = stored[index]
    const inSight = memory && matches(memory, { ...ask.where, status: STATUSES }) ? memory : undefined
    const words = asked.words.map(({ word }) => word)
    const reason = whyNotFound(inSight, ask, words)
    return { id, reason, because: reasonSentence(reason) }
  })
}
