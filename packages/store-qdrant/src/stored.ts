import type { Memory, Pool, Signals, Tenant, Version, Words } from "@keepsake/core/plugin"
import { toFields } from "./fields.ts"

/** All that is known of one id, or of one of its versions. Without `memory` it is a tombstone. */
export interface Row {
  readonly pool: Pool
  readonly id: string
  readonly revision: number
  readonly at: number
  readonly by: string
  /** Where the version stands in the feed. */
  readonly place: number
  readonly memory?: Memory
  readonly erased: boolean
  readonly signals?: Signals
  readonly words?: Words
  /** The spaces that it has a vector in. */
  readonly spaces: readonly string[]
  /** Names the write that made the point what it is. */
  readonly stamp: string
}

/** A payload as this store writes it, without the fields that are only for filters. Texts that people wrote stand in JSON: as payload a broken surrogate would be refused. */
interface Stored {
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

export type Payload = Readonly<Record<string, unknown>>

export function payloadOf(row: Row): Payload {
  const { pool, memory, words, signals, ...rest } = row
  const stored: Stored = {
    ...rest,
    tenant: pool.tenant,
    pool: pool.name,
    ...(memory !== undefined && { memory: JSON.stringify(memory) }),
    ...(words !== undefined && { words: JSON.stringify(words) }),
    ...(signals !== undefined && { signals }),
  }
  return { ...stored, ...toFields(row) }
}

export function rowOf(payload: unknown): Row {
  // Written by `payloadOf`: the collection carries this store's mark.
  const { tenant, pool, id, revision, at, by, place, stamp, erased, memory, words, signals, spaces } = payload as Stored
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

/** As a read gives it: with its signals as counted now. */
export function shown({ memory, signals }: Row): Memory | undefined {
  return memory === undefined || signals === undefined ? memory : { ...memory, signals }
}

export function versionOfRow({ id, revision, at, by, memory }: Row): Version {
  return { id, revision, at, by, ...(memory !== undefined && { memory }) }
}
