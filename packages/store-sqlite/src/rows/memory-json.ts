import type { Memory } from "@keepsake/core/plugin"
import { type JsonString, parseJson } from "../json-text.ts"

/** A row of `signals`; `uses` is null if there are no signals. */
export interface SignalRow {
  readonly uses: number | null
  readonly lastUsedAt: number | null
  readonly useful: number | null
  readonly wrong: number | null
  readonly mentions: number | null
  /** A list in JSON. */
  readonly sessions: JsonString<readonly string[]> | null
  readonly salience: number | null
}
/** A memory as reads return it: the newest version's JSON and its current signals. */
export interface MemoryBody extends SignalRow {
  readonly body: string
}

/** Columns of `signals s`. */
export const signalColumns =
  "s.uses, s.last_used_at AS lastUsedAt, s.useful, s.wrong, s.mentions, s.sessions, s.salience"
/** Columns of `versions v`, left-joined with `signals s`. */
export const memoryColumns = `v.body, ${signalColumns}`

/** `signals s` as JSON. Merging with a patch omits nulls. */
export const signalsJsonSql = `json_patch('{}', json_object(
  'uses', s.uses, 'useful', s.useful, 'wrong', s.wrong, 'mentions', s.mentions,
  'lastUsedAt', s.last_used_at, 'sessions', json(s.sessions), 'salience', s.salience
))`

export function memoryJson({ body, ...signals }: MemoryBody): JsonString<Memory> {
  return signals.uses === null ? body : withSignals(body, signals)
}

export function withSignals(
  body: string,
  { uses, useful, wrong, mentions, lastUsedAt, sessions, salience }: SignalRow,
): JsonString<Memory> {
  const counted = {
    ...{ uses, useful, wrong, mentions },
    ...(lastUsedAt !== null && { lastUsedAt }),
    ...(sessions !== null && { sessions: parseJson(sessions) }),
    ...(salience !== null && { salience }),
  }
  return `${body.slice(0, -1)},"signals":${JSON.stringify(counted)}}`
}
