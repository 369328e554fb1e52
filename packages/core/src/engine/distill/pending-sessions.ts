import type { Entry, Json, Owner, Pool, State } from "../../contract/index.ts"
import type { ReadDraft } from "../../defaults/model-reader/model-reader.ts"
import { each } from "../../turn/pages.ts"
import type { LimitedPool } from "../../turn/pools.ts"

/** Keys of both buckets begin with a line for the tenant and one for the pool; the rest is the session. */
export const UNREAD_SESSIONS = "unread-sessions"
export const READ_SESSIONS = "read-sessions"

/** How far a session was read: everything up to this position that was said until then. */
export interface ReadMark {
  readonly position: number
  /** The newest time of a message that was read, in milliseconds since 1970. */
  readonly at: number
}

/** What a model answered about a session, stored before anything is written, so that no crash makes it pay twice. */
export interface StoredAnswer {
  readonly drafts: readonly ReadDraft[]
  readonly misplaced: number
  readonly mark: ReadMark
  readonly kind: "distill" | "extract"
  readonly by: string
  /** Whether messages after the mark were unread. */
  readonly hasMore: boolean
  /** The counts of the session when its messages were read. */
  readonly of: Pick<UnreadSession, "turns" | "characters">
  readonly tokens: { readonly input: number; readonly output: number }
}

/** A session with messages that no model has read. */
export interface UnreadSession {
  readonly pool: LimitedPool
  readonly session: string
  readonly owner: Owner
  /** When it is read at the earliest, in milliseconds since 1970. */
  readonly dueAt: number
  /** When its newest turn was stored. */
  readonly lastAt: number
  /** Characters of its unread turns. */
  readonly characters: number
  /** Increases with each turn. */
  readonly turns: number
  /** Failed attempts in a row, without those of times when the model failed for every session. */
  readonly attempts: number
  /** The last failure, in milliseconds since 1970. */
  readonly failedAt?: number
  readonly why?: string
  /** Not read again until somebody retries it. */
  readonly isDead?: boolean
  readonly answer?: StoredAnswer
}

/** The sessions that wait for a model: durable, and cached in this process. Erasing a pool erases its entries. */
export class UnreadSessions {
  readonly #state: State
  readonly #cache = new Map<string, UnreadSession>()

  private constructor(state: State) {
    this.#state = state
  }

  static async open(state: State): Promise<UnreadSessions> {
    const sessions = new UnreadSessions(state)
    await sessions.#readAll()
    return sessions
  }

  /** Reads again what other processes may have written. */
  async refresh(): Promise<void> {
    if (this.#state.writers === "many") await this.#readAll()
  }

  async #readAll(): Promise<void> {
    const stored = new Map<string, UnreadSession>()
    for await (const entry of each((page) => this.#state.list(UNREAD_SESSIONS, page))) {
      stored.set(entry.key, unreadIn(entry))
    }
    for (const key of [...this.#cache.keys()]) if (!stored.has(key)) this.#cache.delete(key)
    for (const [key, session] of stored) this.#cache.set(key, session)
  }

  /** Every cached session by key. An erased one is dropped when it is next read from the state. */
  get all(): ReadonlyMap<string, UnreadSession> {
    return this.#cache
  }

  async read(key: string): Promise<UnreadSession | undefined> {
    const entry = await this.#state.get(UNREAD_SESSIONS, key)
    if (entry === undefined) {
      this.#cache.delete(key)
      return undefined
    }
    const session = unreadIn(entry)
    this.#cache.set(key, session)
    return session
  }

  /** Changes an entry atomically; `change` returns `undefined` to delete it. Resolves to the entry that is stored. */
  async update(
    key: string,
    change: (session: UnreadSession | undefined) => UnreadSession | undefined,
  ): Promise<UnreadSession | undefined> {
    for (;;) {
      const entry = await this.#state.get(UNREAD_SESSIONS, key)
      const next = change(entry && unreadIn(entry))
      if (next === undefined) {
        if (entry !== undefined) await this.#state.delete(UNREAD_SESSIONS, key)
        this.#cache.delete(key)
        return undefined
      }
      // An entry is plain JSON; `undefined` members are dropped.
      const value = JSON.parse(JSON.stringify(next)) as Json
      const options = { revision: entry?.revision ?? 0, about: next.pool }
      if (!(await this.#state.set(UNREAD_SESSIONS, key, value, options))) continue
      this.#cache.set(key, next)
      return next
    }
  }

  async readMark(key: string): Promise<ReadMark> {
    const entry = await this.#state.get(READ_SESSIONS, key)
    // Only `setMark` writes the bucket.
    return (entry?.value as ReadMark | undefined) ?? { position: -1, at: 0 }
  }

  async setMark(key: string, pool: Pool, { position, at }: ReadMark): Promise<void> {
    await this.#state.set(READ_SESSIONS, key, { position, at }, { about: pool })
  }
}

export function unreadKey(pool: Pool, session: string): string {
  return `${pool.tenant}\n${pool.name}\n${session}`
}

/** Only `update` writes the bucket. */
function unreadIn({ value }: Entry): UnreadSession {
  return value as unknown as UnreadSession
}
