import type { Memory, Pool, Scope } from "../../contract/memory.ts"
import type { NewJob, Queue } from "../../contract/state.ts"
import type { Store } from "../../contract/store.ts"
import { derivedId } from "../ids.ts"
import { oneByOne, type Work } from "../jobs.ts"
import { each } from "../pages.ts"
import { laneOf, poolOf, scopeOf } from "../pools.ts"
import { rewriteWithoutHistory } from "./rewrite-without-history.ts"
import type { Tombstones } from "./tombstones.ts"
import type { WithheldTurns } from "./withheld-turns.ts"

export const PURGE = "purge"

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
): Promise<void> {
  await queue.done([purgeJobId(poolOf(memory), { id: memory.id, revision })])
  await tombstones.remove(memory)
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
export function createPurgeWork(store: Store, withheld: WithheldTurns, now: () => number): Work {
  return oneByOne(async (job) => {
    // Only `deleteWithSources` queues jobs of this kind.
    const { id, revision } = job.body as Deletion
    const options = { by: PURGE, at: now() }
    const scope = scopeOf(job.about)
    const [standing] = await store.read(scope, [id])
    const erase = { op: "erase", id, revision: revision + 1 } as const
    const [erased] = standing === undefined ? await store.write(job.about, [erase], options) : []
    // A later deletion has a purge of its own.
    const again = standing ?? (erased?.status === "conflict" ? erased.current : undefined)
    if (again !== undefined && (await hasOlderVersions(store, scope, id, revision))) {
      await rewriteWithoutHistory(store, job.about, id, options)
    }
    if (standing === undefined) await withheld.end(job.about, id)
  })
}

/** Whether versions from before this deletion are left. */
async function hasOlderVersions(store: Store, scope: Scope, id: string, revision: number): Promise<boolean> {
  for await (const version of each((page) => store.history?.versions(scope, id, page))) {
    if (version.revision <= revision) return true
  }
  return false
}
