/** How often the event loop is observed while somebody waits, in milliseconds. */
const TICK_MS = 10
/** A tick that comes later than this says that other work held the event loop. */
const LATE_MS = 25
/** Maximum of the held time that a deadline does not count, so that an overloaded server still sheds work. */
const MAX_UNCOUNTED_MS = 2_000

let observers = 0
let timer: NodeJS.Timeout | undefined
let lastTick = 0
let heldMs = 0

/** The time since an observation began in which other work held the event loop, such as that of many requests at once. */
export interface HeldTime extends Disposable {
  /** Milliseconds that a deadline does not count, because no answer could be received in them. */
  uncountedMs(): number
}

/** Observes the event loop until it is disposed. */
export function observeHeldTime(): HeldTime {
  if (observers++ === 0) {
    lastTick = performance.now()
    timer = setInterval(tick, TICK_MS).unref()
  }
  const before = heldMs
  let isOver = false
  return {
    uncountedMs: () => Math.min(MAX_UNCOUNTED_MS, heldMs + heldSinceTick() - before),
    [Symbol.dispose]() {
      if (isOver) return
      isOver = true
      observers--
      if (observers === 0) clearInterval(timer)
    },
  }
}

/** A timer that does not count held time: what arrives while other requests are served is not late. Returns what cancels it. */
export function afterUnheld(ms: number, passed: () => void): () => void {
  const held = observeHeldTime()
  let uncounted = 0
  const wait = (left: number): NodeJS.Timeout =>
    setTimeout(() => {
      const further = held.uncountedMs() - uncounted
      uncounted += further
      if (further >= 1) {
        timeout = wait(further)
        return
      }
      held[Symbol.dispose]()
      passed()
    }, left)
  let timeout = wait(Math.max(0, ms))
  return () => {
    clearTimeout(timeout)
    held[Symbol.dispose]()
  }
}

function tick(): void {
  heldMs += heldSinceTick()
  lastTick = performance.now()
}

function heldSinceTick(): number {
  const passed = performance.now() - lastTick
  return passed > LATE_MS ? passed - TICK_MS : 0
}
