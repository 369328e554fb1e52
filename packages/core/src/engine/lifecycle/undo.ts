import type { Memory, MemoryId, Scope } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { Version, Where, WriteOptions } from "../../contract/store.ts"
import { matches } from "../../plugin/matches.ts"
import { each } from "../../turn/pages.ts"
import { put } from "../../turn/revise.ts"
import type { TurnParts } from "../../turn/turn-context.ts"
import { findNewestVersion, type VersionParts } from "./versions.ts"

export type UndoParts = VersionParts & Pick<TurnParts, "softDelete">

/** The memories that an undo deleted and restored. */
export interface UndoResult {
  readonly forgotten: readonly MemoryId[]
  readonly restored: readonly MemoryId[]
}

/**
 * Reverts everything that came from one source: a session, an origin or a speaker. Deletes memories that only the
 * source wrote, restores the last version of others before it, and reactivates memories that it superseded. Resending
 * the history does not bring them back.
 */
export async function undo(parts: UndoParts, scope: Scope, source: Where, options: WriteOptions): Promise<UndoResult> {
  const { store } = parts
  const where = { ...source, status: STATUSES }
  const isOfSource = (memory: Memory): boolean => matches(memory, where)
  const all = await Array.fromAsync(each((page) => store.list(scope, { ...page, where })))
  const ended = new Set(all.filter(({ status }) => status === "active").flatMap(supersededBy))
  const own: Memory[] = []
  const restored: MemoryId[] = []
  for (const memory of all) {
    ended.delete(memory.id)
    const before = await findVersionBefore(parts, scope, memory, (version) => !isOfSource(version.memory))
    if (before === undefined) own.push(memory)
    else if (await revertTo(parts, memory, before, options)) restored.push(memory.id)
  }
  const sources = await parts.softDelete(own, options.by, options.at)
  for (const memory of await store.read(scope, [...ended])) {
    if (memory?.status !== "superseded") continue
    const before = await findVersionBefore(parts, scope, memory, (version) => version.memory.status !== "superseded")
    if (before && (await revertTo(parts, memory, before, options))) restored.push(memory.id)
  }
  return { forgotten: [...own, ...sources].map(({ id }) => id), restored }
}

function supersededBy({ links = [] }: Memory): readonly MemoryId[] {
  return links.filter(({ as }) => as === "supersedes").map(({ to }) => to)
}

/** `undefined` where the store keeps no earlier versions. */
async function findVersionBefore(
  { store }: UndoParts,
  scope: Scope,
  { id, revision }: Memory,
  holds: (version: Version & { readonly memory: Memory }) => boolean,
): Promise<Memory | undefined> {
  if (store.history === undefined || revision === 1) return undefined
  return findNewestVersion(store, { scope }, id, (version) => version.revision < revision && holds(version))
}

/** False if somebody else changed the memory meanwhile: then it is no longer the source's. */
async function revertTo({ store }: UndoParts, now: Memory, before: Memory, options: WriteOptions): Promise<boolean> {
  const { signals: _, ...rest } = before
  return (await put(store, { ...rest, updatedAt: options.at, revision: now.revision + 1 }, options)) === "applied"
}
