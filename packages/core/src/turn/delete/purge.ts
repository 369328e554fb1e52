import type { Memory, MemoryId, NewJob, Pool, Queue, Scope, Store, WriteOptions } from "../../contract/index.ts"
import { derivedId } from "../ids.ts"
import { oneByOne, type Work } from "../jobs.ts"
import { each } from "../pages.ts"
import { laneOf, poolOf, scopeOf } from "../pools.ts"
import { rewriteWithoutHistory } from "./rewrite-without-history.ts"
import type { Tombstones } from "./tombstones.ts"
import type { WithheldVersions } from "./withheld-versions.ts"
import type { WithheldWords } from "./withheld-words.ts"

export const PURGE = "purge"

interface PurgeParts {
  readonly store: Store
  readonly withheld: WithheldWords
  readonly versions: WithheldVersions
}

/** The body of a purge job: one deletion of one memory. */
interface Deletion extends Readonly<Record<string, string | number>> {
  readonly id: string
  /** The revision that the deletion made. */
  readonly revision: number
}

/** Cancels the purge of a restored memory and removes its tombstones. `revision` is that of the deletion. */
export async function undelete(
  { queue, tombstones }: { readonly queue: Queue; readonly tombstones: Tombstones },
  memory: Memory,
  revision: number,
  sentences: readonly string[] = [],
): Promise<void> {
  await queue.done([purgeJobId(poolOf(memory), { id: memory.id, revision })])
  await tombstones.remove(memory, sentences)
}

/** The job that erases a memory's versions at `at`, for the deletion that follows. */
export function purgeJob(memory: Memory, at: number): NewJob {
  const about = poolOf(memory)
  const body: Deletion = { id: memory.id, revision: memory.revision + 1 }
  return { id: purgeJobId(about, body), kind: PURGE, lane: laneOf(about), at, body, about }
}

function purgeJobId({ tenant, name }: Pool, { id, revision }: Deletion): string {
  return derivedId(PURGE, tenant, name, id, String(revision))
}

/**
 * Erases the versions of a memory after the undo period if this deletion is still its last change. If the id was used
 * again since, only the older versions are erased.
 */
export function createPurgeWork({ store, withheld, versions }: PurgeParts, now: () => number): Work {
  return oneByOne(async (job) => {
    // Only `deleteWithSources` queues jobs of this kind.
    await purge({ store, withheld, versions }, job.about, job.body as Deletion, { by: PURGE, at: now() })
  })
}

async function purge(
  { store, withheld, versions }: PurgeParts,
  pool: Pool,
  { id, revision }: Deletion,
  options: WriteOptions,
): Promise<void> {
  const scope = scopeOf(pool)
  const [standing] = await store.read(scope, [id])
  const erase = { op: "erase", id, revision: revision + 1 } as const
  const [erased] = standing === undefined ? await store.write(pool, [erase], options) : []
  // A later deletion has a purge of its own.
  const again = standing ?? (erased?.status === "conflict" ? erased.current : undefined)
  if (again !== undefined && (await hasOlderVersions(store, scope, id, revision))) {
    await rewriteWithoutHistory(store, pool, id, options, undefined, revision)
  }
  await withheld.run(pool, () => withheld.end(pool.tenant, id))
  await versions.end(pool.tenant, id, revision)
}

/**
 * Ends the undo period of a deleted memory at once, and that of the statements that went with it because they say the
 * same. Resolves to whether anything of it was left.
 */
export async function eraseDeleted(
  parts: PurgeParts & { readonly queue: Queue },
  { pool: name, owner, id }: Pick<Memory, "pool" | "owner" | "id">,
  options: WriteOptions,
): Promise<boolean> {
  const { queue, withheld, versions, store } = parts
  const pool = { tenant: owner.tenant, name }
  const deletionOf = async (one: MemoryId) =>
    (await versions.versions(store, scopeOf(pool), one, { limit: 1 })).items.find(({ memory }) => memory === undefined)
  const deletion = await deletionOf(id)
  if (deletion === undefined) return false
  for (const one of new Set([id, ...(await withheld.statementsWith(pool.tenant, id))])) {
    const its = await deletionOf(one)
    if (its === undefined || its.at !== deletion.at || its.by !== deletion.by) continue
    const gone: Deletion = { id: one, revision: its.revision }
    await purge(parts, pool, gone, options)
    await withheld.run(pool, () => withheld.drop(pool.tenant, one))
    await queue.done([purgeJobId(pool, gone)])
  }
  return true
}

/** Whether versions from before this deletion are left. */
async function hasOlderVersions(store: Store, scope: Scope, id: string, revision: number): Promise<boolean> {
  for await (const version of each((page) => store.history?.versions(scope, id, page))) {
    if (version.revision <= revision) return true
  }
  return false
}
