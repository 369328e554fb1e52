import type { Owner, Scope } from "../../contract/memory.ts"
import type { SessionRecord } from "../../turn/session/session-diff.ts"
import type { Sessions } from "../../turn/session/sessions.ts"
import { matchesPool } from "../subject/subject.ts"

/** The record of a conversation as hashes, by which it is recognised elsewhere and not stored twice. */
export interface ExportedSession extends Omit<SessionRecord, "revision"> {
  readonly tenant: Owner["tenant"]
  readonly pool: string
}

/** Yields the conversations of a scope, optionally of one user or one session. */
export async function* exportSessions(
  sessions: Sessions,
  { tenant, pools }: Scope,
  { user, session }: Pick<Owner, "user" | "session">,
): AsyncGenerator<ExportedSession> {
  const person = { tenant, ...(user !== undefined && { user }) }
  for await (const { pool, record } of sessions.all()) {
    if (pool.tenant !== tenant || (pools !== "all" && !pools.includes(pool.name))) continue
    if (!matchesPool(person, pool.name) || (session !== undefined && session !== record.id)) continue
    yield { tenant, pool: pool.name, ...record }
  }
}

/** Restores conversations; resolves to how many added something. */
export async function restoreSessions(sessions: Sessions, all: readonly ExportedSession[]): Promise<number> {
  let restored = 0
  for (const { tenant, pool, ...record } of all) if (await sessions.putBack({ tenant, name: pool }, record)) restored++
  return restored
}
