import type { Change, MemoryId, Outcome } from "../../contract/index.ts"
import type { VectorUpdate } from "./mirror.ts"

/**
 * Splits changes into parts in order. A memory that just got a vector is changed again only in the next part, because
 * a vector belongs to the text that it came with.
 */
export function splitByVectors(changes: readonly Change[]): readonly (readonly Change[])[] {
  const parts: Change[][] = [[]]
  let withVector = new Set<MemoryId>()
  for (const change of changes) {
    const id = idOf(change)
    if (withVector.has(id)) {
      parts.push([])
      withVector = new Set()
    }
    parts.at(-1)?.push(change)
    if ("index" in change && change.index?.embedding !== undefined) withVector.add(id)
  }
  return parts
}

export function idOf(change: Change): MemoryId {
  return change.op === "put" ? change.memory.id : change.id
}

export function withoutEmbedding(change: Change): Change {
  if ((change.op !== "put" && change.op !== "index") || change.index?.embedding === undefined) return change
  const { embedding: _, ...index } = change.index
  return { ...change, index }
}

/** The vectors of changes that were applied. */
export function appliedVectors(
  op: "put" | "index",
  changes: readonly Change[],
  outcomes: readonly Outcome[],
): readonly VectorUpdate[] {
  return changes.flatMap((change, place) => {
    const outcome = outcomes[place]
    if (change.op !== op || outcome?.status !== "applied" || change.index?.embedding === undefined) return []
    return { id: outcome.id, revision: outcome.revision, embedding: change.index.embedding }
  })
}
