import { MemoryError } from "../../contract/errors.ts"
import type { QueueWorker } from "./queue-worker.ts"
import type { TurnBuffer } from "./turn-buffer.ts"

/** Waits until no turn waits in memory, and every job is done or given up; `too_busy` when that takes too long. */
export async function drained({
  worker,
  buffer,
}: {
  readonly worker: QueueWorker
  readonly buffer: TurnBuffer
}): Promise<void> {
  if ((await buffer.emptied()) && (await worker.triedOut())) return
  throw new MemoryError(
    "too_busy",
    "What waits in the queue could not be worked off in time, and might come afterwards",
    {
      remedy: "Nothing was done. Try again; the status says how much waits.",
    },
  )
}
