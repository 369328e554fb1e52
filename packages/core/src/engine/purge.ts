import type { Store } from "../contract/store.ts"
import type { Job } from "./queue-worker.ts"

/** When the time to undo is over: removes the versions of a memory that is still deleted, and leaves one that came back alone. */
export function purge(store: Store, now: () => number): (job: Job) => Promise<void> {
  return async (job) => {
    // Only `forget` queues jobs of this kind.
    const { id } = job.body as { readonly id: string }
    const { tenant, name } = job.about
    const [standing] = await store.read({ tenant, pools: [name] }, [id])
    if (!standing) await store.write(job.about, [{ op: "erase", id }], { by: "purge", at: now() })
  }
}
