/** The longest that anything a client waits for is held back for memory, in milliseconds. */
export const HOLD_MS = 40

/** Resolves with the promise's value, or with `undefined` after `ms`; a failure is `undefined` too. The work itself goes on. */
export function within<Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, undefined)
    const settle = (value: Value | undefined) => {
      clearTimeout(timer)
      resolve(value)
    }
    work.then(settle, () => settle(undefined))
  })
}
