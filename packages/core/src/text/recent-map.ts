/**
 * A map that keeps at least the `size / 2` and at most the `size` entries that were used last. Costs little more than a
 * map, which one that orders its entries at each use does not.
 */
export class RecentMap<Key, Value extends {}> {
  readonly #half: number
  #recent = new Map<Key, Value>()
  #earlier = new Map<Key, Value>()

  constructor(size: number) {
    this.#half = size / 2
  }

  get(key: Key): Value | undefined {
    const recent = this.#recent.get(key)
    if (recent !== undefined) return recent
    const earlier = this.#earlier.get(key)
    if (earlier !== undefined) this.set(key, earlier)
    return earlier
  }

  set(key: Key, value: Value): void {
    if (this.#recent.size >= this.#half && !this.#recent.has(key)) {
      this.#earlier = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(key, value)
  }
}
