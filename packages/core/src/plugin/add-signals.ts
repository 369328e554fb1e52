import type { Signals } from "../contract/index.ts"
import { omitUndefined } from "./omit-undefined.ts"

/** How many conversations are told apart; of more, the oldest are dropped. */
const MAX_SESSIONS = 64

/**
 * The signals of a memory after a `signal` change: counts are added, `sessions` joined, `lastUsedAt` and `salience`
 * replaced where given.
 */
export function addSignals(
  before: Signals = { uses: 0, useful: 0, wrong: 0, mentions: 0 },
  add: Partial<Signals>,
): Signals {
  const { lastUsedAt = before.lastUsedAt, salience = before.salience } = add
  return {
    uses: before.uses + (add.uses ?? 0),
    useful: before.useful + (add.useful ?? 0),
    wrong: before.wrong + (add.wrong ?? 0),
    mentions: before.mentions + (add.mentions ?? 0),
    ...omitUndefined({ lastUsedAt, sessions: joinSessions(before.sessions, add.sessions), salience }),
  }
}

/** The hashes of conversations of both, without repetition. */
export function joinSessions(
  before: readonly string[] | undefined,
  added: readonly string[] | undefined,
): readonly string[] | undefined {
  if (added === undefined || added.length === 0) return before
  return [...new Set([...(before ?? []), ...added])].slice(-MAX_SESSIONS)
}
