import type { Json, Pool, SetOptions, State, Tenant } from "../../contract/index.ts"
import { each } from "../pages.ts"
import {
  asKept,
  hashOf,
  interruptedPairKey,
  MAX_SEEN,
  pairsOf,
  pairsOfRecord,
  type SessionRecord,
  type SpokenMessage,
  toolPairKey,
  unkeptStartKey,
  withGiven,
} from "./session-diff.ts"

/** Lifetime of an unused session; after that it counts as new. */
const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000
/**
 * Clients without a retry header have resent a request by then (LangChain waits longest: six retries, doubling from a
 * second).
 */
const RESEND_WINDOW_MS = 2 * 60 * 1000
const PAGE = 200

/** The sessions of all pools, stored in State: found by name or by the newest pair of texts that they have seen. */
export class Sessions {
  readonly #state: State
  /** Writes in progress, which the next request must already see. */
  readonly #underway = new Map<string, { readonly value: SessionRecord | readonly string[] }>()

  constructor(state: State) {
    this.#state = state
  }

  /** The record of a session, if it has one. */
  async find(pool: Pool, session: string): Promise<SessionRecord | undefined> {
    const key = keyOf(pool, session)
    const underway = this.#underway.get(`sessions\n${key}`)?.value
    // Only this class writes the bucket.
    if (underway) return underway as SessionRecord
    const stored = await this.#state.get("sessions", key)
    return stored && { ...(stored.value as unknown as SessionRecord), revision: stored.revision }
  }

  /** The session that has seen the newest pair of these messages. `inToolLoop`: tool results follow them. */
  async recognise(pool: Pool, messages: readonly SpokenMessage[], inToolLoop = false): Promise<string | undefined> {
    const pairs = pairsOf(messages, messages.map(hashOf))
    const last = messages.at(-1)
    for (const pair of inToolLoop && last ? [toolPairKey(last), ...pairs] : pairs) {
      const best = await this.#lastWith(pool, pair)
      if (best) return best.id
    }
    return undefined
  }

  /**
   * The session that started with this only message at most two minutes before `at` and whose reply was interrupted.
   */
  async findInterrupted(
    pool: Pool,
    [first, ...others]: readonly SpokenMessage[],
    at: number,
  ): Promise<string | undefined> {
    if (first?.role !== "user" || others.length > 0) return undefined
    const pair = interruptedPairKey(first)
    const session = await this.#lastWith(pool, pair)
    return session?.lastPair === pair && session.usedAt >= at - RESEND_WINDOW_MS ? session.id : undefined
  }

  /** The session that began with the first of these messages in a request that keeps nothing, and of which nothing is kept since. */
  async findUnkept(pool: Pool, [first, ...others]: readonly SpokenMessage[]): Promise<string | undefined> {
    if (first === undefined || others.length === 0) return undefined
    const session = await this.#lastWith(pool, unkeptStartKey(first))
    return session?.seen.every(({ notKept }) => notKept) ? session.id : undefined
  }

  /** Among the sessions with this pair: those that ended with it first, then the most recently used. */
  async #lastWith(pool: Pool, pair: string): Promise<SessionRecord | undefined> {
    // Only this class writes the bucket.
    const names = (await this.#get("session-pairs", keyOf(pool, pair))) as readonly string[] | undefined
    if (!names) return undefined
    const records = await Promise.all(names.map((name) => this.find(pool, name)))
    return records
      .filter((record) => record !== undefined)
      .toSorted((a, b) => Number(b.lastPair === pair) - Number(a.lastPair === pair) || b.usedAt - a.usedAt)[0]
  }

