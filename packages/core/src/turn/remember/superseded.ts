import type { CallOptions, Change, Scope, Store } from "../../contract/index.ts"
import type { Prepared } from "./prepare.ts"
import { superseding } from "./reconcile.ts"
import type { RememberJob } from "./remember.ts"

/** What an edited message gave, with the reply to it; and the older reply that was made again. */
export async function supersededBy(
  store: Store,
  { pool, turn, replacesReplyTo, supersedesMessage }: RememberJob,
  { session, kept }: Prepared,
  call?: CallOptions,
): Promise<readonly Change[]> {
  if (supersedesMessage === undefined && (replacesReplyTo === undefined || turn.reply === undefined)) return []
  const own = new Set(kept.map(({ message }) => message.id))
  const scope: Scope = { tenant: pool.tenant, pools: [pool.name] }
  const changes: Change[] = []
  let cursor: string | undefined
  do {
    const where = { session, status: ["active", "quarantined"] } as const
    const page = await store.list(scope, { limit: 200, where, ...(cursor !== undefined && { cursor }) }, call)
    for (const memory of page.items) {
      const { message } = memory.source
      const { replyTo } = memory.metadata
      if (message === undefined || own.has(message)) continue
      const edited = supersedesMessage !== undefined && (message === supersedesMessage || replyTo === supersedesMessage)
      const again = replacesReplyTo !== undefined && turn.reply !== undefined && replyTo === replacesReplyTo
      if (edited || again) changes.push(superseding(memory, turn.at))
    }
    cursor = page.next
  } while (cursor !== undefined)
  return changes
}
