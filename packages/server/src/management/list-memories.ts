import { limits } from "@keepsake/api"
import { type Memory, type MemoryEngine, MemoryError, type Page, type Where } from "@keepsake/core"
import { count, reachOf } from "@keepsake/core/internal"
import type { RequestTarget } from "./request-target.ts"
import { searchFailed } from "./search-failed.ts"
export interface ListRequest {
  readonly q?: string | undefined
  readonly contains?: string | undefined
  readonly limit: number
  readonly page?: number | undefined
  readonly offset?: number | undefined
  readonly cursor?: string | undefined
  /** Lists the memories as of this time, in milliseconds since 1970. */
  readonly asOf?: number | undefined
}
export interface MemoryList {
  readonly memories: readonly Memory[]
  /** Number of memories before the first one of this page. */
  readonly offset: number
  readonly counts: ListCounts
  readonly next?: string
  /** Parts of a search that failed or were too late. */
  readonly degraded?: readonly string[]
}
export interface ListCounts {
  readonly total: number
  readonly byType: Readonly<Record<string, number>>
  /** `total` is a lower bound. */
  readonly isLeast?: true
}

/** Lists newest first, or ranked for a query. Throws `store_unavailable` if nothing was found because parts failed. With a cursor every page costs the same; with an offset all earlier memories are read. */
export async function listMemories(
  memory: MemoryEngine,
  place: RequestTarget,
  request: ListRequest,
): Promise<MemoryList> {
  const words = request.q?.trim() ?? ""
  if (words !== "") return searchPage(memory, place, words, request)
  const count = request.asOf === undefined ? countMemories(memory, place) : countAsOf(memory, place, request.asOf)
  const [{ offset, page }, counts] = await Promise.all([listPage(memory, place, request), count])
  const end = offset + page.items.length
  return { memories: page.items, offset, counts, ...(page.next !== undefined && { next: `${end}.${page.next}` }) }
}

/** Number of memories in a listing of this target, or of those that it may change. */
export async function countMemories(
  memory: MemoryEngine,
  { owner, as, scope, where }: RequestTarget,
  of: "scope" | "changes" = "scope",
): Promise<ListCounts> {
  const reach = reachOf(owner, { ...memory.settings, ...as }, scope)
  const query: Where = { ...where, ...reach.where }
  const { total, groups } = await count(memory.store, reach[of], query, "type")
  return { total, byType: groups }
}

/** Memories as of another time cannot be counted by the database, so at most this many are listed and counted. */
const MAX_COUNTED_AS_OF = 1_000

async function countAsOf(
  memory: MemoryEngine,
  { owner, as, scope, where }: RequestTarget,
  asOf: number,
): Promise<ListCounts> {
  const { items, next } = await memory.for(owner, as).list({ limit: MAX_COUNTED_AS_OF, where, scope, asOf })
  return { ...countByType(items), ...(next !== undefined && { isLeast: true }) }
}

async function searchPage(
  memory: MemoryEngine,
  { owner, as, scope, where }: RequestTarget,
  words: string,
  request: ListRequest,
): Promise<MemoryList> {
  if (request.cursor !== undefined) {
    throw new MemoryError("cursor_invalid", "A ranked list has no cursor", {
      remedy: "Page through it by page or offset.",
    })
  }
  if (request.asOf !== undefined) {
    throw new MemoryError("options_invalid", "Search only covers current memories, not those of another time", {
      remedy: "Leave q or asOf out.",
    })
  }
  const { memories, degraded } = await memory.for(owner, as).search(words, { limit: limits.page, where, scope })
  if (memories.length === 0 && degraded.length > 0) throw searchFailed(degraded)
  const all = memories.map((hit) => hit.memory)
  const offset = offsetOf(request)
  return { memories: all.slice(offset, offset + request.limit), offset, counts: countByType(all), degraded }
}

async function listPage(
  memory: MemoryEngine,
  { owner, as, scope, where }: RequestTarget,
  request: ListRequest,
): Promise<{ readonly offset: number; readonly page: Page<Memory> }> {
  const view = memory.for(owner, as)
  const { asOf } = request
  const all: FetchPage = (limit, cursor) =>
    view.list({ limit, where, scope, ...(cursor !== undefined && { cursor }), ...(asOf !== undefined && { asOf }) })
  const list = request.contains ? filterByText(all, request.contains) : all
  if (request.cursor !== undefined) {
    const { offset, cursor } = splitCursor(request.cursor)
    return { offset, page: await list(request.limit, cursor) }
  }
  const offset = offsetOf(request)
  let cursor: string | undefined
  for (let skipped = 0; skipped < offset; ) {
    const over = await list(Math.min(SKIP_BATCH, offset - skipped), cursor)
    if (over.next === undefined) return { offset, page: { items: [] } }
    skipped += over.items.length
    cursor = over.next
  }
  return { offset, page: await list(request.limit, cursor) }
}

const SKIP_BATCH = 1_000

function offsetOf({ page, offset, limit }: ListRequest): number {
  return offset ?? ((page ?? 1) - 1) * limit
}

/** Splits a cursor into the offset, which gives the page its number, and the store's cursor. */
function splitCursor(cursor: string): { readonly offset: number; readonly cursor: string } {
  const [, offset, rest] = /^(\d{1,9})\.(.+)$/s.exec(cursor) ?? []
  if (offset !== undefined && rest !== undefined) return { offset: Number(offset), cursor: rest }
  throw new MemoryError("cursor_invalid", "This is not a cursor of this list")
}

function countByType(memories: readonly Memory[]): ListCounts {
  const byType: Record<string, number> = {}
  for (const { type } of memories) byType[type] = (byType[type] ?? 0) + 1
  return { total: memories.length, byType }
}

/** One page of a listing. */
type FetchPage = (limit: number, cursor: string | undefined) => Promise<Page<Memory>>

const MAX_SCANNED = 2_000

/** Filters a listing by text in content or key, ignoring case. Reads until a page is full, the listing ends, or 2,000 memories were scanned. */
function filterByText(list: FetchPage, text: string): FetchPage {
  const needle = text.toLowerCase()
  return async (limit, from) => {
    const items: Memory[] = []
    let cursor = from
    for (let looked = 0; looked < MAX_SCANNED; looked += limits.page) {
      const page = await list(limits.page, cursor)
      const places = page.items.flatMap((memory, at) => (includesText(memory, needle) ? [at] : []))
      const taken = places.slice(0, limit - items.length)
      items.push(...taken.flatMap((at) => page.items[at] ?? []))
      const last = taken.at(-1)
      if (items.length === limit && last !== undefined) {
        const { next } = await list(last + 1, cursor)
        return { items, ...(next !== undefined && { next }) }
      }
      if (page.next === undefined) return { items }
      cursor = page.next
    }
    return { items, ...(cursor !== undefined && { next: cursor }) }
  }
}

function includesText({ content, key = "" }: Memory, wanted: string): boolean {
  return content.toLowerCase().includes(wanted) || key.toLowerCase().includes(wanted)
}
