import type { ImportReport } from "@keepsake/api"
import { isBrokenFile, type SkippedEntry } from "@keepsake/server/foreign"

const MAX_LISTED_SKIPPED = 1_000

/** Items that a reader skipped before sending, counted by reason; the first are listed. */
export class SkippedItems {
  readonly #byCode = new Map<string, number>()
  readonly #first: SkippedEntry[] = []
  #total = 0
  #broken: string | undefined

  add(left: SkippedEntry): void {
    this.#total++
    this.#byCode.set(left.code, (this.#byCode.get(left.code) ?? 0) + 1)
    if (this.#first.length < MAX_LISTED_SKIPPED) this.#first.push(left)
    // What breaks off names itself.
    const said = left.code === "file_broken" ? left.message : `${left.where}: ${left.message}`
    if (isBrokenFile(left.code)) this.#broken ??= said
  }

  /** One report of what the server did and what never came to it. */
  with(imported: ImportReport): ImportReport {
    const { skipped } = imported
    const byCode = new Map(this.#byCode)
    for (const [code, count] of Object.entries(skipped.byCode)) byCode.set(code, (byCode.get(code) ?? 0) + count)
    return {
      ...imported,
      lines: imported.lines + this.#total,
      skipped: {
        total: skipped.total + this.#total,
        byCode: Object.fromEntries(byCode),
        first: [...this.#first.map((left) => ({ line: 0, ...left })), ...skipped.first].slice(0, MAX_LISTED_SKIPPED),
      },
      broken: this.#broken ?? imported.broken,
    }
  }
}
