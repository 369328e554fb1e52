/**
 * Resolves with the promise's value, or with `undefined` after `ms`; a failure is `undefined` too. The work itself goes on. What has arrived by
 * then counts, also where the event loop comes to look at it late.
 */
export function within<Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => setImmediate(resolve, undefined), Math.max(0, ms))
    const settle = (value: Value | undefined): void => {
      clearTimeout(timer)
      resolve(value)
    }
    work.then(settle, () => settle(undefined))
  })
}
