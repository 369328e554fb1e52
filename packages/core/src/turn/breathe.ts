/** So long may pieces of heavy work hold the event loop, one behind the other, before everything else has its turn, in milliseconds. */
const SLICE_MS = 10
/** The same where a reply waits, which is better served by going on. */
const SLICE_IN_FRONT_MS = 25

/** To be awaited before a piece of work that happens behind a reply: resolves at once while there is time left, else in a later turn of the event loop. */
export const breathe = gate(SLICE_MS)

/** The same before work that a reply waits for: it stands in no line with what happens behind replies. */
export const breatheInFront = gate(SLICE_IN_FRONT_MS)

function gate(slice: number): () => Promise<void> {
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
