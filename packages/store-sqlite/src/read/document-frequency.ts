import type { Database } from "better-sqlite3"
import type { ScopeRows } from "./scope-rows.ts"

interface Waiting {
  readonly seq: number
  readonly pool: number
  readonly tenant: number
  readonly words: string
}
type OfPool = { readonly tenant: number; readonly words: Map<string, number> }

/** Document frequencies in a scope: the merged counts, plus the pending ones, which are cached here. */
export class DocumentFrequency {
  readonly #ofPool
  readonly #ofTenant
  readonly #first
  readonly #newer
  readonly #waiting = new Map<number, OfPool>()
  #from: number | null = null
  #last = 0

  constructor(database: Database) {
    this.#ofPool = database
      .prepare<[number, string], number>("SELECT n FROM word_counts WHERE pool = ? AND word = ?")
      .pluck()
    this.#ofTenant = database
      .prepare<[string, number], number | null>(
        "SELECT sum(c.n) FROM pools p CROSS JOIN word_counts c ON c.pool = p.id AND c.word = ? WHERE p.tenant = ?",
      )
      .pluck()
    this.#first = database.prepare<[], number | null>("SELECT min(seq) FROM counts_to_add").pluck()
    this.#newer = database.prepare<[number], Waiting>(
      "SELECT a.seq, a.pool, p.tenant, a.words FROM counts_to_add a JOIN pools p ON p.id = a.pool WHERE a.seq > ? ORDER BY a.seq",
    )
  }

  /** All words of a search must be read from the same snapshot. */
  of({ tenant, pools }: ScopeRows, words: readonly string[]): readonly number[] {
    this.#readWaiting()
    const waiting =
      pools === "all"
        ? [...this.#waiting.values()].filter((one) => one.tenant === tenant)
        : pools.flatMap((pool) => this.#waiting.get(pool) ?? [])
    return words.map((word) => {
      const counted =
        pools === "all"
          ? (this.#ofTenant.get(word, tenant) ?? 0)
          : pools.reduce((sum, pool) => sum + (this.#ofPool.get(pool, word) ?? 0), 0)
      return waiting.reduce((sum, one) => sum + (one.words.get(word) ?? 0), counted)
    })
  }

  /** Pending rows are merged all at once and ids are never reused: as long as the first row is the same, the cached ones are still pending. */
  #readWaiting(): void {
    const first = this.#first.get() ?? null
    if (first !== this.#from) {
      this.#waiting.clear()
      this.#from = first
      this.#last = 0
    }
    if (first === null) return
    for (const { seq, pool, tenant, words } of this.#newer.iterate(this.#last)) {
      this.#last = seq
      const counts = this.#waiting.get(pool)?.words ?? new Map<string, number>()
      this.#waiting.set(pool, { tenant, words: counts })
      // Written by this store: words by the change of their document frequency.
      for (const [n, those] of Object.entries(JSON.parse(words) as Record<string, readonly string[]>)) {
        for (const word of those) counts.set(word, (counts.get(word) ?? 0) + Number(n))
      }
    }
  }
}
