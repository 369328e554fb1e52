import type { Memory, Signals, Tenant, VersionRow, Words } from "@keepsake/core/plugin"
import { escapeText, metadataEntry, rowKey, scopeValue, versionKey } from "./sql.ts"
import { toTermText } from "./terms.ts"

/** A row as it is written and read. Texts that people wrote are JSON; the other columns exist for filters and order. */
export type TableRow = Record<string, unknown>

/** Columns that a version is read from. */
export const VERSION_COLUMNS = [
  "pool",
  "revision",
  "at",
  "by",
  "place",
  "erased",
  "memory",
  "signals",
  "words",
] as const

/** The current row of a memory, with its vectors by column. */
export function toCurrentRow(row: VersionRow, vectors: ReadonlyMap<string, Float32Array>): TableRow {
  const { memory, words } = row
  return {
    ...toRow(row),
    key: rowKey(row.pool.tenant, row.id),
    past: false,
    terms: memory === undefined || words === undefined ? null : toTermText(words),
    ...Object.fromEntries(vectors),
  }
}

/** The row of a version that was replaced at a time. It is found by no search. */
export function toPastRow({ signals: _, words: __, ...row }: VersionRow, until: number): TableRow {
  return { ...toRow(row), key: versionKey(row.pool.tenant, row.id, row.revision), past: true, until }
}

function toRow(row: VersionRow): TableRow {
  const { pool, memory, words, signals, id, revision, at, by, place, erased } = row
  return {
    tenant: escapeText(pool.tenant),
    scope: scopeValue(pool.tenant, pool.name),
    pool: JSON.stringify([pool.tenant, pool.name, id]),
    id: escapeText(id),
    revision,
    at,
    by: JSON.stringify(by),
    place,
    erased,
    // Never without a value, because Arrow's JavaScript encodes a column of booleans that are all null in a way that is rejected.
    pinned: memory?.pinned ?? false,
    memory: memory === undefined ? null : JSON.stringify(memory),
    signals: signals === undefined ? null : JSON.stringify(signals),
    words: words === undefined ? null : JSON.stringify(words),
    ...(memory !== undefined && filterColumns(memory)),
  }
}

function filterColumns(memory: Memory): TableRow {
  const { owner, source, about, metadata } = memory
  return {
    type: memory.type,
    status: memory.status,
    origin: source.origin,
    category: escapeText(memory.category),
    user_name: escapeOptional(owner.user),
    agent: escapeOptional(owner.agent),
    session: escapeOptional(owner.session),
    key_name: escapeOptional(memory.key),
    about_subject: escapeOptional(about?.subject),
    about_attribute: escapeOptional(about?.attribute),
    review: escapeOptional(memory.review),
    importance: memory.importance,
    place_in_session: source.position ?? null,
    created_at: memory.createdAt,
    updated_at: memory.updatedAt,
    expires_at: memory.expiresAt ?? null,
    valid_from: memory.validFrom ?? null,
    valid_until: memory.validUntil ?? null,
    metadata: Object.entries(metadata).flatMap(([name, value]) =>
      typeof value === "object" ? [] : [metadataEntry(name, value)],
    ),
  }
}

function escapeOptional(text: string | undefined): string | null {
  return text === undefined ? null : escapeText(text)
}

/** Matches the rows of erased versions. */
export const BLANK = "place IS NULL"

/** A row without content, which no read returns and the next compaction removes: what becomes of a version when its memory is erased. */
export function toBlankRow(key: string): TableRow {
  return { key, past: true, erased: false, pinned: false }
}

export function parseTableRow(row: Readonly<TableRow>): VersionRow {
  // Written by `toRow`: the table's metadata names this store.
  const { revision, at, by, place, erased, memory, signals, words, pool } = row as {
    readonly [Column in (typeof VERSION_COLUMNS)[number]]: never
  }
  const [tenant, name, id] = JSON.parse(pool) as [Tenant, string, string]
  return {
    pool: { tenant, name },
    id,
    revision,
    at,
    by: JSON.parse(by) as string,
    place,
    erased,
    ...(isText(memory) && { memory: JSON.parse(memory) as Memory }),
    ...(isText(signals) && { signals: JSON.parse(signals) as Signals }),
    ...(isText(words) && { words: JSON.parse(words) as Words }),
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string"
}
