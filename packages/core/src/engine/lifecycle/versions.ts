import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { History, Page, PageQuery, Store, Version, WriteOptions } from "../../contract/store.ts"
import { matches } from "../../plugin/matches.ts"
import { each } from "../../turn/pages.ts"
import type { Reach } from "../../turn/pools.ts"
import { isSame, put } from "../../turn/revise.ts"
import type { TurnParts } from "../../turn/turn-context.ts"

const MAX_ATTEMPTS = 6

export type VersionParts = Pick<TurnParts, "store" | "restoreDeleted">

/** The versions of one memory, newest first, of a deleted one too; `undefined` if the reach contains no such memory. */
export async function history(
  { store }: Pick<VersionParts, "store">,
  { scope, where }: Reach,
  id: MemoryId,
  page: PageQuery,
): Promise<Page<ListedVersion> | undefined> {
  const found = await requireHistory(store).versions(scope, id, page)
  // A later page may contain only deletions, which name no owner, so the newest memory decides.
  const newest = await findNewestVersion(store, { scope }, id, () => true)
  if (newest === undefined || !matches(newest, { ...where, status: STATUSES })) return undefined
  const [last] = (await requireHistory(store).versions(scope, id, { limit: 1 })).items
  return last?.memory === undefined ? { ...found, items: found.items.map(withoutWords) } : found
}

function withoutWords({ memory, ...version }: Version): ListedVersion {
  return memory === undefined ? version : { ...version, isWithheld: true }
}

/** A version. Of a deleted memory its words are withheld until it is restored. */
export interface ListedVersion extends Version {
  readonly isWithheld?: true
}

/**
 * Restores a version as the next revision: the given one, else the one before the last change, together with what was
 * deleted with it. `undefined` if there is no such memory, `options_invalid` if there is no such version.
 */
export async function restoreToVersion(
  parts: VersionParts,
  reach: Reach,
  id: MemoryId,
  revision: number | undefined,
  options: WriteOptions,
): Promise<Memory | undefined> {
  const { store, restoreDeleted } = parts
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const first = await history(parts, reach, id, { limit: 1 })
    const [newest] = first?.items ?? []
    if (newest === undefined) return undefined
    const target = await findNewestVersion(store, reach, id, (version) =>
      revision === undefined ? version.revision < newest.revision : version.revision === revision,
    )
    // A turn whose words are back has no earlier version.
    if (target === undefined && revision === undefined && newest.memory?.category === "turn" && newest.revision > 1) {
      return newest.memory
    }
    if (target === undefined) throw missingVersionError(id, revision)
    if (newest.memory !== undefined && isSame(newest.memory, target)) return newest.memory
    const { signals: _, ...rest } = target
    const memory: Memory = { ...rest, updatedAt: options.at, revision: newest.revision + 1 }
    const isBack =
      newest.memory === undefined
        ? await restoreDeleted(memory, newest.revision, options)
        : (await put(store, memory, options)) === "applied"
    if (isBack) return memory
  }
  throw new MemoryError("conflict", `Others changed the memory ${id} at every attempt to restore it`)
}

/** The newest version with a memory that satisfies `holds`. */
export async function findNewestVersion(
  store: Store,
  { scope }: Pick<Reach, "scope">,
  id: MemoryId,
  holds: (version: Version & { readonly memory: Memory }) => boolean,
): Promise<Memory | undefined> {
  const history = requireHistory(store)
  for await (const { memory, ...version } of each((page) => history.versions(scope, id, page))) {
    if (memory !== undefined && holds({ ...version, memory })) return memory
  }
  return undefined
}

/** `part_missing` where the store keeps no earlier versions. */
export function requireHistory({ name, history }: Store): History {
  if (history !== undefined) return history
  throw new MemoryError("part_missing", `The store ${name} keeps no earlier versions`, {
    remedy: "Use a store that has a history.",
  })
}

function missingVersionError(id: MemoryId, revision: number | undefined): MemoryError {
  return revision === undefined
    ? new MemoryError("options_invalid", `The memory ${id} has no version before its last change`, {
        remedy: "Look at its history.",
      })
    : new MemoryError("options_invalid", `The memory ${id} has no version ${revision}, or it was deleted in it`, {
        remedy: "See its history for existing revisions.",
      })
}
