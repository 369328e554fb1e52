/**
 * Resolves with the promise's value, or with `undefined` after `ms` or on failure. The work is not cancelled. A value
 * that arrived in time counts even if the event loop is late.
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
