import { type CallOptions, type MemoryId, STATUSES } from "../../contract/index.ts"
import { matches } from "../../plugin/matches.ts"
import { ExplainRecorder } from "../../turn/recall/explain-recorder.ts"
import { type ExplainedMemory, type Explanation, explainRecall } from "../../turn/recall/explanation.ts"
import { recall } from "../../turn/recall/recall.ts"
import type { RecallParts, RecallRequest } from "../../turn/recall/recall-request.ts"
import { reasonSentence, whyNotFound } from "../../turn/recall/why-not.ts"

/** Runs a recall with a recorder, and explains for each of these ids why it was selected or not. */
export async function explain(
  parts: RecallParts,
  asked: RecallRequest,
  ids: readonly MemoryId[],
  call?: CallOptions,
): Promise<Explanation & { readonly answers: readonly ExplainedMemory[] }> {
  const recorder = new ExplainRecorder()
  const ask = { ...asked, recorder }
  const explanation = explainRecall(ask, recorder, await recall(parts, ask, call))
  return { ...explanation, answers: await explainIds(parts, ask, ids, explanation) }
}

async function explainIds(
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
