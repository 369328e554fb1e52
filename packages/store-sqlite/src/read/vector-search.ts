import { type Memory, MemoryError, type MemoryId, type Scope, STATUSES, type Where } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import type { JsonString } from "../json-text.ts"
import { type MemoryBody, memoryColumns, memoryJson } from "../rows/memory-json.ts"
import { toFloats } from "../rows/vector-bytes.ts"
import { all, type Condition, whereSql, without } from "../rows/where-sql.ts"
import { CodeCache } from "./code-cache.ts"
import { CodeSimilarity, cosineTo } from "./code-similarity.ts"
import type { HitBatch, ReadHits } from "./hit-reader.ts"
import { type Creation, listSql } from "./list-sql.ts"
import { type ScopeRows, Scopes, scopeSql } from "./scope-rows.ts"
import { inSizeOrder } from "./select-largest.ts"
import { Statements } from "./statements.ts"
import { VectorCache } from "./vector-cache.ts"

export interface NearCall {
  readonly scope: Scope
  readonly space: string
  readonly vector: Uint8Array
  readonly where: Where
  readonly exclude: readonly MemoryId[]
  readonly limit: number
  readonly embeddings: string | undefined
  /** Returns the content of cached hits, too. */
  readonly ignoreCache: boolean
}
interface Space {
  readonly id: number
  readonly dimensions: number
}
interface Held {
  readonly pool: number
  readonly n: number
}
/** A vector with its memory and its cosine to the query. */
interface Scored {
  readonly seq: number
  readonly row: number
  readonly score: number
}
interface Owner {
  readonly seq: number
  readonly worded: number
  readonly version: number
  readonly row: number
  readonly id: MemoryId
}

const everyStatus: Where = { status: STATUSES }
/**
 * Up to this many vectors are compared exactly. Among more, the candidates with the best codes are compared: at least this many, and so many per hit. Of
 * 10,000 turns of conversation (all-MiniLM-L6-v2) all of the nearest ten are among the first 300, and 98.9 of the nearest hundred among the first 400.
 */
const MIN_COMPARED = 300
const COMPARED_PER_HIT = 4
/**
 * Also compares one of this many: of 100,000 clustered vectors (384 dimensions, 40 queries) 97.5 % of the nearest ten are among the first 300, 99.8 among 400
 * and all among 600; of 20,000 and 50,000 all are among 300.
 */
const COMPARED_SHARE = 200
/** For each hit, so many of the compared vectors are checked against the condition first. */
const LOOKED_UP_PER_HIT = 1.25

