import type { Owner, Pool, Store } from "../../contract/index.ts"
import { mayCorrect } from "../../text/correction-leads.ts"
import { scopeOf } from "../pools.ts"
import { hashOf, type SpokenMessage } from "./session-diff.ts"
import type { Sessions } from "./sessions.ts"

/** Within this time a message that may correct something is of the conversation before it, in milliseconds. */
const RECENT_MS = 15 * 60_000

interface UnnamedMessages {
  readonly sessions: Sessions
  readonly store: Store
  readonly pool: Pool
  readonly owner: Owner
  readonly spoken: readonly SpokenMessage[]
  readonly at: number
}

/**
 * The session that a correction goes on, where nothing that its client sends names or shows one: "Sorry, I meant Leeds"
 * alone, or behind a reply that was changed. It is the one in which the same owner said something last, and recently.
 */
export async function findCorrectedSession({
  sessions,
  store,
  pool,
  owner,
  spoken,
  at,
}: UnnamedMessages): Promise<string | undefined> {
  const [last, ...earlier] = spoken.toReversed()
  if (last?.role !== "user" || !mayCorrect(last.text)) return undefined
  const where = { origin: ["user"], createdAt: { from: at - RECENT_MS } } as const
  const [newest] = (await store.list(scopeOf(pool), { limit: 1, where })).items
  if (newest?.source.message === undefined) return undefined
  const { session, user, agent } = newest.owner
  if (session === undefined || user !== owner.user || agent !== owner.agent) return undefined
  const before = earlier.find(({ role }) => role === "user")
  if (before === undefined) return session
  const record = await sessions.find(pool, session)
  return record?.seen.some(({ hash }) => hash === hashOf(before)) === true ? session : undefined
}
