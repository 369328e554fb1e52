import type { Memory, NewJob, Pool, Queue, Scope, Store } from "../../contract/index.ts"
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
    const { id, revision } = job.body as Deletion
    const options = { by: PURGE, at: now() }
    const scope = scopeOf(job.about)
    const [standing] = await store.read(scope, [id])
    const erase = { op: "erase", id, revision: revision + 1 } as const
    const [erased] = standing === undefined ? await store.write(job.about, [erase], options) : []
    // A later deletion has a purge of its own.
    const again = standing ?? (erased?.status === "conflict" ? erased.current : undefined)
    if (again !== undefined && (await hasOlderVersions(store, scope, id, revision))) {
      await rewriteWithoutHistory(store, job.about, id, options, undefined, revision)
    }
    await withheld.run(job.about, () => withheld.end(job.about.tenant, id))
    await versions.end(job.about.tenant, id, revision)
  })
}

/** Whether versions from before this deletion are left. */
async function hasOlderVersions(store: Store, scope: Scope, id: string, revision: number): Promise<boolean> {
  for await (const version of each((page) => store.history?.versions(scope, id, page))) {
    if (version.revision <= revision) return true
  }
  return false
}
