import { type Coverage, type EngineStatus, MemoryError, type ModelStatus } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { type Handlers, type ManagementParts, respond } from "../handler.ts"
import { createProbe, queueToWire, turnsToWire } from "../health.ts"
import { countMemories } from "../list-memories.ts"
import { checkStoreResponds } from "../readiness.ts"
import { resolveTarget } from "../request-target.ts"
import { iso } from "../to-wire.ts"
import { describeWarnings } from "../warnings.ts"

/** Status, health and readiness. */
export function statusHandlers(parts: ManagementParts) {
  const { memory, version } = parts
  const probe = createProbe(memory)
  return {
    async memoryHealth({ caller }) {
      const { failure, ...outcome } = await probe()
      parts.writes.recordFailure(failure?.code)
      const [now, coverage] = await Promise.all([memory.status(), memory.coverage(caller.tenant)])
      const { queue, turns } = now
      const embedding = withoutVector(coverage)
      const waiting = {
        queue: queueToWire(queue, Date.now()),
        turns: turnsToWire(turns),
        scheduled: queue.scheduled,
        embedding,
      }
      const warnings = describeWarnings(parts.warnings.for(caller, now))
      return { status: outcome.working ? 200 : 503, body: { ...outcome, ...waiting, ...warnings } }
    },
    async status({ caller, headers, query }) {
      const target = resolveTarget(caller, headers, parts.owner, query)
      const [now, counts, vectors, files, model] = await Promise.all([
        memory.status(),
        countMemories(memory, target).catch(unlessAway),
        memory.coverage(target.owner.tenant),
        caller.role === "admin" ? parts.files?.() : undefined,
        memory.model?.status(target.owner.tenant).catch(unlessAway),
      ])
      const { store, embedder = null, queue } = now
      return respond({
        version,
        store,
        embedder,
        vectors: vectors ? { ...vectors } : null,
        vectorsWhy: vectors ? null : whyNoVectors(now),
        url: parts.url(),
        upstream: { ...parts.upstream },
        uptimeSeconds: Math.floor((Date.now() - parts.startedAt) / 1000),
        tenant: target.owner.tenant,
        role: caller.role,
        queue: { ...queueToWire(queue, Date.now()), scheduled: queue.scheduled, embedding: withoutVector(vectors) },
        turns: turnsToWire(now.turns),
        llm: model ? { ...modelToWire(model) } : null,
        files: files === undefined ? null : files.map((file) => ({ ...file })),
        memories: counts && { total: counts.total, byType: { ...counts.byType } },
        ...describeWarnings(parts.warnings.for(caller, now)),
      })
    },
    async seen({ caller, headers, query }) {
      const { owner, as, scope, where } = resolveTarget(caller, headers, parts.owner, query)
      const reach = reachOf(owner, { ...memory.settings, ...as }, scope)
      const { items } = await memory.traces.list(reach.scope, { ...where, ...reach.where }, { limit: 1 })
      const [newest] = items
      const agent = parts.agents.lastSeen(owner.tenant)
      return respond({
        request: newest === undefined ? null : { at: iso(newest.at), recalled: newest.recalled.length },
        agent: agent === undefined ? null : { at: iso(agent) },
      })
    },
    alive: async () => respond({ status: "ok", version }),
    async ready() {
      await checkStoreResponds(memory)
      await parts.writes.check(probe)
      return respond({ status: "ready" })
    },
  } satisfies Partial<Handlers>
}

function whyNoVectors({ store, embedder, missingVectors }: EngineStatus): string {
  if (missingVectors !== undefined) return `The store ${store} has no vectors: ${missingVectors}`
  if (embedder === undefined) return "No embedder is configured; set embedder.model to find memories by meaning as well"
  return "The store does not respond; the log says why"
}

function modelToWire({ model, pending, deadLettered, why }: ModelStatus) {
  return { model, pending, deadLettered, why: why ?? null }
}

/** Ignores errors of the store, because the status is needed most while the store is unavailable or damaged. */
function unlessAway(failure: unknown): null {
  if (MemoryError.is(failure) && AWAY.has(failure.code)) return null
  throw failure
}

const AWAY: ReadonlySet<string> = new Set(["store_corrupt", "store_unavailable", "too_busy"])

/** Includes memories whose text the embedder rejects. */
function withoutVector(coverage: Coverage | undefined): number {
  return coverage === undefined ? 0 : Math.max(0, coverage.memories - coverage.embedded)
}
