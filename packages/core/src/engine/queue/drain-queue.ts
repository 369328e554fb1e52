import { MemoryError } from "../../contract/errors.ts"
import type { QueueWorker } from "./queue-worker.ts"
import type { TurnBuffer } from "./turn-buffer.ts"

/** Waits until no turn is buffered and every job is done or parked. `too_busy` if that takes too long. */
export async function drainQueue({
  worker,
  buffer,
}: {
  readonly worker: QueueWorker
  readonly buffer: TurnBuffer
}): Promise<void> {
  if ((await buffer.flush()) && (await worker.waitForRetries())) return
  throw new MemoryError("too_busy", "The queue could not be processed in time, so waiting jobs might still run", {
    remedy: "Nothing was done. Try again; the status says how much waits.",
  })
}
