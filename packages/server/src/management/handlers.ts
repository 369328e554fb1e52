import type { IncomingHttpHeaders } from "node:http"
import type { Answer, Request, RouteName, Routes } from "@keepsake/api"
import type { AddDetails, Coverage, MemoryEngine, Where } from "@keepsake/core"
import type { Caller } from "../access/caller.ts"
import type { Keys } from "../access/keys.ts"
import type { OwnerSources } from "../gateway/owner-names.ts"
import { Rejection } from "../rejection.ts"
import { createProbe, queueOnTheWire } from "./health.ts"
import { countMemories, listMemories } from "./list-memories.ts"
import { type Named, type Place, placeOf, placeOfOne, tenantFor } from "./place.ts"
import { storeAnswers, type Writes } from "./ready.ts"
import { scanHandlers } from "./scan.ts"
import type { Warnings } from "./warnings.ts"
import { keyOnTheWire, memoryOnTheWire, previewOnTheWire } from "./wire.ts"

/** What handlers work with. */
export interface Parts {
  readonly memory: MemoryEngine
  readonly keys: Keys
  readonly owner: OwnerSources
  readonly version: string
  readonly startedAt: number
  /** Where others reach the server. */
  readonly url: () => string
  /** Where each dialect's requests go, for people. */
  readonly upstream: Readonly<Record<string, string>>
  readonly warnings: Warnings
  readonly writes: Writes
}
type Asked<N extends RouteName> = Request<Routes[N]> & {
  readonly headers: IncomingHttpHeaders
  readonly caller: Routes[N]["access"] extends "public" ? undefined : Caller
}
export type Handlers = { readonly [N in RouteName]: (asked: Asked<N>) => Promise<Answer<Routes[N]>> }

/** One handler for each line of the table. */
export function createHandlers(parts: Parts): Handlers {
  return { ...memoryHandlers(parts), ...keyHandlers(parts), ...stateHandlers(parts), ...scanHandlers(parts) }
}

function memoryHandlers({ memory, owner: sources }: Parts) {
  const place = (caller: Caller, headers: IncomingHttpHeaders, named: Named) => placeOf(caller, headers, sources, named)
  return {
    async listMemories({ caller, headers, query }) {
      const asked = narrowed(place(caller, headers, query), query)
      const { memories, offset, counts, next, degraded = [] } = await listMemories(memory, asked, query)
      const { limit } = query
      return {
        status: 200,
        body: {
          data: memories.map(memoryOnTheWire),
          total: counts.total,
          page: Math.floor(offset / limit) + 1,
          limit,
          totalPages: Math.ceil(counts.total / limit),
          ...(next !== undefined && { next }),
          stats: { total: counts.total, byType: { ...counts.byType } },
          ...(degraded.length > 0 && { degraded: [...degraded] }),
        },
      }
    },
    async addMemory({ caller, headers, body }) {
      const { owner } = place(caller, headers, body)
      const added = await memory.for(owner).add(body.content, detailsOf(body, caller))
      const { did, status } = added
      return {
        status: did === "created" ? 201 : 200,
        body: { success: true, id: added.memory.id, did, status, memory: memoryOnTheWire(added.memory) },
      }
    },
    async searchMemories({ caller, headers, body }) {
      const filters = { ...body, type: list(body.type), category: list(body.category), status: list(body.status) }
      const asked = narrowed(place(caller, headers, body), { ...filters, status: filters.status ?? SEARCHED })
      const { owner, where, scope } = asked
      const found = await memory.for(owner).search(body.query, { limit: body.limit, where, scope })
      const data = found.memories.map((hit) => ({ ...hit, memory: memoryOnTheWire(hit.memory) }))
      return { status: 200, body: { data, degraded: [...found.degraded] } }
    },
    async extract({ caller, headers, body }) {
      const { owner } = place(caller, headers, body)
      return { status: 200, body: previewOnTheWire(await memory.for(owner).preview(body.text)) }
    },
    async getMemory({ caller, headers, params, query }) {
      const { owner, scope } = placeOfOne(caller, headers, sources, query)
      const found = await memory.for(owner).get(params.id, { scope })
      if (found === undefined) throw notFound("memory")
      return { status: 200, body: { memory: memoryOnTheWire(found) } }
    },
    async deleteMemory({ caller, headers, params, query }) {
      const { owner, scope } = placeOfOne(caller, headers, sources, query)
      const view = memory.for(owner)
      const within = { scope, by: by(caller) }
      const was = query.erase === true ? await view.erase(params.id, within) : await view.forget(params.id, within)
      if (!was) throw notFound("memory")
      return { status: 200, body: { success: true } }
    },
  } satisfies Partial<Handlers>
}

