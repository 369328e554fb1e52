import type { Memory, Signals } from "@keepsake/core/plugin"
import { rawSql } from "../database/sql.ts"

/** A row of `signals`; `uses` is null if there are no signals. */
export interface SignalColumns {
  readonly uses: number | null
  readonly last_used_at: number | null
  readonly useful: number | null
  readonly wrong: number | null
  readonly mentions: number | null
  /** A list in JSON. */
  readonly sessions: string | null
  readonly salience: number | null
}
/** What a read selects of a memory. */
export interface BodyRow extends SignalColumns {
  readonly body: string
}

export const signalColumnList = rawSql("s.uses, s.last_used_at, s.useful, s.wrong, s.mentions, s.sessions, s.salience")
/** Joins the newest version and the signals of a row `m`. */
export const bodyTables =
  rawSql(`JOIN keepsake.versions v ON v.tenant = m.tenant AND v.row_id = m.row_id AND v.revision = m.revision
  LEFT JOIN keepsake.signals s ON s.tenant = m.tenant AND s.row_id = m.row_id`)

export function toMemory({ body, ...columns }: BodyRow): Memory {
  // Written by this store from a memory.
  const memory = JSON.parse(body) as Memory
  const signals = toSignals(columns)
  return signals === undefined ? memory : { ...memory, signals }
}

export function toSignals({
  uses,
  last_used_at,
  useful,
  wrong,
  mentions,
  sessions,
  salience,
}: SignalColumns): Signals | undefined {
  if (uses === null) return undefined
  return {
    uses,
    useful: useful ?? 0,
    wrong: wrong ?? 0,
    mentions: mentions ?? 0,
    ...(last_used_at !== null && { lastUsedAt: last_used_at }),
    // Written by this store from a list of texts.
    ...(sessions !== null && { sessions: JSON.parse(sessions) as readonly string[] }),
    ...(salience !== null && { salience }),
  }
}
