import { MemoryError } from "../contract/errors.ts"
import type { Memory, MemoryId, Pool } from "../contract/memory.ts"
import { STATUSES } from "../contract/memory.ts"
import type { Cursor, Store } from "../contract/store.ts"
import { each } from "../turn/pages.ts"
import { scopeOf } from "../turn/pools.ts"

/** A page of stored versions. `memory` is absent for a deletion, `next` on the last page. */
export interface VersionPage {
  readonly items: readonly {
    readonly id: MemoryId
    readonly pool: Pool
    readonly revision: number
    readonly memory?: Memory
  }[]
  readonly next?: Cursor
}

/**
 * Reads every version of every memory page by page. A store without a feed is read pool by pool, with earlier versions
 * from its history if it has one; deleted memories are then missing.
 */
export async function storedVersions(store: Store, cursor: Cursor | undefined, limit: number): Promise<VersionPage> {
  if (store.feed === undefined) return walkPools(store, cursor, limit)
  const { items, next } = await store.feed.changes(cursor, limit)
  return items.length >= limit ? { items, next } : { items }
}

async function walkPools(store: Store, cursor: Cursor | undefined, limit: number): Promise<VersionPage> {
  const { pool, items, next } = await listPoolByPool(store, cursor, limit)
  if (pool === undefined) return { items: [] }
  const all = await Promise.all(items.map((memory) => readVersions(store, pool, memory)))
  return { items: all.flat(), ...(next !== undefined && { next }) }
}

interface PoolPage {
  readonly pool?: Pool
  readonly items: readonly Memory[]
  readonly next?: Cursor
}

/** Reads one page of memories of any status, pool by pool. A page never spans two pools. */
export async function listPoolByPool(store: Store, cursor: Cursor | undefined, limit: number): Promise<PoolPage> {
  const { pools, memories } = cursor === undefined ? {} : placeOf(cursor)
  const page = await store.pools(undefined, { limit: 1, ...(pools && { cursor: pools }) })
  const [pool] = page.items
  if (pool === undefined) return { items: [] }
  const query = { limit, where: { status: STATUSES }, oldestFirst: true, ...(memories && { cursor: memories }) }
  const { items, next } = await store.list(scopeOf(pool), query)
  const stretch = { pool, items }
  if (next !== undefined) return { ...stretch, next: cursorOf({ pools, memories: next }) }
  return page.next === undefined ? stretch : { ...stretch, next: cursorOf({ pools: page.next }) }
}

async function readVersions({ history }: Store, pool: Pool, memory: Memory): Promise<VersionPage["items"]> {
  const items = [{ id: memory.id, pool, revision: memory.revision, memory }]
  if (history === undefined || memory.revision === 1) return items
  for await (const version of each((page) => history.versions(scopeOf(pool), memory.id, page))) {
    const { memory: earlier } = version
    if (earlier === undefined || earlier.revision === memory.revision) continue
    items.push({ id: earlier.id, pool, revision: earlier.revision, memory: earlier })
  }
  return items
}

interface Place {
  readonly pools?: Cursor | undefined
  readonly memories?: Cursor | undefined
}

function cursorOf(place: Place): Cursor {
  return Buffer.from(JSON.stringify(place)).toString("base64url")
}

function placeOf(cursor: Cursor): Place {
  try {
    const { pools, memories }: Record<string, unknown> = JSON.parse(Buffer.from(cursor, "base64url").toString())
    return { ...(typeof pools === "string" && { pools }), ...(typeof memories === "string" && { memories }) }
  } catch (cause) {
    throw new MemoryError("cursor_invalid", "This cursor was not given by a scan", {
      remedy: "Scan from the beginning.",
      cause,
    })
  }
}
