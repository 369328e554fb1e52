import { type CallOptions, MemoryError } from "../../contract/index.ts"
import { afterUnheld } from "../../plugin/held-time.ts"

/**
 * The deadline of a recall. Its signal aborts at the deadline or with the caller's; late and failed parts are recorded
 * by name.
 */
export class Deadline implements Disposable {
  readonly signal: AbortSignal
  readonly missing = new Set<string>()
  readonly #cancel: () => void
  readonly #passed: Promise<undefined>

  constructor(ms: number, call?: CallOptions) {
    const own = new AbortController()
    this.signal = call?.signal === undefined ? own.signal : AbortSignal.any([own.signal, call.signal])
    this.#cancel = afterUnheld(ms, () => own.abort(new MemoryError("cancelled", `Recall took longer than ${ms} ms`)))
    this.#passed = new Promise((resolve) => {
      // One iteration later, so that listeners of the signal can still deliver what has arrived.
      const late = () => setImmediate(resolve, undefined)
      if (this.signal.aborted) late()
      else this.signal.addEventListener("abort", late, { once: true })
    })
  }

  /** The promise's value if it arrives in time, else `undefined`, and `name` is recorded as missing. Does not throw. */
  async wait<T>(promise: Promise<T>, name?: string): Promise<T | undefined> {
    const settled = promise.then(
      (value) => ({ value }),
      () => undefined,
    )
    const arrived = await Promise.race([settled, this.#passed])
    if (arrived === undefined && name !== undefined) this.missing.add(name)
    return arrived?.value
  }

  [Symbol.dispose](): void {
    this.#cancel()
  }
}
