import { closeAll } from "./close-all.ts"

/** How long one part may take to close, in milliseconds; the container has several to close. */
const LONGEST_CLOSING_MS = 60_000

/** Parts in the order in which they are opened, to be closed in reverse. */
export class ClosingOrder {
  readonly #opened: { readonly name: string; readonly close: () => unknown }[] = []
  #closed: Promise<void> | undefined

  /** `part` is asked for when it is closed: it may be another one by then, or none. */
  add(name: string, part: () => Partial<AsyncDisposable & Disposable> | undefined): void {
    this.#opened.push({
      name,
      close: async () => {
        const closing = part()
        await closing?.[Symbol.asyncDispose]?.()
        closing?.[Symbol.dispose]?.()
      },
    })
  }

  /** Closes all of them, once, and throws what failed in an `AggregateError`. */
  close(): Promise<void> {
    this.#closed ??= closeAll(this.#opened.toReversed(), LONGEST_CLOSING_MS)
    return this.#closed
  }
}
