import { MemoryError } from "../../contract/errors.ts"
import type { CallOptions } from "../../contract/store.ts"

/** The one deadline of a recall. Its signal aborts at the deadline or with the caller's; what was late or failed is remembered by name. */
export class Deadline implements Disposable {
  readonly signal: AbortSignal
  readonly missing = new Set<string>()
  readonly #timer: NodeJS.Timeout
  readonly #passed: Promise<undefined>

  constructor(ms: number, call?: CallOptions) {
    const own = new AbortController()
    this.signal = call?.signal === undefined ? own.signal : AbortSignal.any([own.signal, call.signal])
    this.#timer = setTimeout(() => own.abort(new MemoryError("cancelled", `Recall took longer than ${ms} ms`)), ms)
    this.#passed = new Promise((resolve) => {
      // One round later, so that who listens to the signal can still hand over what has arrived.
      const late = () => setImmediate(resolve, undefined)
      if (this.signal.aborted) late()
      else this.signal.addEventListener("abort", late, { once: true })
    })
  }

  /** What the promise gives in time, else `undefined`, and `name` counts as missing; a failure is not thrown. */
  async wait<T>(promise: Promise<T>, name?: string): Promise<T | undefined> {
    const given = promise.then(
      (value) => ({ value }),
      () => undefined,
    )
    const arrived = await Promise.race([given, this.#passed])
    if (arrived === undefined && name !== undefined) this.missing.add(name)
    return arrived?.value
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer)
  }
}
