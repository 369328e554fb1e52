/** More announced files than this are found faster by a look at the whole folder. */
const MAX_FILES = 100

/** Which changes the file system announced that were not read yet. */
export class AnnouncedFiles {
  #paths = new Set<string>()
  #isWhole = false
  #reading = 0

  /** How many announced changes are not in memory yet; a folder that came, moved or left counts as one. */
  get waiting(): number {
    return this.#paths.size + Number(this.#isWhole) + this.#reading
  }

  /** `undefined`: the folder changed in another way than in some of its files. */
  add(paths: readonly string[] | undefined): void {
    for (const path of paths ?? []) this.#paths.add(path)
    this.#isWhole ||= paths === undefined || this.#paths.size > MAX_FILES
  }

  /** Reads what was announced until now: some files, or `undefined` for the whole folder. */
  async read<T>(work: (paths: readonly string[] | undefined) => Promise<T>, { whole = false } = {}): Promise<T> {
    const paths = this.#isWhole || whole ? undefined : [...this.#paths]
    this.#reading = this.waiting
    this.#paths = new Set()
    this.#isWhole = false
    try {
      return await work(paths)
    } finally {
      this.#reading = 0
    }
  }
}
