import type { ExtractedOnTheWire, KeyOnTheWire, MemoryOnTheWire } from "@keepsake/api"
import type { Memory, Preview, StatedWords } from "@keepsake/core"
import { salienceAt, salienceBase, sourceCount } from "@keepsake/core/internal"
import type { KeyRecord } from "../access/key-record.ts"

/** Converts a memory. */
export function memoryToWire(memory: Memory): MemoryOnTheWire {
  const { owner, signals } = memory
  return {
    id: memory.id,
    tenant: owner.tenant,
    apiKeyId: owner.tenant,
    user: owner.user ?? null,
    agent: owner.agent ?? null,
    pool: memory.pool,
    session: owner.session ?? null,
    sessionId: owner.session ?? "",
    type: memory.type,
    category: memory.category,
    key: memory.key ?? "",
    about: memory.about === undefined ? null : { ...memory.about },
    content: memory.content,
    importance: memory.importance,
    pinned: memory.pinned ?? false,
    status: memory.status,
    review: memory.review ?? null,
    source: { ...memory.source },
    links: memory.links?.map((link) => ({ ...link })) ?? [],
    metadata: { ...memory.metadata },
    createdAt: iso(memory.createdAt),
    updatedAt: iso(memory.updatedAt),
    expiresAt: isoOrNull(memory.expiresAt),
    validFrom: isoOrNull(memory.validFrom),
    validUntil: isoOrNull(memory.validUntil),
    revision: memory.revision,
    salience: roundShare(salienceAt(memory, Date.now())),
    salienceBase: roundShare(salienceBase(memory)),
    sourceCount: sourceCount(memory),
    accessCount: signals?.uses ?? 0,
    lastAccessedAt: isoOrNull(signals?.lastUsedAt),
  }
}

function roundShare(share: number): number {
  return Math.round(share * 1_000) / 1_000
}

/** Converts a memory with the sentences that state it. */
export function memoryWithWordsToWire(memory: Memory, words: StatedWords): MemoryOnTheWire {
  const stated = words.get(memory.id)
  return { ...memoryToWire(memory), ...(stated && { words: [...stated] }) }
}

/** Converts the preview of an extraction. */
export function previewToWire({ drafts, forgotten, reading }: Preview): ExtractedOnTheWire {
  return {
    data: drafts.map(({ draft, did, against }) => ({
      content: draft.content,
      type: draft.type,
      category: draft.category,
      key: draft.key ?? "",
      importance: draft.importance,
      status: draft.status,
      quote: draft.source.quote ?? null,
      extractor: draft.source.extractor ?? null,
      rule: typeof draft.metadata.rule === "string" ? draft.metadata.rule : null,
      validUntil: isoOrNull(draft.validUntil),
      did,
      against: against === undefined ? null : summaryToWire(against),
    })),
    forgotten: forgotten.map(summaryToWire),
    model: reading
      ? {
          inputTokens: reading.tokens.input,
          outputTokens: reading.tokens.output,
          rejected: { ...reading.rejected },
        }
      : null,
  }
}

function summaryToWire({ id, content, key = "", status, updatedAt }: Memory): ExtractedOnTheWire["forgotten"][number] {
  return { id, content, key, status, updatedAt: iso(updatedAt) }
}

/** Converts a key, without its secret except for the prefix. */
export function keyToWire(record: KeyRecord): KeyOnTheWire {
  return {
    id: record.id,
    prefix: record.prefix,
    name: record.name ?? null,
    tenant: record.tenant,
    role: record.role,
    serves: record.serves,
    user: record.user ?? null,
    agent: record.agent ?? null,
    widest: record.widest,
    mode: record.mode ?? null,
    createdAt: iso(record.createdAt),
    lastUsedAt: isoOrNull(record.lastUsedAt),
  }
}

export function iso(at: number): string {
  return new Date(at).toISOString()
}

export function isoOrNull(at: number | undefined): string | null {
  return at === undefined ? null : iso(at)
}

/** Converts the messages that lost the words of deleted memories; no field if there are none. */
export function alsoToWire(along: readonly Memory[]) {
  if (along.length === 0) return {}
  return {
    also: along.map(({ id, content }) => ({
      id,
      because: "source_message" as const,
      ...(content !== "" && { shortened: true as const }),
    })),
  }
}
