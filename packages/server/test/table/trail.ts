import type { MemoryEngine } from "@keepsake/core"
import type { Trail } from "./fuzz.ts"

/** Tells, each time it is asked, whether anything was written since it was asked before. */
export async function trailOf({ store }: MemoryEngine): Promise<Trail> {
  let seen = (await store.feed?.changes(undefined, 1_000))?.next
  return async () => {
    const since = await store.feed?.changes(seen, 1_000)
    seen = since?.next
    return since?.items.length === 0 ? undefined : "a refused request wrote something"
  }
}
