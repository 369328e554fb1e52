import { type Memory, MemoryError, type Type } from "../../contract/index.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { checkLimits } from "../../turn/remember/limits.ts"
import { redact } from "../../turn/remember/redact.ts"
import { redactContent, redactMetadata } from "../../turn/remember/redact-memory.ts"
import { trustOf } from "../../turn/remember/trust.ts"

/** A change of a memory. `null` removes a date. The key cannot change: another key is another memory. */
export interface MemoryUpdate {
  readonly content?: string
  readonly type?: Type
  readonly category?: string
  readonly importance?: number
  readonly pinned?: boolean
  /** The origin of the new content. Default: `manual`. */
  readonly origin?: "manual" | "assistant"
  /** Replaces all metadata. */
  readonly metadata?: Memory["metadata"]
  readonly expiresAt?: number | null
  readonly validFrom?: number | null
  readonly validUntil?: number | null
}

/**
 * Applies a change. Secrets in new content are redacted, its source is the author of the change instead of a message,
 * and it is quarantined if it reads like instructions.
 */
export function applyUpdate(memory: Memory, change: MemoryUpdate, redactSecrets: boolean): Memory {
  const clean = (text: string): string => (redactSecrets ? redact(text).text : text)
  const { content, origin = "manual", metadata, expiresAt, validFrom, validUntil, ...plain } = change
  checkLimits({ content: content ?? memory.content, metadata: metadata ?? memory.metadata })
  const isTurn = memory.category === "turn"
  if ((plain.category ?? memory.category) !== memory.category && (isTurn || plain.category === "turn")) {
    throw new MemoryError(
      "options_invalid",
      "Verbatim turns stay in the category turn, and no other memory can have it",
      { remedy: "Add a memory of the other category." },
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
    ...(metadata !== undefined && { metadata: redactSecrets ? redactMetadata(metadata) : metadata }),
  }
  return content === undefined || content === memory.content
    ? changed
    : withContent(changed, (redactSecrets ? redactContent(content, changed).text : content).trim(), origin)
}

function withContent(memory: Memory, content: string, origin: "manual" | "assistant"): Memory {
  const { quote: _, extractor: __, ...source } = memory.source
  const { status, review } = trustOf({ origin, text: content, agentCall: origin === "assistant" })
  const isHeldBack = status === "quarantined" && memory.status === "active"
  return {
    ...memory,
    content,
    source: { ...source, origin },
    ...(isHeldBack && { status, ...(review !== undefined && { review }) }),
  }
}

type Dates = Pick<MemoryUpdate, "expiresAt" | "validFrom" | "validUntil">
/** An omitted or `undefined` date stays unchanged. */
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
