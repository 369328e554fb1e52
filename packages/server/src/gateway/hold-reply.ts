import { within } from "@keepsake/core/plugin"

/** The longest that what a reply says is held back for memory, in milliseconds. */
export const HOLD_REPLY_MS = 40
/** The longest that a reply is kept from ending while something stands in the way of what is written, its last byte alone missing, in milliseconds. */
const HOLD_END_MS = 150
/** The same while nothing does: the processor or the disk has more to do than it can. */
const MAX_HOLD_END_MS = 600

/** Resolves when a turn is kept, or when its reply must end all the same; whether it was kept. */
export async function waitUntilKept(keeping: Promise<void>, isQueueWell: () => boolean): Promise<boolean> {
  const kept = keeping.then(() => true)
  for (let waited = 0; waited < MAX_HOLD_END_MS; waited += HOLD_END_MS) {
    if (await within(kept, HOLD_END_MS)) return true
    if (!isQueueWell()) return false
  }
  return false
}
