const begins = "b br d dr f fl g gr k l m n p pl r s st t tr v z".split(" ")
const cores = "a e i o u ai ea io ou".split(" ")
const ends = ["l", "m", "n", "nd", "rk", "x"]

/** Made-up names, each once: what is found by one cannot have been found by chance. */
export class Names {
  readonly #given = new Set<string>()
  #state: number

  constructor(seed = 1) {
    this.#state = seed
  }

  next(): string {
    for (;;) {
      const name = `${this.#of(begins)}${this.#of(cores)}${this.#of(begins)}${this.#of(cores)}${this.#of(ends)}`
      if (this.#given.has(name)) continue
      this.#given.add(name)
      return name.charAt(0).toUpperCase() + name.slice(1)
    }
  }

  #of(from: readonly string[]): string {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return from[(this.#state >>> 8) % from.length] ?? ""
  }
}
