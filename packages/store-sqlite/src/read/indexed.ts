import type { MemoryId, Scope } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { Scopes, scopeSql } from "./scope-rows.ts"
import { Statements } from "./statements.ts"

/** A memory's index data in transit to the caller's thread: `words` as JSON, and the bytes of a vector per space. */
export interface FoundIndex {
  readonly words: string | null
  readonly vectors: readonly { readonly space: string; readonly vector: Uint8Array }[]
}

/** Reads the words and vectors of memories, for copies. */
export function indexReads(database: Database) {
  const scopes = new Scopes(database)
  const statements = new Statements(database)
  const vectorsOf = database.prepare<[number], FoundIndex["vectors"][number]>(
    "SELECT s.name AS space, v.vector FROM vectors v JOIN spaces s ON s.id = v.space WHERE v.row = ? ORDER BY s.id",
  )

  return {
    indexed(scope: Scope, ids: readonly MemoryId[]): readonly (FoundIndex | null)[] {
      const reach = scopes.reach(scope)
      if (reach === undefined) return ids.map(() => null)
      const { sql, values } = scopeSql(reach)
      return ids.map((id) => {
        const [found] = statements.all<{ readonly row: number; readonly words: string | null }>(
          `SELECT m.row, w.words FROM memories m LEFT JOIN words w ON w.row = m.row
          WHERE m.tenant = ? AND m.id = ? AND ${sql}`,
          [reach.tenant, id, ...values],
        )
        return found === undefined ? null : { words: found.words, vectors: vectorsOf.all(found.row) }
      })
    },
  }
}
