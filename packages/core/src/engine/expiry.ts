import { setTimeout as pause } from "node:timers/promises"
import { MemoryError, type State, type Store } from "../contract/index.ts"
import { yieldToEventLoop } from "../plugin/event-loop.ts"
import { removeMemories } from "../turn/delete/remove-memories.ts"
import { listPoolByPool } from "./stored-versions.ts"

/** The position of the scan, by the store's name. */
const BUCKET = "expiry"
/** Memories read in one step, and erased in one write. */
const STEP = 200
const BATCH = 50
const MAX_REST_MS = 1_000

interface ExpiryParts {
  readonly store: Store
  readonly state: State
  readonly now: () => number
}

/**
 * Erases every expired memory with its versions and index entries. Scans the whole store, rests after each step for as
 * long as the step took, and resumes after an interruption. A memory whose expiry is extended meanwhile stays.
 */
export async function eraseExpired({ store, state, now }: ExpiryParts, signal: AbortSignal): Promise<void> {
  const stored = (await state.get(BUCKET, store.name))?.value
  let cursor = typeof stored === "string" ? stored : undefined
  do {
    signal.throwIfAborted()
    const began = performance.now()
    const { items, next } = await listPoolByPool(store, cursor, STEP).catch(async (failure: unknown) => {
      // The cursor is invalid, so the next scan starts over.
      if (MemoryError.is(failure, "cursor_invalid")) await state.delete(BUCKET, store.name)
      throw failure
    })
    const expired = items.filter(({ expiresAt = Infinity }) => expiresAt <= now())
    for (let at = 0; at < expired.length; at += BATCH) {
      await yieldToEventLoop()
      // Nobody asked to delete them, so they get no tombstones.
      await removeMemories({ store }, "erase", expired.slice(at, at + BATCH), { by: "expiry", at: now() })
    }
    if (next === undefined) await state.delete(BUCKET, store.name)
    else await state.set(BUCKET, store.name, next)
    cursor = next
    const rest = Math.min(MAX_REST_MS, performance.now() - began)
    if (next !== undefined) await pause(rest, undefined, { ref: false, signal })
  } while (cursor !== undefined)
}
