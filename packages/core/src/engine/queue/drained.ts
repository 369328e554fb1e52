import { MemoryError } from "../../contract/errors.ts"
import type { QueueWorker } from "./queue-worker.ts"

/** Waits until every job is done or given up; `too_busy` when that takes too long. */
export async function drained(worker: QueueWorker): Promise<void> {
  if (await worker.triedOut()) return
  throw new MemoryError(
    "too_busy",
    "What waits in the queue could not be worked off in time, and might come afterwards",
    {
      remedy: "Nothing was done. Try again; the status says how much waits.",
    },
  )
}
