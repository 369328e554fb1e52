import { afterUnheld } from "./held-time.ts"

/**
 * Resolves with the promise's value, or with `undefined` after `ms` or on failure. The work is not cancelled. A value
 * that arrived in time counts even if the event loop is late, and time in which other work held it does not count.
 */
export function within<Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const cancel = afterUnheld(ms, () => setImmediate(resolve, undefined))
    const settle = (value: Value | undefined): void => {
      cancel()
      resolve(value)
    }
    work.then(settle, () => settle(undefined))
  })
}
