/** The heads and ends of the exports in a file, which may hold several, one behind the other: they show whether it is whole. */
export class ExportFrame {
  #isOpen = false
  #memories = 0
  #broken: string | undefined

  begin(): void {
    if (this.#isOpen) this.#broken ??= CUT_OFF
    this.#isOpen = true
    this.#memories = 0
  }

  memory(): void {
    this.#memories++
  }

  end(memories: number): void {
    if (memories !== this.#memories) {
      this.#broken ??= `It was made with ${memories} memories and has ${this.#memories}`
    }
    this.#isOpen = false
    this.#memories = 0
  }

  /** What shows at the end of the file that it is not whole. */
  get broken(): string | undefined {
    return this.#broken ?? (this.#isOpen ? CUT_OFF : undefined)
  }
}

const CUT_OFF = "It was cut off: the line that ends an export is missing"
