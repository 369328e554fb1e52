import { MemoryError } from "../../contract/errors.ts"
import type { Memory, Type } from "../../contract/memory.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { checkLimits } from "../../turn/remember/limits.ts"
import { redact } from "../../turn/remember/redact.ts"
import { cleanTexts } from "../../turn/remember/redact-memory.ts"
import { trustOf } from "../../turn/remember/trust.ts"

/** What may be changed of a memory; `null` takes a date away. Its key stays: another key is another memory. */
export interface MemoryUpdate {
  readonly content?: string
  readonly type?: Type
  readonly category?: string
  readonly importance?: number
  readonly pinned?: boolean
  /** Who says the new words; `manual` when left out. */
  readonly origin?: "manual" | "assistant"
  /** Takes the place of all metadata. */
  readonly metadata?: Memory["metadata"]
  readonly expiresAt?: number | null
  readonly validFrom?: number | null
  readonly validUntil?: number | null
}

/**
 * The memory with the change applied. New words lose their secrets like any others, take their source from whoever made the change instead of from
 * a message, and are quarantined when they read as instructions.
 */
export function updated(memory: Memory, change: MemoryUpdate, redactSecrets: boolean): Memory {
  const clean = (text: string): string => (redactSecrets ? redact(text).text : text)
  const { content, origin = "manual", metadata, expiresAt, validFrom, validUntil, ...plain } = change
  checkLimits({ content: content ?? memory.content, metadata: metadata ?? memory.metadata })
  const isTurn = memory.category === "turn"
  if ((plain.category ?? memory.category) !== memory.category && (isTurn || plain.category === "turn")) {
    throw new MemoryError(
      "options_invalid",
      "What was said word for word stays in the category turn, and nothing else comes into it",
      {
        remedy: "Add a memory of the other category.",
      },
    )
  }
  const dated = withDates(memory, { expiresAt, validFrom, validUntil })
  if ((dated.validFrom ?? 0) > (dated.validUntil ?? Number.POSITIVE_INFINITY)) {
    throw new MemoryError("options_invalid", "It would be true only from a time after it stopped being true", {
      remedy: "Send a validUntil that is not before validFrom, or null to take one of them away.",
    })
  }
  const changed: Memory = {
    ...dated,
    ...omitUndefined(plain),
    ...(plain.importance !== undefined && { importance: Math.min(1, Math.max(0, plain.importance)) }),
    ...(plain.category !== undefined && { category: clean(plain.category) }),
    ...(metadata !== undefined && { metadata: cleanTexts(metadata, clean) }),
  }
  return content === undefined || content === memory.content ? changed : said(changed, clean(content).trim(), origin)
}

function said(memory: Memory, content: string, origin: "manual" | "assistant"): Memory {
  const { quote: _, extractor: __, ...source } = memory.source
  const { status, review } = trustOf({ origin, text: content })
  const isHeldBack = status === "quarantined" && memory.status === "active"
  return {
    ...memory,
    content,
    source: { ...source, origin },
    ...(isHeldBack && { status, ...(review !== undefined && { review }) }),
  }
}

type Dates = Pick<MemoryUpdate, "expiresAt" | "validFrom" | "validUntil">
/** A date that is left out, or `undefined`, stays as it is. */
type MaybeDates = { readonly [Name in keyof Dates]: Dates[Name] | undefined }

function withDates(memory: Memory, dates: MaybeDates): Memory {
  const { expiresAt, validFrom, validUntil, ...rest } = memory
  const now = (was: number | undefined, change: number | null | undefined): number | undefined =>
    change === undefined ? was : (change ?? undefined)
  return {
    ...rest,
    ...omitUndefined({
      expiresAt: now(expiresAt, dates.expiresAt),
      validFrom: now(validFrom, dates.validFrom),
      validUntil: now(validUntil, dates.validUntil),
    }),
  }
}
