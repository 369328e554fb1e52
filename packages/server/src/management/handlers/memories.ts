import type { IncomingHttpHeaders } from "node:http"
import type { Request, Routes } from "@keepsake/api"
import type { AddDetails, Memory, MemoryEngine } from "@keepsake/core"
import { given, notReached } from "@keepsake/core/internal"
import type { Caller } from "../../access/caller.ts"
import { applyFilters } from "../filters.ts"
import { actorOf, type Handlers, type ManagementParts, notFound } from "../handler.ts"
import { listMemories } from "../list-memories.ts"
import { type RequestNames, type RequestTarget, resolveTarget, resolveTargetOfId } from "../request-target.ts"
import { alsoToWire, memoryToWire, previewToWire } from "../to-wire.ts"
import { reportUsage } from "../usage-report.ts"

/** Adding, searching, reading and deleting memories. */
export function memoryHandlers({ memory, owner: sources }: ManagementParts) {
  const place = (caller: Caller, headers: IncomingHttpHeaders, named: RequestNames) =>
    resolveTarget(caller, headers, sources, named)
  return {
    async listMemories({ caller, headers, query }) {
      const asked = applyFilters(place(caller, headers, query), query)
      const [{ memories, offset, counts, next, degraded = [] }, hitRate] = await Promise.all([
        listMemories(memory, asked, query),
        hitRateOf(memory, asked),
      ])
      const { limit } = query
      const sizeAndUse = { tokensUsed: tokensOfAll(memories, counts.total), hitRate }
      return {
        status: 200,
        body: {
          data: memories.map(memoryToWire),
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
        body: { success: true, id: added.memory.id, did, status, memory: memoryToWire(added.memory) },
      }
    },
    async searchMemories({ caller, headers, body }) {
      const filters = { ...body, type: toList(body.type), category: toList(body.category), status: toList(body.status) }
      const asked = applyFilters(place(caller, headers, body), { ...filters, status: filters.status ?? SEARCHED })
      const { owner, as, where, scope } = asked
      const found = await memory.for(owner, as).search(body.query, { limit: body.limit, where, scope })
      const data = found.memories.map((hit) => ({ ...hit, memory: memoryToWire(hit.memory) }))
      return { status: 200, body: { data, degraded: [...found.degraded] } }
    },
    async extract({ caller, headers, body }) {
      const { owner, as } = place(caller, headers, body)
      return { status: 200, body: previewToWire(await memory.for(owner, as).preview(body.text)) }
    },
    async getMemory({ caller, headers, params, query }) {
      const { owner, as, scope } = resolveTargetOfId(caller, headers, sources, query)
      const found = await memory.for(owner, as).get(params.id, { scope })
      if (found === undefined) throw notFound("memory")
      return { status: 200, body: { memory: memoryToWire(found) } }
    },
    async deleteMemory({ caller, headers, params, query }) {
      const { owner, as, scope } = resolveTargetOfId(caller, headers, sources, query)
      const view = memory.for(owner, as)
      const within = { scope, by: actorOf(caller) }
      const found = await view.get(params.id, within)
      if (found === undefined) throw notFound("memory")
      const along = await (query.erase === true ? view.eraseAll([found], within) : view.forgetAll([found], within))
      return {
        status: 200,
        body: {
          success: true,
          ...alsoToWire(along),
          ...(query.erase === true && { notReached: [...notReached()] }),
        },
      }
    },
  } satisfies Partial<Handlers>
}

/** The hit rate covers this many days. */
const USED_DAYS = 30
const SEARCHED = ["active", "quarantined"] as const

/** Estimates four characters per token, as OmniRoute does, and extrapolates from this page to all memories. */
function tokensOfAll(page: readonly Memory[], total: number): number {
  const tokens = page.reduce((sum, { content }) => sum + Math.ceil(content.length / 4), 0)
  return page.length === 0 ? 0 : Math.round((tokens * total) / page.length)
}

/** The hit rate of the tenant, for keys with that scope. */
async function hitRateOf(memory: MemoryEngine, { owner, scope }: RequestTarget): Promise<number | null> {
  if (scope !== "tenant") return null
  return (await reportUsage(memory, owner.tenant, USED_DAYS, Date.now())).total.hitRate
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
    by: actorOf(caller),
  }
}

function toList<T>(value: T | readonly T[] | undefined): readonly T[] | undefined {
  // Values are strings, so an array is always a list of them.
  return value === undefined || Array.isArray(value) ? (value as readonly T[] | undefined) : [value as T]
}
