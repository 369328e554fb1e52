import { closeAll } from "./close-all.ts"

/** Maximum time for one part to close, in milliseconds. The container closes several parts within it. */
const MAX_CLOSING_MS = 60_000

/** Records the parts in the order in which they are opened and closes them in reverse. */
export class ClosingOrder {
  readonly #opened: { readonly name: string; readonly close: () => unknown }[] = []
  #closed: Promise<void> | undefined

  /** `part` is evaluated at closing time, because the part may have been replaced by then. */
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

  /** Closes all parts once and throws their failures in an `AggregateError`. */
  close(): Promise<void> {
    this.#closed ??= closeAll(this.#opened.toReversed(), MAX_CLOSING_MS)
    return this.#closed
  }
}
