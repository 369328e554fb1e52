import type { Cursor, Page, PageQuery, State } from "../contract/index.ts"
import { newId } from "../turn/ids.ts"

const BUCKET = "audit"
const RETENTION_MS = 400 * 86_400_000
const MAX_IDS = 100
/** Maximum number of pages that are read to fill one page of matching entries. */
const MAX_PAGES = 20

/** Who did what to which memories, keys or settings. Contains no text of a memory and no name of a person. */
export interface AuditEntry {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** `key:ID` */
  readonly by: string
  /** The operation: `updateMemory`, `eraseSubject` … */
  readonly action: string
  /** The tenant whose data it was. */
  readonly tenant: string
  /** At most 100 of them. */
  readonly ids: readonly string[]
  /** Number of affected ids. An import records only the number, because its ids are those of the file. */
  readonly count: number
}
export interface AuditQuery extends PageQuery {
  readonly tenant?: string | undefined
  readonly by?: string | undefined
  readonly action?: string | undefined
  /** Matches entries that affected this id. */
  readonly about?: string | undefined
}

/** The log of administrative operations. Entries are kept for 400 days. */
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
    ...rest
  }: Omit<AuditEntry, "id" | "at" | "count"> & Partial<AuditEntry>): Promise<void> {
    const at = this.#now()
    const id = newId(at)
    const entry = { ...rest, id, at, ids: ids.slice(0, MAX_IDS), count }
    await this.#state.set(BUCKET, id, entry, { expiresAt: at + RETENTION_MS })
  }

  /** Newest first. A page may have fewer entries than requested although a next page exists. */
  async list({ limit, cursor, ...wanted }: AuditQuery): Promise<Page<AuditEntry>> {
    const found: AuditEntry[] = []
    let next: Cursor | undefined = cursor
    for (let pages = 0; pages < MAX_PAGES; pages++) {
      const left = { limit: limit - found.length, newestFirst: true, ...(next !== undefined && { cursor: next }) }
      const page = await this.#state.list(BUCKET, left)
      // Only this class writes the bucket.
      found.push(
        ...page.items.map(({ value }) => value as unknown as AuditEntry).filter((entry) => matchesQuery(entry, wanted)),
      )
      next = page.next
      if (next === undefined || found.length >= limit) break
    }
    return next === undefined ? { items: found } : { items: found, next }
  }
}

function matchesQuery(entry: AuditEntry, { tenant, by, action, about }: Omit<AuditQuery, keyof PageQuery>): boolean {
  return (
    (tenant === undefined || entry.tenant === tenant) &&
    (by === undefined || entry.by === by) &&
    (action === undefined || entry.action === action) &&
    (about === undefined || entry.ids.includes(about))
  )
}
