import { z } from "zod"
import { errorCodes, MemoryError, type State, type Tenant } from "../contract/index.ts"
import { omitUndefined } from "../plugin/omit-undefined.ts"
import { check, checkMessages, checkOwner, namesSchema } from "../turn/checked-input.ts"
import { WithheldVersions } from "../turn/delete/withheld-versions.ts"
import { poolRulesOf, tenantOf } from "../turn/pools.ts"
import { isLeftAlone, openTurn } from "../turn/turn.ts"
import type { ActiveStore } from "./active-store.ts"
import { AuditLog } from "./audit-log.ts"
import { checkedView } from "./checked-view.ts"
import { compact } from "./compact.ts"
import type { Consolidation } from "./consolidation/consolidation.ts"
import { coverage } from "./embedding/coverage.ts"
import { findNearest } from "./embedding/nearest.ts"
import type { VectorSpaces } from "./embedding/vector-spaces.ts"
import type { EngineStatus, MemoryEngine } from "./engine.ts"
import type { Episodes } from "./episodes/episodes.ts"
import { createModelFacet } from "./model/model-facet.ts"
import { estimateReading } from "./model/reading-estimate.ts"
import type { Changes } from "./observed/changes.ts"
import { replay } from "./observed/replay.ts"
import { traceView } from "./observed/trace-view.ts"
import { OwnerView } from "./owned-memory.ts"
import { drainQueue } from "./queue/drain-queue.ts"
import { scan } from "./scan.ts"
import type { SettingsStore } from "./settings-store.ts"
import { countSubject, eraseSubject, leftBehind, listReceipts } from "./subject/erase-subject.ts"
import { listCustomers } from "./tenants.ts"
import { exportMemories } from "./transfer/export-memories.ts"
import { exportSessions, restoreSessions } from "./transfer/export-sessions.ts"
import { importMemories } from "./transfer/import-memories.ts"
import { restoreMemories } from "./transfer/restore.ts"
import type { EngineTurnParts } from "./turn-parts.ts"
import type { Upkeep } from "./upkeep.ts"

export interface EngineParts {
  readonly active: ActiveStore
  readonly state: State
  readonly settings: SettingsStore
  readonly turns: EngineTurnParts
  readonly vectors: VectorSpaces | undefined
  /** Whether memories can be re-embedded with other embedders. */
  readonly canReembed: boolean
  readonly changes: Changes | undefined
  readonly consolidation: Consolidation
  readonly episodes: Episodes
  readonly upkeep: Upkeep
  readonly actions: MemoryEngine["actions"]
  readonly now: () => number
  /** Makes the first turn as fast as every other; `undefined` once that is done. */
  readonly prepare: () => Promise<void> | undefined
  readonly close: () => Promise<void>
}

const subjectSchema = namesSchema(["tenant", "user", "agent", "session", "key"])

/** A misspelt name would erase the whole tenant. */
function checkSubject(subject: unknown): void {
  check(subjectSchema, "subject", subject, 'Pass the tenant, and of whom or what: { tenant, user: "ada" }.')
}

const storeSchema = z.object({ read: z.function(), list: z.function(), write: z.function() })

const DEFAULT: Tenant = tenantOf("default")
const APPLICATION = "application"

/** The engine's handle: each call is passed to the part that implements it. */
export function createMemoryEngine(parts: EngineParts): MemoryEngine {
  const { active, state, settings, turns, vectors, changes, upkeep, now } = parts
  const { store } = active
  return {
    store,
    state,
    actions: parts.actions,
    consolidationCounts: parts.consolidation.counts,
    get settings() {
      return settings.current
    },
    get settingOrigins() {
      return settings.origins
    },
    configure: (change) => settings.change(change),
    for: (owner = {}, as = {}) => {
      checkOwner(owner)
      const { widest } = as
      const current = () => ({ ...settings.current, ...poolRulesOf(as), ...(widest && { widest }) })
      const named = { ...owner, tenant: owner.tenant ?? DEFAULT }
      return checkedView(traceView(new OwnerView(named, turns, current, parts), turns.spans))
    },
    begin: async (request, call) => {
      checkOwner(request.owner)
      checkMessages(request.messages)
      const open = () => openTurn(turns, settings.current, request, call)
      if (isLeftAlone(request)) return open()
      const prepared = parts.prepare()
      const openWarm = prepared === undefined ? open : () => prepared.then(open)
      return turns.spans.open(request, openWarm)
    },
    settled: (ms) => turns.worker.settled(ms),
    retry: async (ids) => {
      const retried = await state.queue.unpark(ids)
      turns.worker.kick()
      return retried
    },
    acknowledgeLost: () => turns.buffer.acknowledge(),
    traces: turns.traces,
    usage: turns.usage,
    ...(changes && { changes }),
    replay: (trace) => replay(turns, settings.current, trace),
    audit: new AuditLog(state, now),
    status: () => readStatus(parts),
    compact: async () => {
      const places = await compact(store, state)
      await upkeep.migration?.erasures.follow(true)
      return [...places, ...(upkeep.migration?.erasures.problems() ?? []), ...(await leftBehind(upkeep.migration))]
    },
    reconcile: () => upkeep.reconcile(),
    ...(upkeep.migration && { migration: upkeep.migration }),
    switchStore: async (next) => {
      check(storeSchema, "store", next, "Pass what a plugin provides as Store.")
      await upkeep.migration?.rejectWhileMoved()
      await active.whilePaused(async () => {
        active.switchTo(next)
      })
    },
    ...((turns.model || turns.distiller) && {
      model: createModelFacet({ model: turns.model, distiller: turns.distiller, rules: () => settings.current, now }),
    }),
    ...vectorCalls(parts),
    ...subjectCalls(parts),
    ...transferCalls(parts),
    [Symbol.asyncDispose]: parts.close,
    ...(vectors && parts.canReembed && { reembedding: vectors }),
  }
}

