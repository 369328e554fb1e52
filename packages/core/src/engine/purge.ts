import type { Memory, Pool } from "../contract/memory.ts"
import type { NewJob, Queue } from "../contract/state.ts"
import type { Store } from "../contract/store.ts"
import { erase, type ForgetParts, forget } from "../turn/forget.ts"
import { derivedId } from "../turn/ids.ts"
import { laneOf } from "./capture.ts"
import { oneByOne, type Work } from "./queue-worker.ts"

export const PURGE = "purge"
const DAY_MS = 86_400_000

/** What a purge is about: this one deletion of this memory. */
interface Deletion extends Readonly<Record<string, string | number>> {
  readonly id: string
  /** The revision that the deletion made. */
  readonly revision: number
}

export interface TakeOutParts extends ForgetParts {
  readonly queue: Queue
}

export interface TakeOutOptions {
  readonly undoDays: number
  readonly by: string
  readonly at: number
}

/**
 * Takes memories out of every read at once and queues the end of their versions for when the days to undo are over;
 * where there are no such days, they end now.
 */
export async function takeOut(
  parts: TakeOutParts,
  memories: readonly Memory[],
  { undoDays, by, at }: TakeOutOptions,
): Promise<void> {
  if (undoDays === 0) return erase(parts, memories, { by, at })
  for (let left = memories; left.length > 0; ) {
    // Queued first: a crash in between leaves a job without a deletion, never a deletion without its job.
    await parts.queue.push(left.map((memory) => purgeOf(memory, at + undoDays * DAY_MS)))
    left = await forget(parts, left, { by, at })
  }
}

function purgeOf({ id, owner, pool, revision }: Memory, at: number): NewJob {
  const about: Pool = { tenant: owner.tenant, name: pool }
  const body: Deletion = { id, revision: revision + 1 }
  const job = derivedId(PURGE, about.tenant, about.name, id, String(body.revision))
  return { id: job, kind: PURGE, lane: laneOf(about), at, body, about }
}

/** When the time to undo is over: removes the versions of a memory whose last change is still this deletion. */
export function purge(store: Store, now: () => number): Work {
  return oneByOne(async (job) => {
    // Only `takeOut` queues jobs of this kind.
    const deletion = job.body as Deletion
    if (!(await stands(store, job.about, deletion))) return
    await store.write(job.about, [{ op: "erase", id: deletion.id }], { by: PURGE, at: now() })
  })
}

/** A store without history cannot tell one deletion from the next: there, what cannot be read is deleted. */
async function stands(store: Store, { tenant, name }: Pool, { id, revision }: Deletion): Promise<boolean> {
  const scope = { tenant, pools: [name] } as const
  if (store.history === undefined) return (await store.read(scope, [id]))[0] === undefined
  const [newest] = (await store.history.versions(scope, id, { limit: 1 })).items
  return newest !== undefined && newest.memory === undefined && newest.revision === revision
}
