import { STATUSES, type State, type Store } from "../contract/index.ts"
import { each } from "../turn/pages.ts"
import { legacyReview, reviewSentences } from "../turn/remember/review-reasons.ts"
import { revise } from "../turn/revise.ts"

const BUCKET = "contract-2"
const PAGE = 100
/** The reasons of active memories. Quarantined ones are found by their status. */
const REASONS = ["conflicts", "repeats"] as const

/**
 * Moves the review reasons of active memories from `metadata.reason`, where contract 1 stored them as sentences, to the field `review`. Runs once for
 * each store; interrupted, it starts over and changes nothing twice. Does nothing on a store that cannot filter by review.
 */
export async function moveReviewReasons(
  store: Store,
  state: State,
  now: () => number,
  signal: AbortSignal,
): Promise<void> {
  if (store.contract === 1 || (await state.get(BUCKET, store.name)) !== undefined) return
  const tenants = new Set<Parameters<Store["pools"]>[0]>()
  for await (const { tenant } of each((page) => store.pools(undefined, page), PAGE)) tenants.add(tenant)
  for (const tenant of tenants) {
    if (tenant === undefined) continue
    for (const reason of REASONS) {
      const where = { status: STATUSES, metadata: { reason: reviewSentences[reason] } }
      for await (const memory of each((page) => store.list({ tenant, pools: "all" }, { ...page, where }), PAGE)) {
        signal.throwIfAborted()
        if (memory.review !== undefined || legacyReview(memory) !== reason) continue
        await revise(store, memory, withReview, { by: "contract-2", at: now(), signal })
      }
    }
  }
  await state.set(BUCKET, store.name, { at: now() })
}

const withReview: Parameters<typeof revise>[2] = (memory) => {
  const review = legacyReview(memory)
  const { reason: _, ...metadata } = memory.metadata
  return review === undefined ? memory : { ...memory, review, metadata }
}
