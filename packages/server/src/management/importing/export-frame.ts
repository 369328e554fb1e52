/** Tracks the first and last lines of exports, to detect truncated files. A file may contain several exports. */
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

  /** Why the file is incomplete; read at its end. */
  get broken(): string | undefined {
    return this.#broken ?? (this.#isOpen ? CUT_OFF : undefined)
  }
}

const CUT_OFF = "It was cut off: the line that ends an export is missing"
