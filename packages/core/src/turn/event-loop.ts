/** How long, in milliseconds, pieces of heavy work may hold the event loop before everything else has its turn. */
const SLICE_MS = 10
/** The same for work that a reply waits for, which is better served by going on. */
const SLICE_IN_FRONT_MS = 25

/** Await it before each piece of work behind a reply: it resolves at once while the slice lasts, else in a later turn of the event loop. */
export const yieldToEventLoop = createYield(SLICE_MS)

/** Await it before work that a reply waits for: it does not queue behind work that happens after replies. */
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
