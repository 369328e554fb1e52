import type { Memory, Signals, Tenant, VersionRow, Words } from "@keepsake/core/plugin"
import { filterFieldsOf } from "./fields.ts"

/** The content of a point: a memory, a past version of one, or, without `memory`, a tombstone. */
export interface PointRow extends VersionRow {
  /** Spaces in which the memory has a vector. */
  readonly spaces: readonly string[]
  /** Id of the last write to the point, for optimistic concurrency control. */
  readonly stamp: string
}

/** A payload as this store writes it, without the fields that exist only for filters. Texts that people wrote are JSON strings, because the server rejects lone surrogates in a payload. */
interface StoredPayload {
  readonly tenant: Tenant
  readonly pool: string
  readonly id: string
  readonly revision: number
  readonly at: number
  readonly by: string
  readonly place: number
  readonly stamp: string
  readonly erased: boolean
  readonly memory?: string
  readonly signals?: Signals
  readonly words?: string
  readonly spaces: readonly string[]
}

export type PointPayload = Readonly<Record<string, unknown>>

export function toPayload(row: PointRow): PointPayload {
  const { pool, memory, words, signals, ...rest } = row
  const stored: StoredPayload = {
    ...rest,
    tenant: pool.tenant,
    pool: pool.name,
    ...(memory !== undefined && { memory: JSON.stringify(memory) }),
    ...(words !== undefined && { words: JSON.stringify(words) }),
    ...(signals !== undefined && { signals }),
  }
  return { ...stored, ...filterFieldsOf(row) }
}

export function parseRow(payload: unknown): PointRow {
  // Written by `toPayload`: the collection metadata names this store.
  const { tenant, pool, id, revision, at, by, place, stamp, erased, memory, words, signals, spaces } =
    payload as StoredPayload
  return {
    pool: { tenant, name: pool },
    id,
    revision,
    at,
    by,
    place,
    stamp,
    erased,
    spaces,
    ...(memory !== undefined && { memory: JSON.parse(memory) as Memory }),
    ...(words !== undefined && { words: JSON.parse(words) as Words }),
    ...(signals !== undefined && { signals }),
  }
}
