import { errorCodes, MemoryError } from "../contract/errors.ts"
import type { Tenant } from "../contract/memory.ts"
import type { State } from "../contract/state.ts"
import { tenantOf } from "../turn/pools.ts"
import { isLeftAlone, openTurn } from "../turn/turn.ts"
import type { ActiveStore } from "./active-store.ts"
import { AuditLog } from "./audit-log.ts"
import { compact } from "./compact.ts"
import { coverage } from "./embedding/coverage.ts"
import { nearest } from "./embedding/nearest.ts"
import type { VectorSpaces } from "./embedding/vector-spaces.ts"
import type { EngineStatus, MemoryEngine } from "./engine.ts"
import type { Changes } from "./observed/changes.ts"
import { replay } from "./observed/replay.ts"
import { traceView } from "./observed/trace-view.ts"
import { OwnerView } from "./owned-memory.ts"
import { drained } from "./queue/drained.ts"
import { scan } from "./scan.ts"
import type { SettingsStore } from "./settings-store.ts"
import { countSubject, eraseSubject, receipts } from "./subject/erase-subject.ts"
import { customersIn } from "./tenants.ts"
import { exported } from "./transfer/export-memories.ts"
import { exportedSessions, restoreSessions } from "./transfer/export-sessions.ts"
import { importMemories } from "./transfer/import-memories.ts"
import { restore } from "./transfer/restore.ts"
import type { WholeTurnParts } from "./turn-parts.ts"
import type { Upkeep } from "./upkeep.ts"

export interface EngineParts {
  readonly active: ActiveStore
  readonly state: State
  readonly settings: SettingsStore
  readonly turns: WholeTurnParts
  readonly vectors: VectorSpaces | undefined
  /** Whether there are other embedders to choose from. */
  readonly canReembed: boolean
  readonly changes: Changes | undefined
  readonly upkeep: Upkeep
  readonly now: () => number
  readonly close: () => Promise<void>
}

const DEFAULT: Tenant = tenantOf("default")
const APPLICATION = "application"

/** The handle that an application holds: each call goes to the part that does it. */
export function memoryEngine(parts: EngineParts): MemoryEngine {
  const { active, state, settings, turns, vectors, changes, upkeep, now } = parts
  const { store } = active
  return {
    store,
    state,
    get settings() {
      return settings.current
    },
    get settingOrigins() {
      return settings.origins
    },
    configure: (change) => settings.change(change),
    for: (owner = {}, as = {}) => {
      const current = () => (as.agents === undefined ? settings.current : { ...settings.current, agents: as.agents })
      return traceView(new OwnerView({ ...owner, tenant: owner.tenant ?? DEFAULT }, turns, current), turns.spans)
    },
    begin: (request, call) => {
      const open = () => openTurn(turns, settings.current, request, call)
      return isLeftAlone(request) ? open() : turns.spans.opening(request, open)
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
    status: () => statusOf(parts),
    compact: () => compact(store, state),
    reconcile: () => upkeep.reconcile(),
    ...(upkeep.migration && { migration: upkeep.migration }),
    keepIn: async (next) => {
      await upkeep.migration?.refuseAnotherPlace()
      await active.whileHeld(async () => {
        active.point(next)
      })
    },
    ...aboutVectors(parts),
    ...aboutSubjects(parts),
    ...aboutTransfer(parts),
    [Symbol.asyncDispose]: parts.close,
    ...(vectors && parts.canReembed && { reembedding: vectors }),
  }
}

function aboutVectors({ active: { store }, vectors }: EngineParts) {
  const embedder = vectors?.embedder
  return {
    embedded: async () => (await vectors?.catchUp()) ?? true,
    nearest: (text, asked) => nearest(store, embedder, text, asked),
    embedderReport: async () => embedder?.behind.report?.(),
    coverage: async (tenant) => embedder && (await unlessAway(coverage(store, embedder, tenant))),
  } satisfies Partial<MemoryEngine>
}

/** What people have a right to: nothing kept of them, erasure, and no secret of theirs in the store. */
function aboutSubjects({ active: { store }, state, turns, now }: EngineParts) {
  return {
    optOuts: turns.optOuts,
    countSubject: (subject) => countSubject(store, subject),
    receipts: (page) => receipts(state, page),
    eraseSubject: (subject, { by = APPLICATION, compact = true } = {}) =>
      eraseSubject({ ...turns, state }, subject, { by, at: now(), compact }),
    scan: async (request) => {
      // Waiting turns become memories or are parked first, so that the scan sees them as such.
      if (request.cursor === undefined) await drained(turns)
      return scan({ store, queue: state.queue, now }, request)
    },
  } satisfies Partial<MemoryEngine>
}

function aboutTransfer({ active: { store }, settings, turns, now }: EngineParts) {
  const { tombstones, optOuts, sessions } = turns
  return {
    tenants: () => customersIn(store),
    exported: (scope, where) => exported(store, scope, where),
    exportedSessions: (scope, of = {}) => exportedSessions(sessions, scope, of),
    restoreSessions: (all) => restoreSessions(sessions, all),
    restore: (all, { by = APPLICATION, dryRun = false }) =>
      restore({ store, tombstones, optOuts }, all, { by, dryRun, at: now() }),
    importMemories: (all, { by = APPLICATION, dryRun = false }) =>
      importMemories({ store, tombstones, optOuts, now }, all, { settings: settings.current, by, dryRun, at: now() }),
  } satisfies Partial<MemoryEngine>
}

async function statusOf({ active: { store }, state, turns, vectors, upkeep, now }: EngineParts): Promise<EngineStatus> {
  const rebuilding = store.text?.rebuilding?.() ?? Promise.resolve(undefined)
  const [queue, textIndex] = await Promise.all([state.queue.status(now()), unlessAway(rebuilding)])
  const { reindexed } = upkeep
  return {
    store: store.name,
    storeTroubles: store.problems?.() ?? [],
    ...(textIndex !== undefined && { textIndex }),
    ...(reindexed !== undefined && { reindexed }),
    ...(vectors && { embedder: vectors.embedder.space, embedderDimensions: vectors.embedder.dimensions }),
    ...(vectors?.problem !== undefined && { embedderTrouble: vectors.problem }),
    queue,
    turns: turns.buffer.status,
  }
}

/** `undefined` while a database is away; the status says why. */
async function unlessAway<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (failure) {
    if (MemoryError.is(failure) && errorCodes[failure.code].retry) return undefined
    throw failure
  }
}
