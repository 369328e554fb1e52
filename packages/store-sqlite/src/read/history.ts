import type { Memory, MemoryId, Pool, Scope, Version } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import type { JsonString } from "../json-text.ts"
import { columnNames, columnsOf } from "../rows/columns.ts"
import { type Condition, whereSql } from "../rows/where-sql.ts"
import type { ListCall } from "./memories.ts"
import { Scopes, scopeSql } from "./scope-rows.ts"
import { Statements } from "./statements.ts"

interface VersionRow {
  readonly seq: number
  readonly id: string
  readonly revision: number
  readonly at: number
  readonly by: string
  readonly body: string | null
}
type FeedItem = Version & { readonly pool: Pool }
interface FeedRow extends VersionRow {
  readonly tenant: string
  readonly pool: string
}

/** Reads history: the versions of a memory, the memories at a time, and the feed. */
export function historyReads(database: Database) {
  const scopes = new Scopes(database)
  const statements = new Statements(database)
  const body = database.prepare<[number], string>("SELECT body FROM versions WHERE seq = ?").pluck()

  return {
    /** Newest first, below a revision. A deleted memory still has its versions, an erased one has none. */
    versions(scope: Scope, id: MemoryId, below: number | undefined, limit: number): JsonString<readonly Version[]> {
      const reach = scopes.reach(scope)
      if (reach === undefined) return "[]"
      const within: Condition =
        reach.pools === "all"
          ? { sql: "1", values: [] }
          : { sql: "m.pool IN (SELECT value FROM json_each(?))", values: [JSON.stringify(reach.pools)] }
      const rows = statements.all<VersionRow>(
        `SELECT v.seq, m.id, v.revision, v.at, v.by, v.body FROM memories m JOIN versions v ON v.row = m.row
        WHERE m.tenant = ? AND m.id = ? AND ${within.sql} AND v.erasure = 0 AND v.revision < ?
        ORDER BY v.revision DESC LIMIT ?`,
        [reach.tenant, id, ...within.values, below ?? Number.MAX_SAFE_INTEGER, limit],
      )
      return `[${rows.map(versionJson).join(",")}]`
    },

    asOf({ scope, where, oldestFirst, after, limit }: ListCall, at: number): JsonString<readonly Memory[]> {
      const reach = scopes.reach(scope)
      if (reach === undefined) return "[]"
      const inside = scopeSql(reach)
      const direction = oldestFirst ? "ASC" : "DESC"
      const rest = after === undefined ? "" : `AND (v.created_at, m.id) ${oldestFirst ? ">" : "<"} (?, ?)`
      const places = statements.all<{ readonly seq: number }>(
        `SELECT v.seq FROM memories m JOIN versions v ON v.seq =
          (SELECT o.seq FROM versions o WHERE o.row = m.row AND o.at <= ? ORDER BY o.revision DESC LIMIT 1)
        WHERE ${inside.sql} AND v.body IS NOT NULL ${rest}
        ORDER BY v.created_at ${direction}, m.id ${direction}`,
        [at, ...inside.values, ...(after ?? [])],
      )
      return `[${matching(places, whereSql(where), limit).join(",")}]`
    },

    /** Items after a feed position, with the position of the last item, or the unchanged position if there are none. */
    changes(after: number, limit: number): { readonly items: JsonString<readonly FeedItem[]>; readonly place: number } {
      const rows = statements.all<FeedRow>(
        `SELECT v.seq, m.id, v.revision, v.at, v.by, v.body, t.name AS tenant, p.name AS pool
        FROM versions v JOIN memories m ON m.row = v.row JOIN pools p ON p.id = m.pool JOIN tenants t ON t.id = p.tenant
        WHERE v.seq > ? ORDER BY v.seq LIMIT ?`,
        [after, limit],
      )
      return { items: `[${rows.map(feedJson).join(",")}]`, place: rows.at(-1)?.seq ?? after }
    },
  }

  /** The JSON of the first ordered versions that match a `where`. Uses the same condition as lists, with the version's values. */
  function matching(places: readonly { readonly seq: number }[], where: Condition, limit: number): readonly string[] {
    const values = columnNames.map((name) => `? AS ${name}`).join(", ")
    const isTaken = database.prepare<(string | number | null)[]>(
      `SELECT 1 FROM (SELECT ${values}) m WHERE ${where.sql}`,
    )
    const taken: string[] = []
    for (const { seq } of places) {
      if (taken.length >= limit) break
      const text = body.get(seq)
      if (text === undefined) continue
      // Written by this store.
      const columns = columnsOf(JSON.parse(text) as Memory)
      if (isTaken.get(...columnNames.map((name) => columns[name]), ...where.values) !== undefined) taken.push(text)
    }
    return taken
  }
}

function versionJson({ id, revision, at, by, body }: VersionRow): string {
  const head = JSON.stringify({ id, revision, at, by })
  return body === null ? head : `${head.slice(0, -1)},"memory":${body}}`
}

function feedJson(row: FeedRow): string {
  return `${versionJson(row).slice(0, -1)},"pool":${JSON.stringify({ tenant: row.tenant, name: row.pool })}}`
}
