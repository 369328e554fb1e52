const ONSETS = "b br d dr f fl g gr k l m n p pl r s st t tr v z".split(" ")
const VOWELS = "a e i o u ai ea io ou".split(" ")
const CODAS = ["l", "m", "n", "nd", "rk", "x"]

/** Invented names, each used once, so that no match is accidental. */
export class InventedNames {
  readonly #given = new Set<string>()
  #state: number

  constructor(seed = 1) {
    this.#state = seed
  }

  next(): string {
    for (;;) {
      const name = `${this.#of(ONSETS)}${this.#of(VOWELS)}${this.#of(ONSETS)}${this.#of(VOWELS)}${this.#of(CODAS)}`
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
