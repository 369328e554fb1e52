import type { Memory } from "@keepsake/core/plugin"
import { columnText } from "./column-text.ts"

/** What filters read of a memory, by the names of the columns of `memories`. */
export function filterColumns({ owner, source, about, ...memory }: Memory) {
  return {
    user: optionalText(owner.user),
    agent: optionalText(owner.agent),
    session: optionalText(owner.session),
    key: optionalText(memory.key),
    about_subject: optionalText(about?.subject),
    about_attribute: optionalText(about?.attribute),
    type: memory.type,
    category: columnText(memory.category),
    origin: source.origin,
    status: memory.status,
    review: memory.review ?? null,
    importance: memory.importance,
    created_at: memory.createdAt,
    updated_at: memory.updatedAt,
    position: source.position ?? null,
    pinned: memory.pinned === true,
    expires_at: memory.expiresAt ?? null,
    valid_from: memory.validFrom ?? null,
    valid_until: memory.validUntil ?? null,
    metadata: scalarMetadata(memory.metadata),
  }
}

export type FilterColumns = ReturnType<typeof filterColumns>

/** The types of these columns in PostgreSQL. */
export const filterColumnTypes: Readonly<Record<keyof FilterColumns, string>> = {
  user: "text",
  agent: "text",
  session: "text",
  key: "text",
  about_subject: "text",
  about_attribute: "text",
  type: "text",
  category: "text",
  origin: "text",
  status: "text",
  review: "text",
  importance: "float8",
  created_at: "float8",
  updated_at: "float8",
  position: "float8",
  pinned: "boolean",
  expires_at: "float8",
  valid_from: "float8",
  valid_until: "float8",
  metadata: "jsonb",
}

/** A metadata value as the column compares it. */
export function metadataValue(value: string | number | boolean): string | number | boolean {
  return typeof value === "string" ? columnText(value) : value
}

function optionalText(text: string | undefined): string | null {
  return text === undefined ? null : columnText(text)
}

/** The entries that can be filtered by: strings, numbers and booleans. */
function scalarMetadata(metadata: Memory["metadata"]): Readonly<Record<string, unknown>> | null {
  const scalars = Object.entries(metadata).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? [[columnText(name), metadataValue(value)] as const]
      : [],
  )
  return scalars.length === 0 ? null : Object.fromEntries(scalars)
}
