import { MemoryError } from "../contract/errors.ts"
import type { Memory, MemoryId, Pool } from "../contract/memory.ts"
import { STATUSES } from "../contract/memory.ts"
import type { Cursor, Store } from "../contract/store.ts"
import { each } from "../turn/pages.ts"
import { scopeOf } from "../turn/pools.ts"

/** A page of stored versions: `memory` is absent where the version is a deletion, `next` at the end. */
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
 * Every version of every memory, a stretch at a time. A store without a feed is walked pool by pool: memories as they are, and their earlier versions where
 * it has a history. What was deleted there, and could be restored, is then not among them.
 */
export async function storedVersions(store: Store, cursor: Cursor | undefined, limit: number): Promise<VersionPage> {
  if (store.feed === undefined) return walked(store, cursor, limit)
  const { items, next } = await store.feed.changes(cursor, limit)
  return items.length >= limit ? { items, next } : { items }
}

async function walked(store: Store, cursor: Cursor | undefined, limit: number): Promise<VersionPage> {
  const { pool, items, next } = await standing(store, cursor, limit)
  if (pool === undefined) return { items: [] }
  const all = await Promise.all(items.map((memory) => versionsOf(store, pool, memory)))
  return { items: all.flat(), ...(next !== undefined && { next }) }
}

interface StretchOfPool {
  readonly pool?: Pool
  readonly items: readonly Memory[]
  readonly next?: Cursor
}

/** One page of all memories of any status, pool by pool; a page never spans two pools. */
export async function standing(store: Store, cursor: Cursor | undefined, limit: number): Promise<StretchOfPool> {
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

async function versionsOf({ history }: Store, pool: Pool, memory: Memory): Promise<VersionPage["items"]> {
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
    return {
      ...(typeof pools === "string" && { pools }),
      ...(typeof memories === "string" && { memories }),
    }
  } catch (cause) {
    throw new MemoryError("cursor_invalid", "This cursor was not given by a scan", {
      remedy: "Scan from the beginning.",
      cause,
    })
  }
}
