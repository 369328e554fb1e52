/** Maximum time in milliseconds that background work may hold the event loop. */
const SLICE_MS = 10
/** The same for work that a reply waits for, which yields less often. */
const SLICE_IN_FRONT_MS = 25

/**
 * Await it before each unit of background work: resolves at once within the time slice, else in a later iteration of
 * the event loop.
 */
export const yieldToEventLoop = createYield(SLICE_MS)

/** Await it before work that a reply waits for: it does not queue behind background work. */
export const yieldBeforeReply = createYield(SLICE_IN_FRONT_MS)

function createYield(slice: number): () => Promise<void> {
  let began: number | undefined
  return async () => {
    while (began !== undefined && performance.now() - began > slice) await new Promise(setImmediate)
    if (began !== undefined) return
    began = performance.now()
    setImmediate(() => {
      began = undefined
    })
  }
}
