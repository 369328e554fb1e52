import { within } from "@keepsake/core/plugin"

/** Maximum delay before buffered reply bytes are sent, except for the last byte, in milliseconds. */
export const HOLD_REPLY_MS = 40
/** Maximum delay of a reply's last byte while the store reports a problem, in milliseconds. */
const HOLD_END_MS = 150
/** Maximum delay of a reply's last byte while the store is healthy and merely slow, in milliseconds. */
const MAX_HOLD_END_MS = 600

/** Resolves when a turn is stored, or when its reply must end. Returns whether the turn was stored. */
export async function waitUntilKept(keeping: Promise<void>, isQueueWell: () => boolean): Promise<boolean> {
  const kept = keeping.then(() => true)
  for (let waited = 0; waited < MAX_HOLD_END_MS; waited += HOLD_END_MS) {
    if (await within(kept, HOLD_END_MS)) return true
    if (!isQueueWell()) return false
  }
  return false
}
