import type { IncomingHttpHeaders } from "node:http"
import type { RouteRequest, Routes } from "@keepsake/api"
import {
  type AddDetails,
  citationOf,
  type Memory,
  type MemoryEngine,
  type OwnedMemory,
  type ScopeName,
} from "@keepsake/core"
import { DOCUMENT_CATEGORIES, EPISODE_CATEGORIES, FACT_KINDS, given, notReached } from "@keepsake/core/internal"
import type { Caller } from "../../access/caller.ts"
import { refuseSecretOwner } from "../../access/secret-names.ts"
import { applyFilters } from "../filters.ts"
import { actorOf, type Handlers, type ManagementParts, notFound, respond } from "../handler.ts"
import { countMemories, listMemories } from "../list-memories.ts"
import {
  checkMayShare,
  type RequestNames,
  type RequestTarget,
  resolveTarget,
  resolveTargetOfId,
} from "../request-target.ts"
import { alsoToWire, iso, memoryToWire, memoryWithWordsToWire, previewToWire } from "../to-wire.ts"
import { reportUsage } from "../usage-report.ts"

/** Adding, searching, reading and deleting memories. */
export function memoryHandlers({ memory, owner: sources }: ManagementParts) {
  const place = (caller: Caller, headers: IncomingHttpHeaders, named: RequestNames) =>
    resolveTarget(caller, headers, sources, named)
  return {
    async listMemories({ caller, headers, query }) {
      const target = applyFilters(place(caller, headers, query), { ...query, turns: showsTurns(query) })
      const [{ memories, offset, counts, next, degraded = [] }, hitRate, turns] = await Promise.all([
        listMemories(memory, target, query),
        hitRateOf(memory, target),
        countHiddenTurns(memory, target, query.asOf),
      ])
      const words = await memory.for(target.owner, target.as).sourceWords(memories)
      const { limit } = query
      const sizeAndUse = { tokensUsed: tokensOfAll(memories, counts.total), hitRate }
      return respond({
        data: memories.map((one) => memoryWithWordsToWire(one, words)),
        total: counts.total,
        ...(turns !== undefined && { turns }),
        ...(counts.isLeast && { totalIsLeast: true as const }),
        page: Math.floor(offset / limit) + 1,
        limit,
        totalPages: Math.ceil(counts.total / limit),
        ...(next !== undefined && { next }),
        stats: { total: counts.total, byType: { ...counts.byType }, ...sizeAndUse },
        ...(degraded.length > 0 && { degraded: [...degraded] }),
      })
    },
    async addMemory({ caller, headers, body }) {
      if (body.shared === true) checkMayShare(caller)
      const { owner, as, scope } = place(caller, headers, body)
      refuseSecretOwner(owner)
      const view = memory.for(owner, as)
      const added = await view.add(body.content, detailsOf(body, caller))
      const { did, status } = added
      const conflicts = othersToWire(await linkedMemories(view, added.memory, "conflicts", scope))
      const past = did === "superseded" ? await linkedMemories(view, added.memory, "supersedes", scope) : []
      // Its links also name what those had replaced.
      const replaced = othersToWire(past.filter(({ validUntil }) => validUntil === added.memory.updatedAt))
      return {
        status: did === "created" ? 201 : 200,
        body: {
          success: true,
          id: added.memory.id,
          did,
          status,
          memory: memoryToWire(added.memory),
          conflicts,
          ...(replaced.length > 0 && { replaced }),
        },
      }
    },
    async searchMemories({ caller, headers, body }) {
      const filters = { ...body, type: toList(body.type), category: toList(body.category), status: toList(body.status) }
      const requestTarget = applyFilters(place(caller, headers, body), {
        ...filters,
        category: filters.category ?? categoriesOf(body.kinds),
        status: filters.status ?? SEARCHED,
      })
      const { owner, as, where, scope } = requestTarget
      const hits = await memory
        .for(owner, as)
        .search(body.query, { limit: body.limit, allWords: body.allWords, where, scope })
      const neighbors = (one: Memory) => neighborsOf(memory.for(owner, as), one, body.neighbors, scope)
      const data = await Promise.all(
        hits.memories.map(async (hit) => ({
          ...hit,
          memory: memoryToWire(hit.memory),
          ...(body.neighbors > 0 && { neighbors: (await neighbors(hit.memory)).map(memoryToWire) }),
        })),
      )
      return respond({ data, degraded: [...hits.degraded] })
    },
    async extract({ caller, headers, body }) {
      const { owner, as } = place(caller, headers, body)
      return respond(previewToWire(await memory.for(owner, as).preview(body.text, { by: body.extractor })))
    },
    async getMemory({ caller, headers, params, query }) {
      const { owner, as, scope } = resolveTargetOfId(caller, headers, sources, query)
      const view = memory.for(owner, as)
      const found = await view.get(params.id, { scope })
      if (found === undefined) throw notFound("memory")
      const conflicts = othersToWire(await linkedMemories(view, found, "conflicts", scope))
      return respond({ memory: memoryWithWordsToWire(found, await view.wordsToDelete([found])), conflicts })
    },
    async deleteMemory({ caller, headers, params, query }) {
      const { owner, as, scope } = resolveTargetOfId(caller, headers, sources, query)
      const view = memory.for(owner, as)
      const within = { scope, by: actorOf(caller) }
      const found = await view.get(params.id, within)
      if (found === undefined && query.erase === true && (await view.eraseDeleted(params.id, within))) {
        return respond({ success: true, notReached: [...notReached()] })
      }
      if (found === undefined) throw notFound("memory")
      const how = { ...within, ...given({ words: query.words }) }
      const along = await (query.erase === true ? view.eraseAll([found], how) : view.forgetAll([found], how))
      return respond({
        success: true,
        ...alsoToWire(along),
        ...given({ file: citationOf(found) }),
        ...(query.erase === true && { notReached: [...notReached()] }),
      })
    },
  } satisfies Partial<Handlers>
}

