import type { Memory, Signals, Words } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { type HitVersion, SharedPresence } from "../cache/shared-presence.ts"
import type { JsonBytes, JsonString } from "../json-text.ts"
import { signalsJsonSql } from "../rows/memory-json.ts"

/** The content of a hit, which depends only on its version and words. */
export interface HitContent {
  readonly version: number
  readonly memory: Memory
  readonly words?: Words
}
/** Hits in transit to the caller's thread, best first, with the requested vectors. */
export interface HitBatch {
  /** `HIT_FIELDS` 64-bit floats per hit: row, version, worded, score, and 1 if the content is in `contents`, 0 if it is cached. */
  readonly found: Uint8Array
  readonly contents: JsonBytes<readonly HitContent[]>
  /** Current signals by row; absent without signals. */
  readonly signals: JsonString<Readonly<Record<number, Signals>>>
  /** Concatenated vectors of the hits at the indices `at`. */
  readonly vectors?: Uint8Array
  readonly at?: readonly number[]
}
export const HIT_FIELDS = 5

interface Found extends HitVersion {
  readonly score: number
}
interface Asked {
  /** The space whose vectors are returned. */
  readonly embeddings: string | undefined
  /** Returns the content of cached hits, too. */
  readonly ignoreCache: boolean
}

export type ReadHits = (found: readonly Found[], asked: Asked) => HitBatch

/** Converts rows, best first, to a search result. */
export function createHitReader(database: Database, room: SharedArrayBuffer): ReadHits {
  const signs = new SharedPresence(room)
  // Concatenated inside SQLite: one statement per hit, and joining the texts here, takes three times as long.
  const contentsOf = database
    .prepare<[string], Uint8Array>(
      `SELECT CAST('[' || coalesce(group_concat(
        concat('{"version":', v.seq, ',"memory":', v.body, coalesce(',"words":' || w.words, ''), '}')
      ), '') || ']' AS BLOB)
      FROM json_each(?) h CROSS JOIN versions v ON v.seq = h.value LEFT JOIN words w ON w.row = v.row`,
    )
    .pluck()
  const signalsOf = database
    .prepare<[string], string>(
      `SELECT json_group_object(s.row, ${signalsJsonSql}) FROM json_each(?) h CROSS JOIN signals s ON s.row = h.value`,
    )
    .pluck()
  const vectorOf = database
    .prepare<[number, string], Uint8Array>(
      "SELECT vector FROM vectors WHERE row = ? AND space = (SELECT id FROM spaces WHERE name = ?)",
    )
    .pluck()

  return (found, { embeddings, ignoreCache }) => {
    const numbers = new Float64Array(HIT_FIELDS * found.length)
    const versions: number[] = []
    let at = 0
    for (const one of found) {
      const isIncluded = ignoreCache || !signs.has(one)
      if (isIncluded) versions.push(one.version)
      numbers[at++] = one.row
      numbers[at++] = one.version
      numbers[at++] = one.worded
      numbers[at++] = one.score
      numbers[at++] = Number(isIncluded)
    }
    const hits = {
      found: new Uint8Array(numbers.buffer),
      contents: versions.length === 0 ? NOTHING.slice() : (contentsOf.get(JSON.stringify(versions)) ?? NOTHING.slice()),
      signals: signalsOf.get(JSON.stringify(found.map(({ row }) => row))) ?? "{}",
    }
    if (embeddings === undefined) return hits
    const withVectors = found.flatMap(({ row }, at) => {
      const vector = vectorOf.get(row, embeddings)
      return vector === undefined ? [] : { at, vector }
    })
    return {
      ...hits,
      vectors: concatBytes(withVectors.map(({ vector }) => vector)),
      at: withVectors.map(({ at }) => at),
    }
  }
}

const NOTHING = new TextEncoder().encode("[]")

function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
