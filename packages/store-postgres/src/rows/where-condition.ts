import type { MemoryId, Range, Where } from "@keepsake/core/plugin"
import { allOf, rawSql, type Sql, sql } from "../database/sql.ts"
import { columnText } from "./column-text.ts"
import { type FilterColumns, metadataValue } from "./filter-columns.ts"

/** Columns with an index on their beginning, which is compared as well so that the index is used. */
const INDEXED_BY_BEGINNING = new Set<keyof FilterColumns>(["session", "key", "about_subject", "about_attribute"])

/** Translates a checked `where` to a condition on `m`, a row of `memories`. */
export function whereCondition(where: Where): Sql {
  return allOf([
    ...equalTo("user", where.user),
    ...equalTo("agent", where.agent),
    ...equalTo("session", where.session),
    ...equalTo("key", where.key),
    ...equalTo("about_subject", where.about?.subject),
    ...equalTo("about_attribute", where.about?.attribute),
    ...oneOf("type", where.type),
    ...oneOf("category", where.category),
    ...noneOf("category", where.exceptCategory),
    ...oneOf("origin", where.origin),
    ...(where.status === undefined ? [sql`m.status = 'active'`] : oneOf("status", where.status)),
    ...(where.review === undefined ? [] : [sql`m.review IS NOT NULL`, ...oneOf("review", where.review)]),
    ...inRange("importance", where.importance),
    ...inRange("created_at", where.createdAt),
    ...inRange("updated_at", where.updatedAt),
    ...inRange("position", where.position),
    ...(where.pinned === undefined ? [] : [rawSql(where.pinned ? "m.pinned" : "NOT m.pinned")]),
    ...validAt(where.at),
    ...withMetadata(where.metadata),
  ])
}

/** Excludes these ids. */
export function notAmong(ids: readonly MemoryId[]): Sql {
  return ids.length === 0 ? rawSql("true") : sql`m.id <> ALL (${ids.map(columnText)}::text[])`
}

function column(name: keyof FilterColumns): Sql {
  return rawSql(`m."${name}"`)
}

function equalTo(name: keyof FilterColumns, value: string | undefined): readonly Sql[] {
  if (value === undefined) return []
  const text = columnText(value)
  const same = sql`${column(name)} = ${text}::text`
  return INDEXED_BY_BEGINNING.has(name) ? [sql`left(${column(name)}, 200) = left(${text}::text, 200)`, same] : [same]
}

function oneOf(name: keyof FilterColumns, values: readonly string[] | undefined): readonly Sql[] {
  return values === undefined ? [] : [sql`${column(name)} = ANY (${values.map(columnText)}::text[])`]
}

/** Not for columns that may be null. */
function noneOf(name: "category", values: readonly string[] = []): readonly Sql[] {
  return values.length === 0 ? [] : [sql`${column(name)} <> ALL (${values.map(columnText)}::text[])`]
}

function inRange(name: keyof FilterColumns, range: Range | undefined): readonly Sql[] {
  return [
    ...(range?.from === undefined ? [] : [sql`${column(name)} >= ${range.from}::float8`]),
    ...(range?.below === undefined ? [] : [sql`${column(name)} < ${range.below}::float8`]),
  ]
}

function validAt(at: number | undefined): readonly Sql[] {
  if (at === undefined) return []
  return [
    sql`(m.expires_at IS NULL OR m.expires_at > ${at}::float8)`,
    sql`(m.valid_from IS NULL OR m.valid_from <= ${at}::float8)`,
    sql`(m.valid_until IS NULL OR m.valid_until > ${at}::float8)`,
  ]
}

function withMetadata(metadata: Where["metadata"]): readonly Sql[] {
  const entries = Object.entries(metadata ?? {})
  if (entries.length === 0) return []
  const sought = Object.fromEntries(entries.map(([name, value]) => [columnText(name), metadataValue(value)]))
  return [sql`m.metadata @> ${JSON.stringify(sought)}::jsonb`]
}