  /** Stores the record of a session. Parallel requests of one session are merged. */
  async keep(pool: Pool, { revision, ...record }: SessionRecord): Promise<void> {
    const pair = record.lastPair
    const expiresAt = record.usedAt + MAX_AGE_MS
    await Promise.all([
      this.#write("sessions", keyOf(pool, record.id), { about: pool, expiresAt }, record, revision, (stored) =>
        mergeRecords(stored, record),
      ),
      pair !== undefined &&
        this.#write("session-pairs", keyOf(pool, pair), { about: pool, expiresAt }, [record.id], 0, (stored) =>
          appendSession(stored, record.id),
        ),
    ])
  }

  /** Every session of all pools, one bucket page at a time. */
  async *all(): AsyncGenerator<{ readonly pool: Pool; readonly record: SessionRecord }> {
    for await (const { key, value } of each((page) => this.#state.list("sessions", page), PAGE)) {
      const [tenant = "", name = ""] = key.split("\n")
      // Only this class writes the bucket, for tenants that were minted.
      yield { pool: { tenant: tenant as Tenant, name }, record: value as unknown as SessionRecord }
    }
  }

  /** Imports a session with every pair that identifies it. Returns whether it was new. */
  async putBack(pool: Pool, record: SessionRecord): Promise<boolean> {
    const stored = await this.find(pool, record.id)
    const known = new Set(stored?.seen.map(({ id }) => id))
    if (stored !== undefined && record.seen.every(({ id }) => known.has(id))) return false
    await this.keep(pool, stored === undefined ? { ...record, revision: 0 } : mergeRecords(record, stored))
    const expiresAt = record.usedAt + MAX_AGE_MS
    for (const pair of pairsOfRecord(record)) {
      await this.#write("session-pairs", keyOf(pool, pair), { about: pool, expiresAt }, [record.id], 0, (there) =>
        appendSession(there, record.id),
      )
    }
    return true
  }

  async #get(bucket: string, key: string): Promise<unknown> {
    const underway = this.#underway.get(`${bucket}\n${key}`)
    return underway ? underway.value : (await this.#state.get(bucket, key))?.value
  }

  /** Writes over `revision` if it is known and current; otherwise merges with the stored value. */
  async #write<T extends SessionRecord | readonly string[]>(
    bucket: string,
    key: string,
    options: SetOptions,
    value: T,
    revision: number | undefined,
    merge: (stored: T) => T,
  ): Promise<void> {
    const name = `${bucket}\n${key}`
    const earlier = this.#underway.get(name)
    // Only this class writes the bucket, always with the one shape that belongs to it.
    const now = { value: earlier ? merge(earlier.value as T) : value }
    this.#underway.set(name, now)
    const set = (merged: T, over: number) =>
      // A record is plain JSON; its interface only lacks the index signature.
      this.#state.set(bucket, key, merged as unknown as Json, { ...options, revision: over })
    try {
      if (!earlier && revision !== undefined && (await set(value, revision))) return
      for (;;) {
        const stored = await this.#state.get(bucket, key)
        // As above: the bucket's one shape.
        const merged = stored ? merge(stored.value as unknown as T) : now.value
        if (await set(merged, stored?.revision ?? 0)) return
      }
    } finally {
      if (this.#underway.get(name) === now) this.#underway.delete(name)
    }
  }
}

function appendSession(sessions: readonly string[], session: string): string[] {
  return [...new Set([...sessions, session])].slice(-8)
}

function mergeRecords(stored: SessionRecord, mine: SessionRecord): SessionRecord {
  const ids = new Set(mine.seen.map((seen) => seen.id))
  const others = stored.seen.filter((seen) => !ids.has(seen.id))
  const keptIds = new Set(stored.seen.filter((seen) => !seen.notKept).map((seen) => seen.id))
  const own = mine.seen.map((seen) => (keptIds.has(seen.id) ? asKept(seen) : seen))
  const { given } = withGiven(stored, mine.given ?? [])
  return {
    ...mine,
    ...(given && { given }),
    next: Math.max(stored.next, mine.next),
    seen: [...others, ...own].toSorted((a, b) => a.position - b.position).slice(-MAX_SEEN),
    usedAt: Math.max(stored.usedAt, mine.usedAt),
  }
}

function keyOf(pool: Pool, name: string): string {
  return `${pool.tenant}\n${pool.name}\n${name}`
}
