import { setTimeout as pause } from "node:timers/promises"
import { MemoryError } from "../contract/errors.ts"
import type { State } from "../contract/state.ts"
import type { Store } from "../contract/store.ts"
import { eraseWithoutTombstones } from "../turn/delete/remove-memories.ts"
import { yieldToEventLoop } from "../turn/event-loop.ts"
import { standing } from "./stored-versions.ts"

/** The position of the walk, by the store's name. */
const BUCKET = "expiry"
/** How many memories one step reads, and how many of them one write erases. */
const STEP = 200
const BATCH = 50
const LONGEST_REST_MS = 1_000

interface ExpiryParts {
  readonly store: Store
  readonly state: State
  readonly now: () => number
}

/**
 * Erases every memory whose `expiresAt` is over, with its versions and what its neighbours are found by. A walk through the whole store that rests after each
 * step for as long as the step took; broken off, it goes on where it was. A memory that is given more time meanwhile stays.
 */
export async function eraseExpired({ store, state, now }: ExpiryParts, signal: AbortSignal): Promise<void> {
  const kept = (await state.get(BUCKET, store.name))?.value
  let cursor = typeof kept === "string" ? kept : undefined
  do {
    signal.throwIfAborted()
    const began = performance.now()
    const { items, next } = await standing(store, cursor, STEP).catch(async (failure: unknown) => {
      // The cursor no longer holds: the next walk begins at the start.
      if (MemoryError.is(failure, "cursor_invalid")) await state.delete(BUCKET, store.name)
      throw failure
    })
    const expired = items.filter(({ expiresAt = Infinity }) => expiresAt <= now())
    for (let at = 0; at < expired.length; at += BATCH) {
      await yieldToEventLoop()
      await eraseWithoutTombstones(store, expired.slice(at, at + BATCH), { by: "expiry", at: now() })
    }
    if (next === undefined) await state.delete(BUCKET, store.name)
    else await state.set(BUCKET, store.name, next)
    cursor = next
    const rest = Math.min(LONGEST_REST_MS, performance.now() - began)
    if (next !== undefined) await pause(rest, undefined, { ref: false, signal })
  } while (cursor !== undefined)
}
