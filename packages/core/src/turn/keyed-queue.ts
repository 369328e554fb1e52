/** Runs work of one key in the order of the calls, and of others meanwhile. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>()

  run<Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result> {
    const result = Promise.all(keys.map((key) => this.#last.get(key))).then(work)
    const ended = result.then(
      () => undefined,
      () => undefined,
    )
    for (const key of keys) this.#last.set(key, ended)
    void ended.then(() => {
      for (const key of keys) if (this.#last.get(key) === ended) this.#last.delete(key)
    })
    return result
  }
}
