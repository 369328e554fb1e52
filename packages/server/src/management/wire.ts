import type { KeyOnTheWire, MemoryOnTheWire } from "@keepsake/api"
import type { Memory } from "@keepsake/core"
import type { KeyRecord } from "../access/key-record.ts"

/** A memory as it travels. */
export function memoryOnTheWire(memory: Memory): MemoryOnTheWire {
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
    content: memory.content,
    importance: memory.importance,
    pinned: memory.pinned ?? false,
    status: memory.status,
    source: memory.source,
    links: memory.links?.map((link) => ({ ...link })) ?? [],
    metadata: { ...memory.metadata },
    createdAt: iso(memory.createdAt),
    updatedAt: iso(memory.updatedAt),
    expiresAt: isoOrNull(memory.expiresAt),
    validFrom: isoOrNull(memory.validFrom),
    validUntil: isoOrNull(memory.validUntil),
    revision: memory.revision,
    accessCount: signals?.uses ?? 0,
    lastAccessedAt: isoOrNull(signals?.lastUsedAt),
  }
}

/** A key as it travels: nothing of its secret but how it begins. */
export function keyOnTheWire(record: KeyRecord): KeyOnTheWire {
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

function iso(at: number): string {
  return new Date(at).toISOString()
}

function isoOrNull(at: number | undefined): string | null {
  return at === undefined ? null : iso(at)
}