function vectorCalls({ active: { store }, vectors }: EngineParts) {
  const embedder = vectors?.embedder
  return {
    embedded: async () => (await vectors?.catchUp()) ?? true,
    nearest: (text, asked) => findNearest(store, embedder, text, asked),
    embedderReport: async () => embedder?.report?.(),
    coverage: async (tenant) => embedder && (await ignoreOutage(coverage(store, embedder, tenant))),
  } satisfies Partial<MemoryEngine>
}

/** Calls about people's rights: opt-outs, erasure and secrets. */
function subjectCalls({ active: { store }, state, turns, upkeep, now }: EngineParts) {
  return {
    optOuts: turns.optOuts,
    countSubject: async (subject) => {
      checkSubject(subject)
      return countSubject({ store, state }, subject)
    },
    receipts: (page) => listReceipts(state, page),
    eraseSubject: async (subject, { by = APPLICATION, compact = true, ...more } = {}) => {
      checkSubject(subject)
      return eraseSubject({ ...turns, state, migration: upkeep.migration }, subject, {
        ...more,
        by,
        at: now(),
        compact,
      })
    },
    scan: async (request) => {
      // Waiting turns are processed or parked first, so that the scan sees their result.
      if (request.cursor === undefined) await drainQueue(turns)
      return scan(
        { store, queue: state.queue, withheld: turns.withheld, versions: new WithheldVersions(state), now },
        request,
      )
    },
  } satisfies Partial<MemoryEngine>
}

function transferCalls({ active: { store }, settings, turns, now }: EngineParts) {
  const { tombstones, optOuts, sessions } = turns
  return {
    estimateReading: async () => estimateReading(store, await listCustomers(store), settings.current, now()),
    tenants: () => listCustomers(store),
    exportMemories: (scope, where) => exportMemories(store, scope, where),
    exportSessions: (scope, of = {}) => exportSessions(sessions, scope, of),
    restoreSessions: (all) => restoreSessions(sessions, all),
    restore: (all, { by = APPLICATION, dryRun = false }) =>
      restoreMemories({ store, tombstones, optOuts }, all, { by, dryRun, at: now() }),
    importMemories: (all, { by = APPLICATION, dryRun = false, ids = "kept", widest }) =>
      importMemories({ store, tombstones, optOuts, now, limited: turns.limited }, all, {
        widest,
        settings: settings.current,
        by,
        dryRun,
        ids,
        at: now(),
      }),
  } satisfies Partial<MemoryEngine>
}

async function readStatus({
  active: { store },
  state,
  turns,
  vectors,
  upkeep,
  now,
}: EngineParts): Promise<EngineStatus> {
  const rebuilding = store.text?.rebuilding?.() ?? Promise.resolve(undefined)
  const [queue, textIndex] = await Promise.all([state.queue.status(now()), ignoreOutage(rebuilding)])
  return {
    store: store.name,
    storeTroubles: store.problems?.() ?? [],
    ...(vectors && { embedder: vectors.embedder.space, embedderDimensions: vectors.embedder.dimensions }),
    ...omitUndefined({
      textIndex,
      reindexed: upkeep.reindexed,
      embedderTrouble: vectors?.problem,
      missingVectors: store.missingVectors,
    }),
    queue,
    turns: turns.buffer.status,
  }
}

/** `undefined` during an outage of the database, which the status reports. */
export async function ignoreOutage<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (failure) {
    if (MemoryError.is(failure) && errorCodes[failure.code].retry) return undefined
    throw failure
  }
}