function keyHandlers({ keys }: Parts) {
  return {
    async listKeys({ caller, query }) {
      const named = query.tenant ?? query.apiKeyId ?? query.instanceId
      const all = await keys.list()
      const wanted = named === undefined ? all : all.filter((key) => key.tenant === tenantFor(caller, query))
      return { status: 200, body: { data: wanted.map(keyOnTheWire) } }
    },
    async createKey({ body }) {
      const { record, secret } = await keys.create(given(body))
      return { status: 201, body: { key: keyOnTheWire(record), secret } }
    },
    async revokeKey({ params }) {
      if (!(await keys.revoke(params.id))) throw notFound("key")
      return { status: 200, body: { success: true } }
    },
  } satisfies Partial<Handlers>
}

function stateHandlers(parts: Parts) {
  const { memory, version } = parts
  const probe = createProbe(memory)
  return {
    async memoryHealth({ caller }) {
      const outcome = await probe()
      const [now, coverage] = await Promise.all([memory.status(), memory.coverage(caller.tenant)])
      const { queue } = now
      const embedding = withoutVector(coverage)
      const waiting = { queue: queueOnTheWire(queue, Date.now()), scheduled: queue.scheduled, embedding }
      const warnings = parts.warnings.for(caller, now)
      return { status: outcome.working ? 200 : 503, body: { ...outcome, ...waiting, warnings } }
    },
    async status({ caller, headers, query }) {
      const asked = placeOf(caller, headers, parts.owner, query)
      const [now, counts, vectors] = await Promise.all([
        memory.status(),
        countMemories(memory, asked),
        memory.coverage(asked.owner.tenant),
      ])
      const { store, embedder = null, queue } = now
      return {
        status: 200,
        body: {
          version,
          store,
          embedder,
          vectors: vectors ? { ...vectors } : null,
          url: parts.url(),
          upstream: { ...parts.upstream },
          uptimeSeconds: Math.floor((Date.now() - parts.startedAt) / 1000),
          tenant: asked.owner.tenant,
          role: caller.role,
          queue: {
            ...queueOnTheWire(queue, Date.now()),
            scheduled: queue.scheduled,
            embedding: withoutVector(vectors),
          },
          memories: { total: counts.total, byType: { ...counts.byType } },
          warnings: parts.warnings.for(caller, now),
        },
      }
    },
    async alive() {
      return { status: 200, body: { status: "ok", version } }
    },
    async ready() {
      await storeAnswers(memory)
      await parts.writes.work(probe)
      return { status: 200, body: { status: "ready" } }
    },
  } satisfies Partial<Handlers>
}

/** Those whose text the embedder refuses stay among them. */
function withoutVector(coverage: Coverage | undefined): number {
  return coverage === undefined ? 0 : Math.max(0, coverage.memories - coverage.embedded)
}

const SEARCHED = ["active", "quarantined"] as const

interface Filters {
  readonly type?: NonNullable<Where["type"]> | undefined
  readonly category?: NonNullable<Where["category"]> | undefined
  readonly status?: NonNullable<Where["status"]> | undefined
}

function narrowed(place: Place, { type, category, status }: Filters): Place {
  return {
    ...place,
    where: { ...place.where, ...(type && { type }), ...(category && { category }), ...(status && { status }) },
  }
}

function detailsOf(body: Request<Routes["addMemory"]>["body"], caller: Caller): AddDetails {
  const { content, tenant, apiKeyId, instanceId, user, agent, session, sessionId, key, expiresAt, ...rest } = body
  const conversation = session ?? sessionId
  return {
    ...given(rest),
    ...(conversation !== undefined && { session: conversation }),
    ...(key !== undefined && key !== "" && { key }),
    ...(typeof expiresAt === "number" && { expiresAt }),
    by: by(caller),
  }
}

/** Optional names without those that are there and undefined. */
function given<T extends object>(values: T): { [N in keyof T]: Exclude<T[N], undefined> } {
  // Entries lose their names and types; nothing but undefined is taken away.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [N in keyof T]: Exclude<T[N], undefined>
  }
}

function list<T>(value: T | readonly T[] | undefined): readonly T[] | undefined {
  // An array is never one of the values here: they are all strings.
  return value === undefined || Array.isArray(value) ? (value as readonly T[] | undefined) : [value as T]
}

function by(caller: Caller): string {
  return `key:${caller.keyId}`
}

function notFound(what: "memory" | "key"): Rejection {
  return new Rejection(404, "not_found", `There is no such ${what}, or it is out of this key's sight`, "Check the id.")
}
