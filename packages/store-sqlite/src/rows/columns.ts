import type { Memory } from "@keepsake/core/plugin"
import type { WhereColumns } from "./where-sql.ts"

/** The columns of a memory that filters use. */
export function columnsOf(memory: Memory): WhereColumns {
  const { owner, source } = memory
  return {
    user: owner.user ?? null,
    agent: owner.agent ?? null,
    session: owner.session ?? null,
    key: memory.key ?? null,
    about_subject: memory.about?.subject ?? null,
    about_attribute: memory.about?.attribute ?? null,
    type: memory.type,
    category: memory.category,
    origin: source.origin,
    status: memory.status,
    review: memory.review ?? null,
    importance: memory.importance,
    created_at: memory.createdAt,
    updated_at: memory.updatedAt,
    position: source.position ?? null,
    pinned: memory.pinned === true ? 1 : 0,
    expires_at: memory.expiresAt ?? null,
    valid_from: memory.validFrom ?? null,
    valid_until: memory.validUntil ?? null,
    metadata: scalarMetadata(memory.metadata),
  }
}

/** Column names, in the same order for all statements. */
export const columnNames = [
  "user",
  "agent",
  "session",
  "key",
  "about_subject",
  "about_attribute",
  "type",
  "category",
  "origin",
  "status",
  "review",
  "importance",
  "created_at",
  "updated_at",
  "position",
  "pinned",
  "expires_at",
  "valid_from",
  "valid_until",
  "metadata",
] as const satisfies readonly (keyof WhereColumns)[]

function scalarMetadata(metadata: Memory["metadata"]): string | null {
  const plain = Object.entries(metadata).filter(([, value]) => ["string", "number", "boolean"].includes(typeof value))
  return plain.length === 0 ? null : JSON.stringify(Object.fromEntries(plain))
}
