import type { CallOptions, Indexed, MemoryId, Scope } from "@keepsake/core/plugin"
import type { QdrantCollections } from "../collections.ts"
import { pointIdOf, vectorNameOf } from "../point-ids.ts"
import { type PointRow, parseRow } from "../point-row.ts"
import type { QdrantConnection } from "../server/connection.ts"
import { and, liveFilter } from "../where-filter.ts"
import { MAX_POINTS } from "./points.ts"

/** Reads what memories are indexed by. The server normalizes vectors, so they are returned with length 1. */
export async function readIndexed(
  connection: QdrantConnection,
  { memories }: QdrantCollections,
  scope: Scope,
  ids: readonly MemoryId[],
  call: CallOptions | undefined,
): Promise<readonly (Indexed | undefined)[]> {
  const has_id = [...new Set(ids)].map((id) => pointIdOf(scope.tenant, id))
  if (has_id.length === 0) return []
  const filter = and(liveFilter(scope), { has_id })
  const request = { filter, limit: Math.min(MAX_POINTS, has_id.length), with_payload: true, with_vector: true }
  const { points } = await connection.run((client) => client.scroll(memories, request), call)
  const matches = new Map(
    points.map(({ payload, vector }) => {
      const row = parseRow(payload)
      const embeddings = [...vectorsOf(row, vector)].map(([space, values]) => ({ space, values }))
      return [row.id, { embeddings, ...(row.words !== undefined && { words: row.words }) }] as const
    }),
  )
  return ids.map((id) => matches.get(id))
}

/** A point's dense vectors by space. */
export function vectorsOf({ spaces }: PointRow, vector: unknown): ReadonlyMap<string, Float32Array> {
  const named = new Map(typeof vector === "object" && vector !== null ? Object.entries(vector) : [])
  return new Map(
    spaces.flatMap((space) => {
      const values: unknown = named.get(vectorNameOf(space))
      return Array.isArray(values) ? [[space, Float32Array.from(values)] as const] : []
    }),
  )
}
