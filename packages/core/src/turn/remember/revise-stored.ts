import type { Change, Link, Memory, Pool } from "../../contract/index.ts"
import { plain } from "../../text/similarity.ts"
import { memoryWords } from "../../text/words.ts"
import { turnMemoryId } from "../ids.ts"
import type { Proposal } from "./proposal.ts"

/** `conflicting`: kept for review beside what it contradicts, which weighs more. */
export type WriteEffect = "created" | "updated" | "duplicate" | "superseded" | "conflicting"

export interface ReconciledDraft {
  readonly did: WriteEffect
  readonly memory: Memory
  readonly changes: readonly Change[]
}

/** Links to a superseded statement and its source message, whose words are then not recalled as current. */
export function supersedingLinks(pool: Pool, memory: Memory, by: Pick<Memory, "source">): readonly Link[] {
  const earlier = (memory.links ?? []).filter(({ as }) => as === "supersedes").slice(0, MAX_SUPERSEDED)
  return [{ to: memory.id, as: "supersedes" }, ...messageLinks(pool, memory, by), ...earlier]
}

/** The same for a statement that keeps its id. Links of earlier revisions stay. */
export function revisionLinks(pool: Pool, stored: Memory, proposal: Proposal): readonly Link[] {
  const before = (stored.links ?? []).filter(({ as }) => as === "supersedes")
  const now = plain(proposal.content) === plain(stored.content) ? [] : messageLinks(pool, stored, proposal)
  const all = [...(proposal.links ?? []), ...now, ...before]
  return [...new Map(all.map((link) => [link.to, link])).values()].slice(0, MAX_SUPERSEDED)
}

const MAX_SUPERSEDED = 8

function messageLinks(pool: Pool, { owner, source: { message } }: Memory, by: Pick<Memory, "source">): readonly Link[] {
  const { session } = owner
  if (session === undefined || message === undefined || message === by.source.message) return []
  return [{ to: turnMemoryId(pool, session, message), as: "supersedes" }]
}

/**
 * The next revision of a stored memory: id, creation time and pin stay, metadata is merged, links and review come from
 * the proposal.
 */
export function reviseStored(stored: Memory, proposal: Proposal, opposed: readonly Memory[] = []): ReconciledDraft {
  const whole = recordOf(proposal)
  const { links: _, validUntil: __, signals: ___, review: ____, ...kept } = stored
  const rest = stored.key === undefined ? withoutKey(whole) : whole
  const memory: Memory = {
    ...kept,
    ...rest,
    id: stored.id,
    metadata: { ...stored.metadata, ...proposal.metadata },
    importance: setsImportance(stored, proposal)
      ? proposal.importance
      : Math.max(stored.importance, proposal.importance),
    createdAt: stored.createdAt,
    revision: stored.revision + 1,
  }
  const did = opposed.length > 0 ? "superseded" : "updated"
  return { did, memory, changes: [...supersedeOpposed(opposed, proposal), putOf(memory)] }
}

/** An explicit call with the key sets the importance; a repetition never lowers it. */
function setsImportance(stored: Memory, { explicit, key }: Proposal): boolean {
  return explicit === true && key !== undefined && key === stored.key
}

export function supersedeOpposed(opposed: readonly Memory[], { updatedAt }: Proposal): readonly Change[] {
  return opposed.filter(({ status }) => status === "active").map((memory) => supersede(memory, updatedAt))
}

/** Marks a memory as superseded from this moment. */
export function supersede(memory: Memory, at: number): Change {
  const { signals: _, ...rest } = memory
  const ended: Memory = {
    ...rest,
    status: "superseded",
    validUntil: at,
    updatedAt: at,
    revision: memory.revision + 1,
  }
  return { op: "put", memory: ended, index: { words: memoryWords(memory) } }
}

export function putOf(memory: Memory): Change {
  return { op: "put", memory, index: { words: memoryWords(memory) } }
}

/** Drops the key, which another memory keeps. */
export function withoutKey(record: ProposedRecord): ProposedRecord {
  const { key: _, ...rest } = record
  return rest
}

type ProposedRecord = Omit<Proposal, "explicit" | "isOwn" | "omitted" | "replaces" | "salience">

/** The stored part of a proposal, without the fields that control reconciling. */
export function recordOf(proposal: Proposal): ProposedRecord {
  const { explicit: _, isOwn: __, omitted: ___, replaces: ____, salience: _____, ...record } = proposal
  return record
}
