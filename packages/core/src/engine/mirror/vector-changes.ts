import type { MemoryId } from "../../contract/memory.ts"
import type { Change, Outcome } from "../../contract/store.ts"
import type { VectorUpdate } from "./mirror.ts"

/**
 * The changes in order, in parts: a new one begins where a memory that was just given a vector is changed again, because a vector belongs to the
 * text it came with.
 */
export function parted(changes: readonly Change[]): readonly (readonly Change[])[] {
  const parts: Change[][] = [[]]
  let given = new Set<MemoryId>()
  for (const change of changes) {
    const id = idOf(change)
    if (given.has(id)) {
      parts.push([])
      given = new Set()
    }
    parts.at(-1)?.push(change)
    if ("index" in change && change.index?.embedding !== undefined) given.add(id)
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

/** The vectors that came with changes which were applied. */
export function givenWith(
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
