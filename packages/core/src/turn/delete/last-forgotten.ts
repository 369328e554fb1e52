import type { Json, MemoryId, State } from "../../contract/index.ts"
import { derivedId } from "../ids.ts"
import { type LimitedPool, limitNames } from "../pools.ts"
import type { RequestTime } from "./request-time.ts"

const BUCKET = "last-forgotten"

/** What one request to forget took out. */
interface ForgottenMemories {
  /** When its turn began, which identifies it. */
  readonly at: number
  readonly ids: readonly MemoryId[]
  /** The statements that were made of what is left of others. */
  readonly made?: readonly MemoryId[]
}

/** Remembers of each pool what its last request to forget took out, by ids alone, so that the person can have it back. */
export class LastForgotten {
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  /** Records what a request is about to take out, before it is done. A repeated job adds to its own record. */
  async record(
    pool: LimitedPool,
    { at, isInTurn }: RequestTime,
    ids: readonly MemoryId[],
    made: readonly MemoryId[] = [],
  ): Promise<void> {
    const known = await this.of(pool)
    if (known !== undefined && ((known.at > at && !isInTurn) || (known.at === at && ids.length === 0))) return
    const all = known?.at === at ? [...new Set([...known.ids, ...ids])] : ids
    // The members are plain data.
    const allMade = known?.at === at ? [...new Set([...(known.made ?? []), ...made])] : made
    const value = {
      at,
      ids: all,
      ...(allMade.length > 0 && { made: allMade }),
    } satisfies ForgottenMemories as unknown as Json
    await this.#state.set(BUCKET, keyOf(pool), value, { about: pool })
  }

  async of(pool: LimitedPool): Promise<ForgottenMemories | undefined> {
    // Only this class writes the bucket.
    return (await this.#state.get(BUCKET, keyOf(pool)))?.value as unknown as ForgottenMemories | undefined
  }
}

/** Hashed, because tenants may share names of pools. */
function keyOf(pool: LimitedPool): string {
  return derivedId("last-forgotten", pool.tenant, pool.name, ...limitNames(pool))
}
