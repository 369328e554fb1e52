import type { Owner, Scope } from "../../contract/memory.ts"
import type { SessionRecord } from "../../turn/session/session-diff.ts"
import type { Sessions } from "../../turn/session/sessions.ts"
import { liesIn } from "../subject/subject.ts"

/** What a conversation has seen, as hashes: where it goes on it is recognised, and what was kept of it is not kept again. */
export interface ExportedSession extends Omit<SessionRecord, "revision"> {
  readonly tenant: Owner["tenant"]
  readonly pool: string
}

/** Conversations whose own pool lies in a scope: of one person, if one is named, and the one that is named or all. */
export async function* exportedSessions(
  sessions: Sessions,
  { tenant, pools }: Scope,
  { user, session }: Pick<Owner, "user" | "session">,
): AsyncGenerator<ExportedSession> {
  const person = { tenant, ...(user !== undefined && { user }) }
  for await (const { pool, record } of sessions.all()) {
    if (pool.tenant !== tenant || (pools !== "all" && !pools.includes(pool.name))) continue
    if (!liesIn(person, pool.name) || (session !== undefined && session !== record.id)) continue
    yield { tenant, pool: pool.name, ...record }
  }
}

/** Puts conversations back; how many told something new. */
export async function restoreSessions(sessions: Sessions, all: readonly ExportedSession[]): Promise<number> {
  let restored = 0
  for (const { tenant, pool, ...record } of all) if (await sessions.putBack({ tenant, name: pool }, record)) restored++
  return restored
}
