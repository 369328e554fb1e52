import type { IncomingHttpHeaders } from "node:http"
import type { Request, Routes } from "@keepsake/api"
import { type AddDetails, given, type Memory, type MemoryEngine, notReached } from "@keepsake/core"
import type { Caller } from "../../access/caller.ts"
import { by, type Handlers, type ManagementParts, notFound } from "../handler.ts"
import { listMemories } from "../list-memories.ts"
import { narrowed } from "../narrowed.ts"
import { placeOf, placeOfOne, type RequestNames, type RequestTarget } from "../place.ts"
import { useOf } from "../use-of-memory.ts"
import { alsoOnTheWire, memoryOnTheWire, previewOnTheWire } from "../wire.ts"

/** Memories: kept, found, read and taken out. */
export function memoryHandlers({ memory, owner: sources }: ManagementParts) {
  const place = (caller: Caller, headers: IncomingHttpHeaders, named: RequestNames) =>
    placeOf(caller, headers, sources, named)
  return {
    async listMemories({ caller, headers, query }) {
      const asked = narrowed(place(caller, headers, query), query)
      const [{ memories, offset, counts, next, degraded = [] }, hitRate] = await Promise.all([
        listMemories(memory, asked, query),
        hitRateOf(memory, asked),
      ])
      const { limit } = query
      const sizeAndUse = { tokensUsed: tokensOfAll(memories, counts.total), hitRate }
      return {
        status: 200,
        body: {
          data: memories.map(memoryOnTheWire),
          total: counts.total,
          ...(counts.isLeast && { totalIsLeast: true as const }),
          page: Math.floor(offset / limit) + 1,
          limit,
          totalPages: Math.ceil(counts.total / limit),
          ...(next !== undefined && { next }),
          stats: { total: counts.total, byType: { ...counts.byType }, ...sizeAndUse },
          ...(degraded.length > 0 && { degraded: [...degraded] }),
        },
      }
    },
    async addMemory({ caller, headers, body }) {
      const { owner, as } = place(caller, headers, body)
      const added = await memory.for(owner, as).add(body.content, detailsOf(body, caller))
      const { did, status } = added
      return {
        status: did === "created" ? 201 : 200,
        body: { success: true, id: added.memory.id, did, status, memory: memoryOnTheWire(added.memory) },
      }
    },
    async searchMemories({ caller, headers, body }) {
      const filters = { ...body, type: list(body.type), category: list(body.category), status: list(body.status) }
      const asked = narrowed(place(caller, headers, body), { ...filters, status: filters.status ?? SEARCHED })
      const { owner, as, where, scope } = asked
      const found = await memory.for(owner, as).search(body.query, { limit: body.limit, where, scope })
      const data = found.memories.map((hit) => ({ ...hit, memory: memoryOnTheWire(hit.memory) }))
      return { status: 200, body: { data, degraded: [...found.degraded] } }
    },
    async extract({ caller, headers, body }) {
      const { owner, as } = place(caller, headers, body)
      return { status: 200, body: previewOnTheWire(await memory.for(owner, as).preview(body.text)) }
    },
    async getMemory({ caller, headers, params, query }) {
      const { owner, as, scope } = placeOfOne(caller, headers, sources, query)
      const found = await memory.for(owner, as).get(params.id, { scope })
      if (found === undefined) throw notFound("memory")
      return { status: 200, body: { memory: memoryOnTheWire(found) } }
    },
    async deleteMemory({ caller, headers, params, query }) {
      const { owner, as, scope } = placeOfOne(caller, headers, sources, query)
      const view = memory.for(owner, as)
      const within = { scope, by: by(caller) }
      const found = await view.get(params.id, within)
      if (found === undefined) throw notFound("memory")
      const along = await (query.erase === true ? view.eraseAll([found], within) : view.forgetAll([found], within))
      return {
        status: 200,
        body: {
          success: true,
          ...alsoOnTheWire(along),
          ...(query.erase === true && { notReached: [...notReached()] }),
        },
      }
    },
  } satisfies Partial<Handlers>
}

/** Of requests, what the share that was helped is taken from. */
const USED_DAYS = 30
const SEARCHED = ["active", "quarantined"] as const

/** A quarter of the characters, as OmniRoute counts them: of all when they are on this page, else taken from these. */
function tokensOfAll(page: readonly Memory[], total: number): number {
  const tokens = page.reduce((sum, { content }) => sum + Math.ceil(content.length / 4), 0)
  return page.length === 0 ? 0 : Math.round((tokens * total) / page.length)
}

/** Of the whole tenant, for keys that may see all of it. */
async function hitRateOf(memory: MemoryEngine, { owner, scope }: RequestTarget): Promise<number | null> {
  if (scope !== "tenant") return null
  return (await useOf(memory, owner.tenant, USED_DAYS, Date.now())).total.hitRate
}

function detailsOf(body: Request<Routes["addMemory"]>["body"], caller: Caller): AddDetails {
  const { content, tenant, apiKeyId, instanceId, user, agent, session, sessionId, key, expiresAt, project, ...rest } =
    body
  const conversation = session ?? sessionId
  return {
    ...given(rest),
    ...(project !== undefined && { metadata: { ...rest.metadata, project } }),
    ...(conversation !== undefined && { session: conversation }),
    ...(key !== undefined && key !== "" && { key }),
    ...(typeof expiresAt === "number" && { expiresAt }),
    by: by(caller),
  }
}

function list<T>(value: T | readonly T[] | undefined): readonly T[] | undefined {
  // An array is never one of the values here: they are all strings.
  return value === undefined || Array.isArray(value) ? (value as readonly T[] | undefined) : [value as T]
}
