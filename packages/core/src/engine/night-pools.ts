import { setTimeout as pause } from "node:timers/promises"
import { z } from "zod"
import { MemoryError, type Pool } from "../contract/index.ts"
import type { State } from "../contract/state.ts"
import type { Store } from "../contract/store.ts"
import { isReserved } from "./tenants.ts"

/** How far an interrupted night got, by the name of its work. */
const BUCKET = "night-pools"
const PAGE = 20
/** A run rests for this many times the time that it works, which is 5 % of one core. */
const REST_FACTOR = 19
const MAX_REST_MS = 5 * 60_000
/** An interrupted night goes on within this time; later it begins anew. */
const RESUMED_WITHIN_MS = 20 * 3_600_000

const progressSchema = z.object({ store: z.string(), cursor: z.string(), at: z.number() })

interface NightParts {
  /** Of the work. */
  readonly name: string
  readonly store: Pick<Store, "name" | "pools">
  readonly state: State
  readonly now: () => number
  readonly signal: AbortSignal
}

/**
 * Works through the pools of all tenants, resting between pieces of work. After an interruption it goes on with the
 * page of pools that it had begun. A pool that fails keeps no other from its turn; the first failure is thrown at the
 * end.
 */
export async function eachPoolAtNight(
  { name, store, state, now, signal }: NightParts,
  work: (pool: Pool, rest: (tookMs: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const rest = async (tookMs: number): Promise<void> => {
    await pause(Math.min(MAX_REST_MS, REST_FACTOR * tookMs), undefined, { ref: false, signal })
  }
  const failures: unknown[] = []
  let cursor = await interruptedAt(state, name, store.name, now())
  do {
    const query = { limit: PAGE, ...(cursor !== undefined && { cursor }) }
    const page = await store.pools(undefined, query).catch(async (failure: unknown) => {
      // The next night begins anew.
      if (MemoryError.is(failure, "cursor_invalid")) await state.delete(BUCKET, name)
      throw failure
    })
    for (const pool of page.items) {
      signal.throwIfAborted()
      if (isReserved(pool.tenant)) continue
      await work(pool, rest).catch((failure: unknown) => {
        if (signal.aborted) throw failure
        failures.push(failure)
      })
    }
    cursor = page.next
    if (cursor !== undefined) {
      await state.set(BUCKET, name, { store: store.name, cursor, at: now() }, { expiresAt: now() + RESUMED_WITHIN_MS })
    }
  } while (cursor !== undefined)
  await state.delete(BUCKET, name)
  if (failures.length > 0) throw failures[0]
}

/** `undefined`: the last night was finished, is too long ago, or was over another store. */
async function interruptedAt(state: State, name: string, store: string, now: number): Promise<string | undefined> {
  const place = progressSchema.safeParse((await state.get(BUCKET, name))?.value).data
  if (place === undefined || place.store !== store) return undefined
  return place.at <= now && now - place.at < RESUMED_WITHIN_MS ? place.cursor : undefined
}
