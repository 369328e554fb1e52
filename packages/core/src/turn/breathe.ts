/** So long may pieces of heavy work hold the event loop, one behind the other, before everything else has its turn, in milliseconds. */
const SLICE_MS = 10

/** To be awaited before a piece of work that happens behind a reply: resolves at once while there is time left, else in a later turn of the event loop. */
export const breathe = gate()

/** The same before work that a reply waits for: it stands in no line with what happens behind replies. */
export const breatheInFront = gate()

function gate(): () => Promise<void> {
  let began: number | undefined
  return async () => {
    while (began !== undefined && performance.now() - began > SLICE_MS) await new Promise(setImmediate)
    if (began !== undefined) return
    began = performance.now()
    setImmediate(() => {
      began = undefined
    })
  }
}
