import type { Memory } from "@keepsake/core/plugin"
import type { JsonText } from "../json-text.ts"

/** A row of `signals`; `uses` is null where nothing was counted yet. */
export interface SignalRow {
  readonly uses: number | null
  readonly lastUsedAt: number | null
  readonly useful: number | null
  readonly wrong: number | null
  readonly mentions: number | null
  readonly salience: number | null
}
/** What a read shows of a memory: the newest version's text, and the signals as counted now. */
export interface MemoryBody extends SignalRow {
  readonly body: string
}

/** Of `signals s`. */
export const signalColumns = "s.uses, s.last_used_at AS lastUsedAt, s.useful, s.wrong, s.mentions, s.salience"
/** Of `versions v` and, joined on the left, `signals s`. */
export const shownColumns = `v.body, ${signalColumns}`

/** Of `signals s`, as JSON. A merge with a patch leaves out what is null. */
export const signalsJsonSql = `json_patch('{}', json_object(
  'uses', s.uses, 'useful', s.useful, 'wrong', s.wrong, 'mentions', s.mentions,
  'lastUsedAt', s.last_used_at, 'salience', s.salience
))`

export function shownJson({ body, ...signals }: MemoryBody): JsonText<Memory> {
  return signals.uses === null ? body : withSignals(body, signals)
}

export function withSignals(
  body: string,
  { uses, useful, wrong, mentions, lastUsedAt, salience }: SignalRow,
): JsonText<Memory> {
  const counted = {
    ...{ uses, useful, wrong, mentions },
    ...(lastUsedAt !== null && { lastUsedAt }),
    ...(salience !== null && { salience }),
  }
  return `${body.slice(0, -1)},"signals":${JSON.stringify(counted)}}`
}
