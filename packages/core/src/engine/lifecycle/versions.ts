import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { History, Page, PageQuery, Store, Version, WriteOptions } from "../../contract/store.ts"
import { matches } from "../../plugin/matches.ts"
import { each } from "../../turn/pages.ts"
import type { Reach } from "../../turn/pools.ts"
import { isSame, put } from "../../turn/revise.ts"

const MOST_ATTEMPTS = 6

export interface VersionParts {
  readonly store: Store
  /** Puts back a memory that the revision `deletedIn` deleted, and what went with it; false where others changed it meanwhile. */
  readonly restoreDeleted: (memory: Memory, deletedIn: number, options: WriteOptions) => Promise<boolean>
}

/** The versions of one memory, newest first, also of a deleted one; nothing where there is none, or none inside the reach. */
export async function history(
  { store }: Pick<VersionParts, "store">,
  { scope, where }: Reach,
  id: MemoryId,
  page: PageQuery,
): Promise<Page<Version> | undefined> {
  const found = await historyOf(store).versions(scope, id, page)
  // A page behind the first may hold nothing that tells whose it is; the first page was asked for with the same names.
  const newest = await newestWith(store, { scope }, id, () => true)
  return newest !== undefined && matches(newest, { ...where, status: STATUSES }) ? found : undefined
}

/**
 * Puts a version back as the next revision: the one named, else the one before the last change, which of a deleted memory is the memory as it was.
 * What was deleted with it comes back with it.
 * `undefined`: there is no such memory. `options_invalid`: it has no such version, or none before the first.
 */
export async function restore(
  parts: VersionParts,
  reach: Reach,
  id: MemoryId,
  revision: number | undefined,
  options: WriteOptions,
): Promise<Memory | undefined> {
  const { store, restoreDeleted } = parts
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const first = await history(parts, reach, id, { limit: 1 })
    const [newest] = first?.items ?? []
    if (newest === undefined) return undefined
    const wanted = await newestWith(store, reach, id, (version) =>
      revision === undefined ? version.revision < newest.revision : version.revision === revision,
    )
    if (wanted === undefined) throw noVersion(id, revision)
    if (newest.memory !== undefined && isSame(newest.memory, wanted)) return newest.memory
    const { signals: _, ...rest } = wanted
    const memory: Memory = { ...rest, updatedAt: options.at, revision: newest.revision + 1 }
    const isBack =
      newest.memory === undefined
        ? await restoreDeleted(memory, newest.revision, options)
        : (await put(store, memory, options)) === "applied"
    if (isBack) return memory
  }
  throw new MemoryError("conflict", `Others changed the memory ${id} at every attempt to restore it`)
}

/** The newest version with a memory for which `holds` says so. */
export async function newestWith(
  store: Store,
  { scope }: Pick<Reach, "scope">,
  id: MemoryId,
  holds: (version: Version & { readonly memory: Memory }) => boolean,
): Promise<Memory | undefined> {
  const history = historyOf(store)
  for await (const { memory, ...version } of each((page) => history.versions(scope, id, page))) {
    if (memory !== undefined && holds({ ...version, memory })) return memory
  }
  return undefined
}

/** `part_missing` where the store keeps no earlier versions. */
export function historyOf({ name, history }: Store): History {
  if (history !== undefined) return history
  throw new MemoryError("part_missing", `The store ${name} keeps no earlier versions`, {
    remedy: "Use a store that has a history.",
  })
}

function noVersion(id: MemoryId, revision: number | undefined): MemoryError {
  return revision === undefined
    ? new MemoryError("options_invalid", `The memory ${id} has no version before its last change`, {
        remedy: "Look at its history.",
      })
    : new MemoryError("options_invalid", `The memory ${id} has no version ${revision}, or it was deleted in it`, {
        remedy: "Look at its history for the revisions there are.",
      })
}