const CATEGORIES = {
  facts: FACT_KINDS,
  episodes: EPISODE_CATEGORIES,
  turns: ["turn"],
  documents: DOCUMENT_CATEGORIES,
} as const

/** The categories of a kind; `undefined` for all. */
function categoriesOf(kind: keyof typeof CATEGORIES | "all"): string[] | undefined {
  return kind === "all" ? undefined : [...CATEGORIES[kind]]
}

/** The memories that a memory is linked with. */
async function linkedMemories(
  view: OwnedMemory,
  { links = [] }: Memory,
  kind: "conflicts" | "supersedes",
  scope: ScopeName,
): Promise<readonly Memory[]> {
  const ids = links.filter(({ as }) => as === kind).map(({ to }) => to)
  const others = await Promise.all(ids.slice(0, MAX_LINKED).map((id) => view.get(id, { scope })))
  return others.filter((other) => other !== undefined)
}

const othersToWire = (others: readonly Memory[]) =>
  others.map(({ id, content, status, createdAt }) => ({ id, content, status, since: iso(createdAt) }))
const MAX_LINKED = 20

/** The messages around a message of a conversation. */
async function neighborsOf(
  view: OwnedMemory,
  one: Memory,
  count: number,
  scope: ScopeName,
): Promise<readonly Memory[]> {
  const { source, owner, category, id } = one
  const { position } = source
  if (category !== "turn" || position === undefined || owner.session === undefined) return []
  const range = { from: position - count, below: position + count + 1 }
  const where = { session: owner.session, category: ["turn"], position: range }
  const { items } = await view.list({ limit: MAX_NEIGHBORS, scope, where })
  return items
    .filter((turn) => turn.id !== id && turn.pool === one.pool)
    .toSorted((turn, other) => (turn.source.position ?? 0) - (other.source.position ?? 0))
}
/** Long messages are stored in parts. */
const MAX_NEIGHBORS = 20

type ListQuery = RouteRequest<Routes["listMemories"]>["query"]

/** The hit rate covers this many days. */
const USED_DAYS = 30
const SEARCHED = ["active", "quarantined"] as const

/** A list shows statements. Who asks for a category, a conversation, a key or words gets the verbatim turns too. */
function showsTurns({ turns, category, session, sessionId, key, q, contains }: ListQuery): boolean {
  return (
    turns ?? [category, session, sessionId, key, q || undefined, contains || undefined].some((one) => one !== undefined)
  )
}

/** How many verbatim turns a list leaves out; `undefined` if none are, or if the list is of another time. */
async function countHiddenTurns(
  memory: MemoryEngine,
  { where: { exceptCategory, ...where }, ...target }: RequestTarget,
  asOf: number | undefined,
): Promise<number | undefined> {
  if (exceptCategory === undefined || where.category !== undefined || asOf !== undefined) return undefined
  return (await countMemories(memory, { ...target, where: { ...where, category: ["turn"] } })).total
}

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

function detailsOf(body: RouteRequest<Routes["addMemory"]>["body"], caller: Caller): AddDetails {
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
