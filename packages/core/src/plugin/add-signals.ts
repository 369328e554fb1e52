import type { Signals } from "../contract/index.ts"
import { omitUndefined } from "./omit-undefined.ts"

/** The signals of a memory after a `signal` change: counts are added, `lastUsedAt` and `salience` are replaced where given. */
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
    ...omitUndefined({ lastUsedAt, salience }),
  }
}
