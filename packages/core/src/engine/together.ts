/** Group commit: what is asked for while an earlier call is under way goes into one call behind it. */
export class Together<Item> {
  readonly #call: (items: readonly Item[]) => Promise<unknown>
  #gathering: { readonly items: Item[]; readonly end: Promise<unknown> } | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(call: (items: readonly Item[]) => Promise<unknown>) {
    this.#call = call
  }

  /** Resolves or fails with the call that took the item along. */
  async add(item: Item): Promise<void> {
    this.#gathering ??= this.#gather()
    const { items, end } = this.#gathering
    items.push(item)
    await end
  }

  #gather(): { readonly items: Item[]; readonly end: Promise<unknown> } {
    const items: Item[] = []
    const end = this.#last.then(() => {
      this.#gathering = undefined
      return this.#call(items)
    })
    this.#last = end.catch(() => undefined)
    return { items, end }
  }
}
