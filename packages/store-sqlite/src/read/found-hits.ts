import type { Memory, Signals, Words } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { type Kept, Signs } from "../at-hand/signs.ts"
import type { JsonBytes, JsonText } from "../json-text.ts"
import { signalsJsonSql } from "../rows/shown.ts"

/** What is told of a hit: the same as long as its version and words are. */
export interface ToldHit {
  readonly version: number
  readonly memory: Memory
  readonly words?: Words
}
/** Hits on their way to the caller's thread, best first, and apart from them the vectors that were asked for. */
export interface FoundHits {
  /** `NUMBERS` 64-bit floats for each: row, version, worded, score, and 1 where it is told, 0 where it is at hand there. */
  readonly found: Uint8Array
  readonly told: JsonBytes<readonly ToldHit[]>
  /** As counted now, by row; a row that nobody counted has none. */
  readonly signals: JsonText<Readonly<Record<number, Signals>>>
  /** One after the other, those of the hits at these places. */
  readonly vectors?: Uint8Array
  readonly at?: readonly number[]
}
export const NUMBERS = 5

interface Found extends Kept {
  readonly score: number
}
interface Asked {
  /** The space whose vectors come along. */
  readonly embeddings: string | undefined
  /** Tells also what is at hand. */
  readonly anew: boolean
}

export type ReadHits = (found: readonly Found[], asked: Asked) => FoundHits

/** Makes of rows, best first, what a search answers. */
export function hitReader(database: Database, room: SharedArrayBuffer): ReadHits {
  const signs = new Signs(room)
  // As one text made inside SQLite: a statement for each hit, and joining their texts here, takes three times as long.
  const toldOf = database
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

  return (found, { embeddings, anew }) => {
    const numbers = new Float64Array(NUMBERS * found.length)
    const versions: number[] = []
    let at = 0
    for (const one of found) {
      const isTold = anew || !signs.has(one)
      if (isTold) versions.push(one.version)
      numbers[at++] = one.row
      numbers[at++] = one.version
      numbers[at++] = one.worded
      numbers[at++] = one.score
      numbers[at++] = Number(isTold)
    }
    const hits = {
      found: new Uint8Array(numbers.buffer),
      told: versions.length === 0 ? NOTHING.slice() : (toldOf.get(JSON.stringify(versions)) ?? NOTHING.slice()),
      signals: signalsOf.get(JSON.stringify(found.map(({ row }) => row))) ?? "{}",
    }
    if (embeddings === undefined) return hits
    const kept = found.flatMap(({ row }, at) => {
      const vector = vectorOf.get(row, embeddings)
      return vector === undefined ? [] : { at, vector }
    })
    return { ...hits, vectors: joined(kept.map(({ vector }) => vector)), at: kept.map(({ at }) => at) }
  }
}

const NOTHING = new TextEncoder().encode("[]")

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
