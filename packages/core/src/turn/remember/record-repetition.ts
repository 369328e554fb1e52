import type { Change, Memory, MemoryId } from "../../contract/index.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { isModelled, type OmittedField, type Proposal } from "./proposal.ts"
import { type ReconciledDraft, reviseStored } from "./revise-stored.ts"
import { sessionHashOf } from "./session-hash.ts"

/** Records that a memory was stated again: it is counted, gets what is new of it, or becomes the person's own. */
export function recordRepetition(twin: Memory, proposed: Proposal): ReconciledDraft {
  const proposal = withFieldsOf(twin, proposed)
  if (isTakenOver(twin, proposal)) return takeOver(twin, proposal)
  const again = proposal.source.message !== undefined && proposal.source.message === twin.source.message
  if (proposal.explicit && addsTo(twin, proposal)) {
    const { links, validUntil, review } = twin
    const mayChange = rankOf(proposal) > rankOf(twin)
    const whole = mayChange ? proposal : withAuthorshipOf(twin, proposal)
    return reviseStored(twin, { ...omitUndefined({ links, validUntil, review }), ...whole })
  }
  const change = mentionOf(twin.id, sessionHashOf(proposal), sessionHashOf(twin))
  return { did: "duplicate", memory: twin, changes: again ? [] : [change] }
}

/** Counts a repetition, and the conversation that it was in if that is another one. */
function mentionOf(id: MemoryId, session: string | undefined, own: string | undefined): Change {
  const isOther = session !== undefined && session !== own
  return { op: "signal", id, add: { mentions: 1, ...(isOther && { sessions: [session] }) } }
}

/** Whether the person now says what a model has stated before. */
function isTakenOver(twin: Memory, { isOwn, status }: Proposal): boolean {
  return isOwn === true && status === "active" && twin.status === "active" && isModelled(twin)
}

/** Makes a statement the person's: origin, message and words are theirs, and the model's conversation counts as another one. */
function takeOver(twin: Memory, proposal: Proposal): ReconciledDraft {
  const { links, validUntil, review, about } = twin
  const updatedAt = Math.max(twin.updatedAt, proposal.updatedAt)
  const whole = { ...omitUndefined({ links, validUntil, review, about }), ...proposal, updatedAt }
  const { did, memory, changes } = reviseStored(twin, whole)
  return { did, memory, changes: [...changes, mentionOf(twin.id, sessionHashOf(twin), sessionHashOf(memory))] }
}

/** A repetition by somebody who ranks no higher changes neither words, author nor trust. */
function withAuthorshipOf({ content, owner, source, status }: Memory, { review: _, ...proposal }: Proposal): Proposal {
  return { ...proposal, content, owner, source, status }
}

/** The person before models, and models before what tools and files say. */
function rankOf({ source: { origin }, isOwn = true }: Pick<Proposal, "source" | "isOwn">): number {
  if (origin === "tool" || origin === "file") return 0
  return isOwn && (origin === "user" || origin === "manual") ? 2 : 1
}

function addsTo(twin: Memory, proposal: Proposal): boolean {
  const metadata = { ...twin.metadata, ...proposal.metadata }
  return (
    JSON.stringify(metadata) !== JSON.stringify(twin.metadata) ||
    (proposal.pinned ?? twin.pinned) !== twin.pinned ||
    (proposal.key !== undefined &&
      proposal.key === twin.key &&
      (proposal.category !== twin.category ||
        proposal.type !== twin.type ||
        proposal.importance !== twin.importance)) ||
    (proposal.expiresAt ?? twin.expiresAt) !== twin.expiresAt
  )
}

/** Fills omitted fields from the stored memory. */
export function withFieldsOf(stored: Memory, proposal: Proposal): Proposal {
  const isOmitted = (field: OmittedField): boolean => proposal.omitted?.includes(field) ?? false
  const { session } = stored.owner
  return {
    ...proposal,
    ...(isOmitted("type") && { type: stored.type }),
    ...(isOmitted("category") && { category: stored.category }),
    ...(isOmitted("importance") && { importance: stored.importance }),
    ...(isOmitted("session") && session !== undefined && { owner: { ...proposal.owner, session } }),
  }
}
