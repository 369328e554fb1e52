import type { State } from "../contract/state.ts"
import type { Cursor, Page, PageQuery } from "../contract/store.ts"
import { newId } from "../turn/ids.ts"

const BUCKET = "audit"
const KEPT_MS = 400 * 86_400_000
const MOST_IDS = 100
/** Pages that are looked through for one page of what is asked for. */
const MOST_PAGES = 20

/** Who did what to which memories, keys or settings. No text stands in it, and no name of a person. */
export interface AuditEntry {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** `key:ID` */
  readonly by: string
  /** The operation: `updateMemory`, `eraseSubject` … */
  readonly action: string
  /** Whose it was done to. */
  readonly tenant: string
  /** At most 100 of them. */
  readonly ids: readonly string[]
  /** How many there were; of an import, whose ids are those of the file, it is told alone. */
  readonly count: number
}
export interface AuditQuery extends PageQuery {
  readonly tenant?: string | undefined
  readonly by?: string | undefined
  readonly action?: string | undefined
  /** An id that it was done to. */
  readonly about?: string | undefined
}

/** What administrators can look up for 400 days. */
export class AuditLog {
  readonly #state: State
  readonly #now: () => number

  constructor(state: State, now: () => number) {
    this.#state = state
    this.#now = now
  }

  /** Durable when it resolves. */
  async record({
    ids,
    count = ids.length,
    ...deed
  }: Omit<AuditEntry, "id" | "at" | "count"> & Partial<AuditEntry>): Promise<void> {
    const at = this.#now()
    const id = newId(at)
    const entry = { ...deed, id, at, ids: ids.slice(0, MOST_IDS), count }
    await this.#state.set(BUCKET, id, entry, { expiresAt: at + KEPT_MS })
  }

  /** Newest first. A page may hold fewer than asked for and still have a next. */
  async list({ limit, cursor, ...wanted }: AuditQuery): Promise<Page<AuditEntry>> {
    const found: AuditEntry[] = []
    let next: Cursor | undefined = cursor
    for (let pages = 0; pages < MOST_PAGES; pages++) {
      const left = { limit: limit - found.length, newestFirst: true, ...(next !== undefined && { cursor: next }) }
      const page = await this.#state.list(BUCKET, left)
      // Only this class writes the bucket.
      found.push(
        ...page.items.map(({ value }) => value as unknown as AuditEntry).filter((deed) => isWanted(deed, wanted)),
      )
      next = page.next
      if (next === undefined || found.length >= limit) break
    }
    return next === undefined ? { items: found } : { items: found, next }
  }
}

function isWanted(deed: AuditEntry, { tenant, by, action, about }: Omit<AuditQuery, keyof PageQuery>): boolean {
  return (
    (tenant === undefined || deed.tenant === tenant) &&
    (by === undefined || deed.by === by) &&
    (action === undefined || deed.action === action) &&
    (about === undefined || deed.ids.includes(about))
  )
}
