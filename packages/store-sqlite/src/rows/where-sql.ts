import type { MemoryId, Range, Where } from "@keepsake/core/plugin"

/** An SQL condition with the values of its parameters. */
export interface Condition {
  readonly sql: string
  readonly values: readonly (string | number)[]
}

/** The columns that a `Where` reads, named as in the table `memories`. */
export interface WhereColumns {
  readonly user: string | null
  readonly agent: string | null
  readonly session: string | null
  readonly key: string | null
  readonly about_subject: string | null
  readonly about_attribute: string | null
  readonly type: string
  readonly category: string
  readonly origin: string
  readonly status: string
  readonly review: string | null
  readonly importance: number
  readonly created_at: number
  readonly updated_at: number
  readonly position: number | null
  readonly pinned: number
  readonly expires_at: number | null
  readonly valid_from: number | null
  readonly valid_until: number | null
  /** A JSON object of the scalar entries: strings, numbers and booleans. */
  readonly metadata: string | null
}

/** Translates a checked `where` to a condition on `m`, which has the columns of `WhereColumns`. The SQL depends on the given fields, not on their values. */
export function whereSql(where: Where): Condition {
  const conditions: Condition[] = [
    ...(["user", "agent", "session", "key"] as const).map((name) => equal(name, where[name])),
    equal("about_subject", where.about?.subject),
    equal("about_attribute", where.about?.attribute),
    ...(["type", "category", "origin"] as const).map((name) => oneOf(name, where[name])),
    noneOf("category", where.exceptCategory),
    where.status === undefined ? { sql: "m.status = 'active'", values: [] } : oneOf("status", where.status),
    ...waitsFor(where.review),
    ...within("importance", where.importance),
    ...within("created_at", where.createdAt),
    ...within("updated_at", where.updatedAt),
    ...within("position", where.position),
    isPinned(where.pinned),
    ...holdsAt(where.at),
    ...Object.entries(where.metadata ?? {}).map(([name, value]) => metadataIs(name, value)),
  ]
  return all(conditions)
}

/** Excludes these ids. */
export function without(exclude: readonly MemoryId[]): Condition {
  if (exclude.length === 0) return nothing
  return { sql: "m.id NOT IN (SELECT value FROM json_each(?))", values: [JSON.stringify(exclude)] }
}

export function all(conditions: readonly Condition[]): Condition {
  const given = conditions.filter(({ sql }) => sql !== "")
  return { sql: given.map(({ sql }) => sql).join(" AND ") || "1", values: given.flatMap(({ values }) => values) }
}

const nothing: Condition = { sql: "", values: [] }

function equal(column: keyof WhereColumns, value: string | number | undefined): Condition {
  return value === undefined ? nothing : { sql: `m.${column} = ?`, values: [value] }
}

/** A constant instead of a parameter, so that the index of pinned memories is used. */
function isPinned(pinned: boolean | undefined): Condition {
  return pinned === undefined ? nothing : { sql: `m.pinned = ${Number(pinned)}`, values: [] }
}

/** The plus keeps SQLite from using an index here: an index for several values would lose the sort order. */
function oneOf(column: keyof WhereColumns, values: readonly string[] | undefined): Condition {
  if (values === undefined) return nothing
  return { sql: `+m.${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] }
}

/** Not for columns that may be null. */
function noneOf(column: "category", values: readonly string[] = []): Condition {
  if (values.length === 0) return nothing
  return { sql: `+m.${column} NOT IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] }
}

/** The bare `IS NOT NULL` selects the partial index. */
function waitsFor(reasons: readonly string[] | undefined): readonly Condition[] {
  return reasons === undefined ? [] : [{ sql: "m.review IS NOT NULL", values: [] }, oneOf("review", reasons)]
}

function within(column: keyof WhereColumns, range: Range | undefined): readonly Condition[] {
  return [
    range?.from === undefined ? nothing : { sql: `m.${column} >= ?`, values: [range.from] },
    range?.below === undefined ? nothing : { sql: `m.${column} < ?`, values: [range.below] },
  ]
}

function holdsAt(at: number | undefined): readonly Condition[] {
  if (at === undefined) return []
  return [
    { sql: "(m.expires_at IS NULL OR m.expires_at > ?)", values: [at] },
    { sql: "(m.valid_from IS NULL OR m.valid_from <= ?)", values: [at] },
    { sql: "(m.valid_until IS NULL OR m.valid_until > ?)", values: [at] },
  ]
}

function metadataIs(name: string, value: string | number | boolean): Condition {
  const entry = "SELECT 1 FROM json_each(m.metadata) e WHERE e.key = ?"
  if (typeof value === "boolean") return { sql: `EXISTS (${entry} AND e.type = ?)`, values: [name, String(value)] }
  const types = typeof value === "string" ? "('text')" : "('integer', 'real')"
  return { sql: `EXISTS (${entry} AND e.type IN ${types} AND e.atom = ?)`, values: [name, value] }
}
