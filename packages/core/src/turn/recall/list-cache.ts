import type { Change, Memory, Pool, Scope } from "../../contract/index.ts"

/** Maximum age of a list in milliseconds: another process may write to the database, and a memory may become valid. */
const MAX_AGE_MS = 30_000
const MAX_LISTS = 2_000
const MAX_POOLS = 50_000

interface CachedList {
  readonly stamp: string
  readonly until: number
  readonly list: readonly Memory[]
}

/** A list that is being read. */
interface RunningRead {
  readonly stamp: string
  readonly by: object | undefined
  readonly list: Promise<readonly Memory[] | undefined>
}

/** `by`: calls with the same object, such as the deadline of a recall, share a read that is under way. */
interface ListRequest {
  readonly scope: Scope
  readonly where: unknown
  readonly at: number
  readonly by?: object
}

/**
 * Caches short lists that every request needs (the profile, the few facts) until one of their pools is written or one
 * of their memories expires.
 */
export class ListCache {
  readonly #kept = new Map<string, CachedList>()
  readonly #running = new Map<string, RunningRead>()
  readonly #writes = new Map<string, number>()
  readonly #isShared: boolean
  #epoch = 0

  /** `isShared`: other processes write as well, whose writes are not seen here, so that every list is read. */
  constructor(isShared = false) {
    this.#isShared = isShared
  }

  /** The cached list, or the result of `read`; a failed read is not cached. `where` is the rest of the cache key. */
  async get(
    name: string,
    asked: ListRequest,
    read: () => Promise<readonly Memory[] | undefined>,
  ): Promise<readonly Memory[] | undefined> {
    const { scope, where, at, by } = asked
    const key = JSON.stringify([name, scope.tenant, scope.pools, where])
    // Taken before the read: a write during the read makes the cached list stale.
    const stamp = scope.pools === "all" ? "" : this.#stampOf(scope.tenant, scope.pools)
    const known = this.#kept.get(key)
    if (known?.stamp === stamp && at < known.until) return known.list
    const running = this.#running.get(key)
    if (by !== undefined && running?.by === by && running.stamp === stamp) return running.list
    const reading = { stamp, by, list: read() }
    this.#running.set(key, reading)
    const list = await reading.list.finally(() => {
      if (this.#running.get(key) === reading) this.#running.delete(key)
    })
    if (list === undefined || scope.pools === "all" || this.#isShared) return list
    this.#kept.delete(key)
    if (this.#kept.size >= MAX_LISTS) this.#kept.delete(this.#kept.keys().next().value ?? key)
    this.#kept.set(key, { stamp, until: endOf(list, at + MAX_AGE_MS), list })
    return list
  }

  /** Invalidates the lists that these changes may affect. New turns, index entries and signals affect none. */
  invalidate({ tenant, name }: Pool, changes: readonly Change[]): void {
    if (!changes.some(mayChangeLists)) return
    if (this.#writes.size >= MAX_POOLS) {
      this.#writes.clear()
      this.#epoch++
    }
    const pool = poolKey(tenant, name)
    this.#writes.set(pool, (this.#writes.get(pool) ?? 0) + 1)
  }

  #stampOf(tenant: string, pools: readonly string[]): string {
    return `${this.#epoch}:${pools.map((name) => this.#writes.get(poolKey(tenant, name)) ?? 0).join(",")}`
  }
}

/** A turn enters a list by being pinned and leaves it by a later revision. */
function mayChangeLists(change: Change): boolean {
  if (change.op !== "put") return change.op === "delete" || change.op === "erase"
  const { category, pinned = false, revision } = change.memory
  return category !== "turn" || pinned || revision > 1
}

function poolKey(tenant: string, name: string): string {
  return `${tenant}\n${name}`
}

function endOf(list: readonly Memory[], latest: number): number {
  const { POSITIVE_INFINITY: never } = Number
  return Math.min(latest, ...list.map(({ expiresAt = never, validUntil = never }) => Math.min(expiresAt, validUntil)))
}
