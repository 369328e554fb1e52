import type { MemoryId, Range, Scope, Where } from "@keepsake/core/plugin"

/** A text as a column stores it: escaped as in JSON, because a lone surrogate is no UTF-8 and NUL ends some strings. Different texts stay different. */
export function escapeText(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

/** The text that a column stores. */
export function unescapeText(stored: string): string {
  return JSON.parse(`"${stored}"`) as string
}

/** Keeps the number 1, the text "1" and `true` apart. */
export function metadataEntry(name: string, value: string | number | boolean): string {
  return escapeText(`${name}=${JSON.stringify(value)}`)
}

/** The value of `scope` on every row: one column, so that one index selects a pool. An escaped text contains no line break. */
export function scopeValue(tenant: string, pool: string): string {
  return `${escapeText(tenant)}\n${escapeText(pool)}`
}

/** The unique key of a memory's current row. Ids are unique only within their tenant. */
export function rowKey(tenant: string, id: string): string {
  return `${escapeText(tenant)}\n${escapeText(id)}`
}

/** The unique key of a past version's row. */
export function versionKey(tenant: string, id: string, revision: number): string {
  return `${rowKey(tenant, id)}\n${revision}`
}

/** A text as SQL. A backslash has no meaning in it. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

export function isIn(column: string, values: readonly string[]): string {
  return `${column} IN (${values.map(quote).join(", ")})`
}

/** The current memories of a scope, without tombstones, which have no type. A filter by the memory itself would read the text of every row. */
export function liveRows(scope: Scope): string {
  return `${rowsInScope(scope)} AND NOT past AND type IS NOT NULL`
}

export function rowsInScope({ tenant, pools }: Scope): string {
  if (pools === "all") return `tenant = ${quote(escapeText(tenant))}`
  return isIn(
    "scope",
    pools.map((pool) => scopeValue(tenant, pool)),
  )
}

/** Translates `where` into SQL; `undefined` if nothing can match, as with an empty list of types. */
export function matchingRows(where: Where): string | undefined {
  const conditions: string[] = []
  const lists = {
    type: where.type,
    category: where.category,
    origin: where.origin,
    status: where.status ?? ["active"],
    review: where.review,
  }
  for (const [column, values] of Object.entries(lists)) {
    if (values === undefined) continue
    if (values.length === 0) return undefined
    conditions.push(isIn(column, values.map(escapeText)))
  }
  const texts = {
    user_name: where.user,
    agent: where.agent,
    session: where.session,
    key_name: where.key,
    about_subject: where.about?.subject,
    about_attribute: where.about?.attribute,
  }
  for (const [column, value] of Object.entries(texts)) {
    if (value !== undefined) conditions.push(`${column} = ${quote(escapeText(value))}`)
  }
  conditions.push(
    ...bounds("importance", where.importance),
    ...bounds("created_at", where.createdAt),
    ...bounds("updated_at", where.updatedAt),
    ...bounds("place_in_session", where.position),
  )
  const { exceptCategory = [] } = where
  if (exceptCategory.length > 0) conditions.push(`NOT (${isIn("category", exceptCategory.map(escapeText))})`)
  if (where.pinned !== undefined) conditions.push(where.pinned ? "pinned" : "NOT pinned")
  for (const [name, value] of Object.entries(where.metadata ?? {})) {
    conditions.push(`array_has(metadata, ${quote(metadataEntry(name, value))})`)
  }
  if (where.at !== undefined) {
    const at = number(where.at)
    conditions.push(
      `(expires_at IS NULL OR expires_at > ${at})`,
      `(valid_from IS NULL OR valid_from <= ${at})`,
      `(valid_until IS NULL OR valid_until > ${at})`,
    )
  }
  return conditions.join(" AND ")
}

/** The current memories of a scope that match; `undefined` if nothing can. */
export function matchingMemories(scope: Scope, where: Where, exclude: readonly MemoryId[] = []): string | undefined {
  const matching = matchingRows(where)
  if (matching === undefined) return undefined
  const excluded = exclude.length === 0 ? [] : [`NOT (${isIn("id", exclude.map(escapeText))})`]
  return [liveRows(scope), matching, ...excluded].join(" AND ")
}

/** A number as SQL: a fraction, so that it is compared as the columns are. */
export function number(value: number): string {
  return `CAST('${value}' AS DOUBLE)`
}

function bounds(column: string, range: Range | undefined): readonly string[] {
  return [
    ...(range?.from === undefined ? [] : [`${column} >= ${number(range.from)}`]),
    ...(range?.below === undefined ? [] : [`${column} < ${number(range.below)}`]),
  ]
}
