import { yieldToEventLoop } from "./event-loop.ts"

/** Maximum time in milliseconds that work which can wait leaves to work in front, and the minimum that it has then. */
const MAX_WAIT_MS = 100
const OWN_MS = 50

let running = 0
let idle = Promise.withResolvers<void>()
let waitsFrom = 0

/** Work with a deadline, such as a recall: until it is disposed, `yieldToFront` lets it run alone. */
export function runInFront(): Disposable {
  if (running++ === 0) idle = Promise.withResolvers()
  let isOver = false
  return {
    [Symbol.dispose]() {
      if (isOver) return
      isOver = true
      if (--running === 0) idle.resolve()
    },
  }
}

/**
 * Await it before each unit of work that can wait, such as a line of an import: like `yieldToEventLoop`, and waits
 * while work in front runs. A third of the time is left to it where work in front never ends.
 */
export async function yieldToFront(): Promise<void> {
  await yieldToEventLoop()
  if (running === 0 || performance.now() < waitsFrom) return
  const timeout = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    waitsFrom = performance.now() + OWN_MS
    timeout.resolve()
  }, MAX_WAIT_MS)
  await Promise.race([idle.promise, timeout.promise])
  clearTimeout(timer)
}
