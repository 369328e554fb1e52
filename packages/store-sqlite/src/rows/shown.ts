import type { Memory } from "@keepsake/core/plugin"
import type { JsonText } from "../json-text.ts"

/** What a read shows of a memory: the newest version's text, and the signals as counted now. */
export interface Shown {
  readonly body: string
  readonly uses: number | null
  readonly lastUsedAt: number | null
  readonly useful: number | null
  readonly wrong: number | null
  readonly mentions: number | null
  readonly salience: number | null
}

/** Of `versions v` and, joined on the left, `signals s`. */
export const shownColumns = "v.body, s.uses, s.last_used_at AS lastUsedAt, s.useful, s.wrong, s.mentions, s.salience"

export function shownJson({ body, lastUsedAt, salience, ...counts }: Shown): JsonText<Memory> {
  if (counts.uses === null) return body
  const signals = { ...counts, ...(lastUsedAt !== null && { lastUsedAt }), ...(salience !== null && { salience }) }
  return `${body.slice(0, -1)},"signals":${JSON.stringify(signals)}}`
}
