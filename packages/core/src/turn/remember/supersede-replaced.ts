import type { CallOptions, Change, Store } from "../../contract/index.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import type { PreparedTurn } from "./prepare.ts"
import { supersede } from "./reconcile.ts"
import type { RememberJob } from "./remember.ts"

/** What an edited message gave, with the reply to it; and the older reply that was made again. */
export async function supersedeReplaced(
  store: Store,
  { pool, turn, replacesReplyTo, supersedesMessage }: RememberJob,
  { session, kept }: PreparedTurn,
  call?: CallOptions,
): Promise<readonly Change[]> {
  if (supersedesMessage === undefined && (replacesReplyTo === undefined || turn.reply === undefined)) return []
  const own = new Set(kept.map(({ message }) => message.id))
  const where = { session, status: ["active", "quarantined"] } as const
  const changes: Change[] = []
  for await (const memory of each((page) => store.list(scopeOf(pool), { ...page, where }, call))) {
    const { message } = memory.source
    const { replyTo } = memory.metadata
    if (message === undefined || own.has(message)) continue
    const edited = supersedesMessage !== undefined && (message === supersedesMessage || replyTo === supersedesMessage)
    const again = replacesReplyTo !== undefined && turn.reply !== undefined && replyTo === replacesReplyTo
    if (edited || again) changes.push(supersede(memory, turn.at))
  }
  return changes
}