/** Finds the memories of a scope with the most similar vectors. Binary codes select the candidates; exact cosines determine the order. */
export function vectorSearch(database: Database, readHits: ReadHits) {
  const scopes = new Scopes(database)
  const statements = new Statements(database)
  const codes = new CodeCache(database)
  const vectors = new VectorCache(database)
  const spaceNamed = database.prepare<[string], Space>("SELECT id, dimensions FROM spaces WHERE name = ?")
  const isHeld = database
    .prepare<[number], number>("SELECT EXISTS (SELECT 1 FROM vector_counts WHERE space = ?)")
    .pluck()
  const isAnyHeld = database.prepare<[], number>("SELECT EXISTS (SELECT 1 FROM vector_counts)").pluck()

  return {
    near(call: NearCall): HitBatch {
      const query = toFloats(call.vector)
      const space = askable(call.space, query.length)
      const reach = scopes.reach(call.scope)
      if (space === undefined || reach === undefined || call.limit === 0) return readHits([], call)
      return readHits(nearest(reach, space, query, call), call)
    },

    spaces(scope: Scope): readonly { readonly space: string; readonly memories: number }[] {
      const reach = scopes.reach(scope)
      if (reach === undefined) return []
      const { sql, values } = poolsSql(reach)
      return statements.all(
        `SELECT s.name AS space, sum(c.n) AS memories FROM vector_counts c JOIN spaces s ON s.id = c.space
        WHERE c.pool IN (${sql}) GROUP BY s.id ORDER BY s.name`,
        values,
      )
    },

    missing(scope: Scope, name: string, after: Creation | undefined, limit: number): JsonString<readonly Memory[]> {
      const reach = scopes.reach(scope)
      if (reach === undefined) return "[]"
      const also: Condition = {
        sql: "NOT EXISTS (SELECT 1 FROM vectors v WHERE v.row = m.row AND v.space = ?)",
        values: [spaceNamed.get(name)?.id ?? 0],
      }
      const { sql, values } = listSql(reach, everyStatus, { oldestFirst: true, after, limit, also })
      const rows = statements.all<MemoryBody>(
        `SELECT ${memoryColumns} FROM (${sql}) p JOIN versions v ON v.seq = p.version
        LEFT JOIN signals s ON s.row = p.row ORDER BY p.created_at, p.id LIMIT ?`,
        [...values, limit],
      )
      return `[${rows.map(memoryJson).join(",")}]`
    },
  }

  /** `space_mismatch` for other dimensions, and for an unknown space while there are vectors in another; `undefined` if there are no vectors at all. */
  function askable(name: string, dimensions: number): Space | undefined {
    const space = spaceNamed.get(name)
    if (space !== undefined && isHeld.get(space.id) === 1) {
      if (space.dimensions === dimensions) return space
      throw new MemoryError("space_mismatch", `Vectors of ${name} have ${space.dimensions} numbers, not ${dimensions}`)
    }
    if (isAnyHeld.get() === 0) return undefined
    throw new MemoryError("space_mismatch", `This store has vectors, but none of ${name}`, {
      remedy: "Embed its memories with the configured embedder, or configure the one that they were embedded with.",
    })
  }

  function nearest(reach: ScopeRows, space: Space, query: Float32Array, { where, exclude, limit }: NearCall) {
    const inside = all([scopeSql(reach), whereSql(where), without(exclude)])
    const held = heldBy(reach, space.id)
    const size = held.reduce((sum, { n }) => sum + n, 0)
    const enough = Math.max(MIN_COMPARED, COMPARED_PER_HIT * limit, Math.ceil(size / COMPARED_SHARE))
    const likely = Math.ceil(LOOKED_UP_PER_HIT * limit)
    const matches: (Owner & Scored)[] = []
    const cosine = cosineTo(query)
    for (const seqs of likeliestFirst(held, space.id, query, enough)) {
      const scored = vectors
        .of(seqs)
        .map(({ seq, row, values, length }): Scored => ({ seq, row, score: cosine(values, length) }))
      scored.sort((one, other) => other.score - one.score)
      const taken = ownersOf(scored.slice(0, likely), space.id, inside)
      matches.push(...taken)
      // The condition accepts most of them, and no other candidate is nearer.
      if (taken.length >= limit) break
      matches.push(...ownersOf(scored.slice(likely), space.id, inside))
      if (matches.length >= enough) break
    }
    return matches.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1)).slice(0, limit)
  }

  /** Yields candidates in parts: the `enough` with the best codes, then the next, because a condition may reject many. */
  function* likeliestFirst(
    held: readonly Held[],
    space: number,
    query: Float32Array,
    enough: number,
  ): Generator<readonly number[]> {
    const nearness = new CodeSimilarity(query)
    const pools = held.map(({ pool, n }) => codes.of(space, pool, n, nearness.bytes))
    const size = pools.reduce((sum, pool) => sum + pool.size, 0)
    const seqs = new Float64Array(size)
    const estimates = new Float64Array(size)
    let at = 0
    for (const pool of pools) {
      seqs.set(pool.seqs.subarray(0, pool.size), at)
      if (size > enough) nearness.estimate(pool, estimates, at)
      at += pool.size
    }
    if (size <= enough) yield [...seqs]
    else for (const places of inSizeOrder(estimates, enough)) yield places.map((place) => seqs[place] ?? 0)
  }

  /** The memories of these vectors that match the condition; deleted vectors are skipped. Uses the index and reads no vectors. */
  function ownersOf(scored: readonly Scored[], space: number, { sql, values }: Condition): readonly (Owner & Scored)[] {
    if (scored.length === 0) return []
    const scores = new Map(scored.map(({ seq, score }) => [seq, score]))
    const rows = new Set(scored.map(({ row }) => row))
    const owners = statements.all<Owner>(
      `SELECT v.seq, m.row, m.version, m.worded, m.id FROM json_each(?) c CROSS JOIN memories m ON m.row = c.value
      CROSS JOIN vectors v INDEXED BY vectors_of_memory ON v.row = m.row AND v.space = ? WHERE ${sql}`,
      [JSON.stringify([...rows]), space, ...values],
    )
    return owners.flatMap((owner) => {
      const score = scores.get(owner.seq)
      return score === undefined ? [] : { ...owner, score }
    })
  }

  function heldBy(reach: ScopeRows, space: number): readonly Held[] {
    const { sql, values } = poolsSql(reach)
    return statements.all<Held>(`SELECT pool, n FROM vector_counts WHERE space = ? AND pool IN (${sql})`, [
      space,
      ...values,
    ])
  }
}

function poolsSql({ tenant, pools }: ScopeRows): Condition {
  if (pools === "all") return { sql: "SELECT id FROM pools WHERE tenant = ?", values: [tenant] }
  return { sql: "SELECT value FROM json_each(?)", values: [JSON.stringify(pools)] }
}
