import type { Memory, MemoryId, Scope } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { Version, Where, WriteOptions } from "../../contract/store.ts"
import { matches } from "../../plugin/matches.ts"
import { each } from "../../turn/pages.ts"
import { put } from "../../turn/revise.ts"
import { newestWith, type VersionParts } from "./versions.ts"

export interface UndoParts extends VersionParts {
  /** Takes memories out of every read, and with statements the messages that they were read from unless `alone`; those that went along. */
  readonly softDelete: (
    memories: readonly Memory[],
    by: string,
    at: number,
    alone?: boolean,
  ) => Promise<readonly Memory[]>
}

/** What an undone source had made is forgotten; what it had changed or ended stands again as it was. */
export interface UndoResult {
  readonly forgotten: readonly MemoryId[]
  readonly restored: readonly MemoryId[]
}

/**
 * Takes back all that came from one source: a session, an origin, a speaker. A memory that is the source's alone is forgotten; one that it revised goes back
 * to its last version of other making; one that it superseded stands again. Nothing of it comes back when the history is sent again.
 */
export async function undo(parts: UndoParts, scope: Scope, source: Where, options: WriteOptions): Promise<UndoResult> {
  const { store } = parts
  const where = { ...source, status: STATUSES }
  const isOfSource = (memory: Memory): boolean => matches(memory, where)
  const all = await Array.fromAsync(each((page) => store.list(scope, { ...page, where })))
  const ended = new Set(all.filter(({ status }) => status === "active").flatMap(endedBy))
  const own: Memory[] = []
  const restored: MemoryId[] = []
  for (const memory of all) {
    ended.delete(memory.id)
    const before = await versionBefore(parts, scope, memory, (version) => !isOfSource(version.memory))
    if (before === undefined) own.push(memory)
    else if (await standsAgain(parts, memory, before, options)) restored.push(memory.id)
  }
  const along = await parts.softDelete(own, options.by, options.at)
  for (const memory of await store.read(scope, [...ended])) {
    if (memory?.status !== "superseded") continue
    const before = await versionBefore(parts, scope, memory, (version) => version.memory.status !== "superseded")
    if (before && (await standsAgain(parts, memory, before, options))) restored.push(memory.id)
  }
  return { forgotten: [...own, ...along].map(({ id }) => id), restored }
}

function endedBy({ links = [] }: Memory): readonly MemoryId[] {
  return links.filter(({ as }) => as === "supersedes").map(({ to }) => to)
}

/** `undefined` where the store keeps no earlier versions. */
async function versionBefore(
  { store }: UndoParts,
  scope: Scope,
  { id, revision }: Memory,
  holds: (version: Version & { readonly memory: Memory }) => boolean,
): Promise<Memory | undefined> {
  if (store.history === undefined || revision === 1) return undefined
  return newestWith(store, { scope }, id, (version) => version.revision < revision && holds(version))
}

/** False when somebody changed it in between: then it is no longer the source's. */
async function standsAgain({ store }: UndoParts, now: Memory, before: Memory, options: WriteOptions): Promise<boolean> {
  const { signals: _, ...rest } = before
  return (await put(store, { ...rest, updatedAt: options.at, revision: now.revision + 1 }, options)) === "applied"
}
