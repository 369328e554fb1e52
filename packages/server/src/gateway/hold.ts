/** The longest that what a reply says is held back for memory, in milliseconds. */
export const HOLD_MS = 40
/** The longest that a reply is kept from ending until its turn is kept, its last byte alone missing, in milliseconds. */
export const END_MS = 150

/**
 * Resolves with the promise's value, or with `undefined` after `ms`; a failure is `undefined` too. The work itself goes on. What has arrived by
 * then counts, also where the event loop comes to look at it late.
 */
export function within<Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => setImmediate(resolve, undefined), ms)
    const settle = (value: Value | undefined) => {
      clearTimeout(timer)
      resolve(value)
    }
    work.then(settle, () => settle(undefined))
  })
}
