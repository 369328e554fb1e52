import type { CallOptions, Indexed, MemoryId, Scope } from "@keepsake/core/plugin"
import { type Collections, MOST_POINTS } from "../collections.ts"
import { pointOf, vectorOf } from "../point-names.ts"
import type { Connection } from "../server/connection.ts"
import { type Row, rowOf } from "../stored.ts"
import { and, liveIn } from "../where-filter.ts"

/** What memories are found by. The server keeps vectors at the length of one: they come back so. */
export async function indexedOf(
  connection: Connection,
  { memories }: Collections,
  scope: Scope,
  ids: readonly MemoryId[],
  call: CallOptions | undefined,
): Promise<readonly (Indexed | undefined)[]> {
  const has_id = [...new Set(ids)].map((id) => pointOf(scope.tenant, id))
  if (has_id.length === 0) return []
  const filter = and(liveIn(scope), { has_id })
  const asked = { filter, limit: Math.min(MOST_POINTS, has_id.length), with_payload: true, with_vector: true }
  const { points } = await connection.run((client) => client.scroll(memories, asked), call)
  const found = new Map(
    points.map(({ payload, vector }) => {
      const row = rowOf(payload)
      const embeddings = [...vectorsOf(row, vector)].map(([space, values]) => ({ space, values }))
      return [row.id, { embeddings, ...(row.words !== undefined && { words: row.words }) }] as const
    }),
  )
  return ids.map((id) => found.get(id))
}

/** The dense vectors of a point by space. */
export function vectorsOf({ spaces }: Row, vector: unknown): ReadonlyMap<string, Float32Array> {
  const named = new Map(typeof vector === "object" && vector !== null ? Object.entries(vector) : [])
  return new Map(
    spaces.flatMap((space) => {
      const values: unknown = named.get(vectorOf(space))
      return Array.isArray(values) ? [[space, Float32Array.from(values)] as const] : []
    }),
  )
}
