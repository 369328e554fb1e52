/** Longer than an editor takes that moves a file away and writes it anew. */
export const MISSING_MS = 5_000

/** Since when files are missing, kept between the looks at a folder. */
export class MissingFiles {
  #since: ReadonlyMap<string, number> = new Map()

  /** Whether some files are missing that another look may delete. */
  get isWaiting(): boolean {
    return this.#since.size > 0
  }

  /** Of the files that are missing at this look, those that were at an earlier one too, five seconds before. */
  confirm(paths: readonly string[]): ReadonlySet<string> {
    const now = performance.now()
    const since = new Map(paths.map((path) => [path, this.#since.get(path) ?? now]))
    const gone = new Set(paths.filter((path) => now - (since.get(path) ?? now) >= MISSING_MS))
    this.#since = new Map([...since].filter(([path]) => !gone.has(path)))
    return gone
  }
}
