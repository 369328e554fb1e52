import type { Hit } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import type { JsonBytes } from "../json-text.ts"
import { shownJsonSql } from "../rows/shown.ts"

/** Hits on their way to the caller's thread: their JSON, and apart from it the vectors that were asked for. */
export interface FoundHits {
  readonly hits: JsonBytes<readonly Hit[]>
  /** One after the other, those of the hits at these places. */
  readonly vectors?: Uint8Array
  readonly at?: readonly number[]
}
interface Found {
  readonly row: number
  readonly version: number
  readonly score: number
}

/** Makes of rows, best first, what a search answers; `embeddings` names the space whose vectors come along. */
export function hitReader(database: Database): (found: readonly Found[], embeddings: string | undefined) => FoundHits {
  // As one text made inside SQLite: a statement for each hit, and joining their texts here, takes three times as long.
  const jsonOf = database
    .prepare<[string], Uint8Array>(
      `SELECT CAST('[' || coalesce(group_concat(
        concat('{"memory":', ${shownJsonSql}, ',"score":', h.value, coalesce(',"words":' || w.words, ''), '}')
      ), '') || ']' AS BLOB)
      FROM json_each(?) h CROSS JOIN versions v ON v.seq = CAST(h.key AS INTEGER) LEFT JOIN words w ON w.row = v.row
      LEFT JOIN signals s ON s.row = v.row`,
    )
    .pluck()
  const vectorOf = database
    .prepare<[number, string], Uint8Array>(
      "SELECT vector FROM vectors WHERE row = ? AND space = (SELECT id FROM spaces WHERE name = ?)",
    )
    .pluck()

  return (found, embeddings) => {
    // In the order of the hits, as JSON keeps the order of an object's names.
    const order = `{${found.map(({ version, score }) => `"${version}":${score}`).join(",")}}`
    const hits = jsonOf.get(order) ?? new TextEncoder().encode("[]")
    if (embeddings === undefined) return { hits }
    const kept = found.flatMap(({ row }, at) => {
      const vector = vectorOf.get(row, embeddings)
      return vector === undefined ? [] : { at, vector }
    })
    return { hits, vectors: joined(kept.map(({ vector }) => vector)), at: kept.map(({ at }) => at) }
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
