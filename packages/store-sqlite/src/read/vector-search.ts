import { type Memory, MemoryError, type MemoryId, type Scope, STATUSES, type Where } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import type { JsonText } from "../json-text.ts"
import { type MemoryBody, shownColumns, shownJson } from "../rows/shown.ts"
import { floatsOf } from "../rows/vector-bytes.ts"
import { all, type Condition, whereSql, without } from "../rows/where-sql.ts"
import type { FoundHits, ReadHits } from "./found-hits.ts"
import { cosineTo, Nearness } from "./nearness.ts"
import { RecentVectors } from "./recent-vectors.ts"
import { insideSql, type ScopeRows, Scopes } from "./scopes.ts"
import { largestFirst } from "./select-largest.ts"
import { Statements } from "./statements.ts"
import { VectorCodes } from "./vector-codes.ts"
import { type Creation, walked } from "./walks.ts"

export interface NearCall {
  readonly scope: Scope
  readonly space: string
  readonly vector: Uint8Array
  readonly where: Where
  readonly exclude: readonly MemoryId[]
  readonly limit: number
  readonly embeddings: string | undefined
  /** Tells also of hits that are at hand in the caller's thread. */
  readonly anew: boolean
}
interface Space {
  readonly id: number
  readonly dimensions: number
}
interface Held {
  readonly pool: number
  readonly n: number
}
/** A vector, whose it is, and its cosine to the query. */
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
 * So many vectors are compared as they are; of more, those that their codes put first: at least so many, and so many for each hit that is wanted. Of
 * 10,000 turns of conversation (all-MiniLM-L6-v2) all of the nearest ten are among the first 300, and 98.9 of the nearest hundred among the first 400.
 */
const COMPARED = 300
const COMPARED_FOR_EACH = 4
/**
 * And one of so many: among 100,000 vectors in heaps (384 numbers, 40 queries) 97.5 % of the nearest ten are among the first 300, 99.8 among 400 and all
 * among 600; at 20,000 and 50,000 all are among 300.
 */
const COMPARED_SHARE = 200
/** Of those that were compared so many for each hit are asked first whether the condition takes them. */
const LOOKED_UP_FOR_EACH = 1.25

/** Finds the memories of a scope whose vectors point where a query points. Codes choose what is looked at; the order comes from the vectors themselves. */
export function vectorSearch(database: Database, readHits: ReadHits) {
  const scopes = new Scopes(database)
  const statements = new Statements(database)
  const codes = new VectorCodes(database)
  const vectors = new RecentVectors(database)
  const spaceNamed = database.prepare<[string], Space>("SELECT id, dimensions FROM spaces WHERE name = ?")
  const isHeld = database
    .prepare<[number], number>("SELECT EXISTS (SELECT 1 FROM vector_counts WHERE space = ?)")
    .pluck()
  const isAnyHeld = database.prepare<[], number>("SELECT EXISTS (SELECT 1 FROM vector_counts)").pluck()

  return {
    near(call: NearCall): FoundHits {
      const query = floatsOf(call.vector)
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

    missing(scope: Scope, name: string, after: Creation | undefined, limit: number): JsonText<readonly Memory[]> {
      const reach = scopes.reach(scope)
      if (reach === undefined) return "[]"
      const also: Condition = {
        sql: "NOT EXISTS (SELECT 1 FROM vectors v WHERE v.row = m.row AND v.space = ?)",
        values: [spaceNamed.get(name)?.id ?? 0],
      }
      const { sql, values } = walked(reach, everyStatus, { oldestFirst: true, after, limit, also })
      const rows = statements.all<MemoryBody>(
        `SELECT ${shownColumns} FROM (${sql}) p JOIN versions v ON v.seq = p.version
        LEFT JOIN signals s ON s.row = p.row ORDER BY p.created_at, p.id LIMIT ?`,
        [...values, limit],
      )
      return `[${rows.map(shownJson).join(",")}]`
    },
  }

  /** A space of another size, or one that is not held while another is, is `space_mismatch`; nothing where there are no vectors at all. */
  function askable(name: string, dimensions: number): Space | undefined {
    const space = spaceNamed.get(name)
    if (space !== undefined && isHeld.get(space.id) === 1) {
      if (space.dimensions === dimensions) return space
      throw new MemoryError("space_mismatch", `Vectors of ${name} have ${space.dimensions} numbers, not ${dimensions}`)
    }
    if (isAnyHeld.get() === 0) return undefined
    throw new MemoryError("space_mismatch", `This store holds vectors, but none of ${name}`, {
      remedy: "Embed its memories with the configured embedder, or configure the one that they were embedded with.",
    })
  }

  function nearest(reach: ScopeRows, space: Space, query: Float32Array, { where, exclude, limit }: NearCall) {
    const inside = all([insideSql(reach), whereSql(where), without(exclude)])
    const held = heldBy(reach, space.id)
    const size = held.reduce((sum, { n }) => sum + n, 0)
    const enough = Math.max(COMPARED, COMPARED_FOR_EACH * limit, Math.ceil(size / COMPARED_SHARE))
    const likely = Math.ceil(LOOKED_UP_FOR_EACH * limit)
    const found: (Owner & Scored)[] = []
    const cosine = cosineTo(query)
    for (const seqs of likeliestFirst(held, space.id, query, enough)) {
      const scored = vectors
        .of(seqs)
        .map(({ seq, row, values, length }): Scored => ({ seq, row, score: cosine(values, length) }))
      scored.sort((one, other) => other.score - one.score)
      const taken = ownersOf(scored.slice(0, likely), space.id, inside)
      found.push(...taken)
      // The condition leaves most of them, and none of the others is nearer.
      if (taken.length >= limit) break
      found.push(...ownersOf(scored.slice(likely), space.id, inside))
      if (found.length >= enough) break
    }
    return found.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1)).slice(0, limit)
  }

  /** In parts: the `enough` whose codes come nearest, then the next as many, as a condition may leave few of them. */
  function* likeliestFirst(
    held: readonly Held[],
    space: number,
    query: Float32Array,
    enough: number,
  ): Generator<readonly number[]> {
    const nearness = new Nearness(query)
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
    else for (const places of largestFirst(estimates, enough)) yield places.map((place) => seqs[place] ?? 0)
  }

  /** The memories of these vectors that the condition takes; what is gone is not among them. Reads no vector: the index tells which one stands. */
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
