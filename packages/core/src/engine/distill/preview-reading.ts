import type { CallOptions } from "../../contract/index.ts"
import { MemoryError } from "../../contract/index.ts"
import { MODEL_READER, readWithModel } from "../../defaults/model-reader/model-reader.ts"
import { findRelated } from "../../turn/remember/known.ts"
import { findKnownOwner } from "../../turn/remember/known-owner.ts"
import { prepareTurn, type RememberJob } from "../../turn/remember/prepare.ts"
import { type Preview, previewProposals } from "../../turn/remember/preview.ts"
import type { RememberParts } from "../../turn/remember/remember.ts"
import { createVerbatimMemories } from "../../turn/remember/verbatim.ts"
import type { MeteredModel } from "../model/metered-model.ts"
import { checkDrafts } from "./check-drafts.ts"
import { messagesOf, shownMessage } from "./read-session.ts"
import { MAX_KNOWN } from "./session-reader.ts"
import { proposalsOf } from "./write-drafts.ts"

/**
 * What the model would read in a turn, checked and reconciled as if the turn were stored. Writes nothing but the ledger.
 * Throws the failure of the call, and `upstream_failed` if its answer cannot be read.
 */
export async function previewReading(
  parts: RememberParts,
  model: MeteredModel,
  job: RememberJob,
  call?: CallOptions,
): Promise<Preview> {
  const { pool, turn, settings } = job
  const prepared = await prepareTurn(job, await findKnownOwner(parts.store, pool, turn, call))
  const { session } = prepared
  const turns = prepared.kept.flatMap(({ message, text, trust, handed }) =>
    createVerbatimMemories({
      pool,
      owner: turn.owner,
      session,
      message,
      text,
      at: turn.at,
      settings,
      trust,
      ...(handed && { handed }),
    }),
  )
  const messages = messagesOf(turns)
  const shown = messages.filter(({ typed }) => typed.trim() !== "").map(shownMessage)
  const tokens = { input: 0, output: 0 }
  if (shown.length === 0) {
    return { ...(await previewProposals(parts, job, prepared, [], call)), reading: { tokens, rejected: {} } }
  }
  const known = await findRelated(parts.store, pool, { ...turn, before: [], messages: shown }, MAX_KNOWN, call)
  const complete: Parameters<typeof readWithModel>[0] = async (request, options) => {
    const answer = await model.complete(request, { tenant: pool.tenant, kind: "extract", isUrgent: true, ...options })
    tokens.input += answer.tokens.input
    tokens.output += answer.tokens.output
    return answer
  }
  const { drafts, misplaced, unreadable } = await readWithModel(complete, { before: [], messages: shown, known }, call)
  if (unreadable !== undefined) {
    throw new MemoryError("upstream_failed", unreadable, { remedy: "Try again, or name another model." })
  }
  const { checked, rejected } = checkDrafts(drafts, { before: [], messages, known })
  rejected["not-the-person"] += misplaced
  const by = `${MODEL_READER.name}@${MODEL_READER.version}`
  const places = new Map(
    prepared.kept.flatMap(({ message, place }) => (place === undefined ? [] : [[message.id, place]])),
  )
  const { conversation } = prepared
  const proposed = await proposalsOf({ pool, session, owner: turn.owner, by, conversation, places }, checked)
  return { ...(await previewProposals(parts, job, prepared, proposed, call)), reading: { tokens, rejected } }
}
