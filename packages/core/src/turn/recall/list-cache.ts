import type { CallOptions, Change, Memory, Pool, Scope } from "../../contract/index.ts"

/** Maximum age of a list in milliseconds: another process may write to a database that cannot tell, and a memory may become valid. */
const MAX_AGE_MS = 30_000
const MAX_LISTS = 2_000
const MAX_POOLS = 50_000

interface CachedList {
  readonly stamp: string
  readonly foreign: number
  readonly until: number
  readonly list: readonly Memory[]
}

/** A list that is being read. */
interface RunningRead {
  readonly stamp: string
  readonly by: CallOptions | undefined
  readonly list: Promise<readonly Memory[] | undefined>
}

/** `by`: calls with the same object, such as the deadline of a recall, share a read that is under way. */
interface ListRequest {
  readonly scope: Scope
  readonly where: unknown
  readonly at: number
  readonly by?: CallOptions
}

/** What the store tells about other processes; `undefined` if it cannot tell. */
type ForeignWrites = (call?: CallOptions) => Promise<number | undefined> | undefined
/** The store did not answer in time. */
const LATE = "late" as const
type ForeignState = number | Promise<number | undefined | typeof LATE>

/**
 * Caches short lists that every request needs (the profile, the few facts) until one of their pools is written or one
 * of their memories expires.
 */
export class ListCache {
  readonly #kept = new Map<string, CachedList>()
  readonly #running = new Map<string, RunningRead>()
  readonly #writes = new Map<string, number>()
  readonly #isShared: boolean
  readonly #foreignWrites: ForeignWrites
  readonly #checks = new WeakMap<CallOptions, ForeignState>()
  #epoch = 0

  /** `isShared`: other processes write as well, whose writes are not seen here, so that every list is read. */
  constructor(isShared = false, foreignWrites: ForeignWrites = () => undefined) {
    this.#isShared = isShared
    this.#foreignWrites = foreignWrites
  }

  /** The cached list, or the result of `read`; a failed read is not cached. `where` is the rest of the cache key. */
  async get(
    name: string,
    asked: ListRequest,
    read: () => Promise<readonly Memory[] | undefined>,
  ): Promise<readonly Memory[] | undefined> {
    const { scope, where, at, by } = asked
    const key = JSON.stringify([name, scope.tenant, scope.pools, where])
    // Both are taken before the read: a write during the read makes the cached list stale.
    const stamp = scope.pools === "all" ? "" : this.#stampOf(scope.tenant, scope.pools)
    const checked = this.#check(by)
    const known = this.#kept.get(key)
    if (known?.stamp === stamp && at < known.until) {
      const foreign = await checked
      // A store that is late would not answer the read either.
      if (foreign === LATE || foreign === known.foreign) return known.list
    }
    const running = this.#running.get(key)
    if (by !== undefined && running?.by === by && running.stamp === stamp) return running.list
    const reading = { stamp, by, list: read() }
    this.#running.set(key, reading)
    const list = await reading.list.finally(() => {
      if (this.#running.get(key) === reading) this.#running.delete(key)
    })
    if (list === undefined || scope.pools === "all" || this.#isShared) return list
    const foreign = await checked
    if (typeof foreign !== "number") return list
    this.#kept.delete(key)
    if (this.#kept.size >= MAX_LISTS) this.#kept.delete(this.#kept.keys().next().value ?? key)
    this.#kept.set(key, { stamp, foreign, until: endOf(list, at + MAX_AGE_MS), list })
    return list
  }

  /** One check for the calls of a recall. A store that cannot tell never changes. */
  #check(by: CallOptions | undefined): ForeignState {
    const known = by && this.#checks.get(by)
    if (known !== undefined) return known
    const checked = this.#foreignWrites(by?.signal && { signal: by.signal })?.catch(() => LATE) ?? 0
    if (by !== undefined) this.#checks.set(by, checked)
    return checked
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
