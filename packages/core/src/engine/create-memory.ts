import type { DependencyContainer } from "tsyringe"
import { errorCodes, MemoryError } from "../contract/errors.ts"
import type { Memory, Tenant } from "../contract/memory.ts"
import { State } from "../contract/state.ts"
import { CONTRACT, type Feed, Store } from "../contract/store.ts"
import { Embedder, Extractor, Injector, Retriever } from "../contract/turn.ts"
import { blockInjector } from "../defaults/block-injector.ts"
import { MemoryState } from "../defaults/memory-state.ts"
import { MemoryStore } from "../defaults/memory-store.ts"
import { rulesExtractor } from "../defaults/rules-extractor.ts"
import { storeRetriever } from "../defaults/store-retriever.ts"
import type { Plugin } from "../plugin/define-plugin.ts"
import { KeptLists } from "../turn/recall/kept-lists.ts"
import { VectorTrust } from "../turn/recall/vector-trust.ts"
import { Chains } from "../turn/session/chains.ts"
import { SessionBlocks } from "../turn/session/session-blocks.ts"
import { Sessions } from "../turn/session/sessions.ts"
import type { MemorySettingsInput } from "../turn/settings.ts"
import { Tombstones } from "../turn/tombstones.ts"
import { ActiveStore } from "./active-store.ts"
import { AuditLog } from "./audit-log.ts"
import { TURN, workTurns } from "./capture.ts"
import { closeAll } from "./close-all.ts"
import { compact as compactFiles } from "./compact.ts"
import { Container } from "./container.ts"
import { coverage } from "./embedding/coverage.ts"
import { nearest } from "./embedding/nearest.ts"
import { type NamedEmbedders, VectorSpaces } from "./embedding/vector-spaces.ts"
import type { MemoryEngine, Reconciliation } from "./engine.ts"
import type { OnEvent } from "./events.ts"
import { eraseExpired } from "./expiry.ts"
import { Migration, type NamedStores } from "./migration/migration.ts"
import { activeStore } from "./migration/record.ts"
import { Nightly } from "./nightly.ts"
import { Changes } from "./observed/changes.ts"
import { DailyTokens } from "./observed/daily-tokens.ts"
import { replay } from "./observed/replay.ts"
import { SpannedView } from "./observed/spanned-view.ts"
import { Spans } from "./observed/spans.ts"
import { Traces } from "./observed/traces.ts"
import { Usage } from "./observed/usage.ts"
import { openTurn } from "./open-turn.ts"
import { tenantOf } from "./pools.ts"
import { PURGE, purge, takeBack, takeOut } from "./purge.ts"
import { drained, QueueWorker } from "./queue-worker.ts"
import { Reindexing } from "./reindexing.ts"
import { scan } from "./scan.ts"
import { SettingsBook } from "./settings-book.ts"
import { completeReceipts, countSubject, eraseSubject, receipts } from "./subject/erase-subject.ts"
import { OptOuts } from "./subject/opt-outs.ts"
import { customersIn } from "./tenants.ts"
import { bringIn } from "./transfer/brought-in.ts"
import { exported } from "./transfer/exported.ts"
import { exportedSessions, restoreSessions } from "./transfer/kept-sessions.ts"
import { restore } from "./transfer/restored.ts"
import { Troubles } from "./troubles.ts"

export interface MemoryOptions {
  /** Stores, embedders and other parts; without any, memories live in this process. */
  readonly plugins?: readonly Plugin[]
  /** Memory settings that win over those in the database. */
  readonly settings?: MemorySettingsInput
  /** `rules` by default; `none` keeps words only as they were said. */
  readonly extractor?: "rules" | "none"
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly onEvent?: OnEvent
  /** Gives the store that memories are kept in from the start, made from what the plugins provide; whoever makes it closes it. */
  readonly arrange?: (store: Store, state: State) => Promise<Store>
  /** Stores that memories can be moved to while the engine runs. */
  readonly stores?: NamedStores
  /** Embedders that memories can be embedded with anew while the engine runs; with one that plugins provide. */
  readonly embedders?: NamedEmbedders | undefined
  /** Whether OpenTelemetry spans carry the text of queries and memories; without it they never do. */
  readonly contentInSpans?: boolean
  /** An application's own tsyringe container, to hang below it. */
  readonly host?: DependencyContainer
}

/** Builds an engine from its parts and opens it. Wrong wiring and settings fail here; closing it closes every part in reverse. */
export async function createMemory(options: MemoryOptions = {}): Promise<MemoryEngine> {
  const { now = Date.now, onEvent = () => undefined } = options
  const container = new Container(options.host)
  for (const plugin of options.plugins ?? []) {
    if (plugin.contract !== CONTRACT) {
      throw new MemoryError("contract_unsupported", `${plugin.name} is written for contract ${plugin.contract}`, {
        remedy: `This version keeps contract ${CONTRACT}: install versions that agree.`,
      })
    }
    plugin.setup(container)
  }
  if (!container.has(Store)) container.provide(Store, () => new MemoryStore())
  if (!container.has(State)) container.provide(State, () => new MemoryState(now))
  if (!container.has(Retriever)) container.add(Retriever, (use) => storeRetriever(use.get(Store)))
  if (!container.has(Injector)) container.provide(Injector, () => blockInjector)
  if (!container.has(Extractor) && options.extractor !== "none") container.add(Extractor, () => rulesExtractor)

  const lists = new KeptLists()
  let vectors: VectorSpaces | undefined
  let events: Changes | undefined
  let migration: Migration | undefined
  const active = new ActiveStore((pool, changes) => {
    lists.written(pool, changes)
    vectors?.written(changes)
    events?.written()
    migration?.written(pool, changes)
  })
  container.wrap(Store, (behind) => {
    active.point(behind)
    return active.store
  })

  const opened: { readonly name: string; readonly close: () => unknown }[] = [
    { name: "container", close: () => container[Symbol.asyncDispose]() },
  ]
  let closed: Promise<void> | undefined
  const close = (): Promise<void> => {
    closed ??= closeAll(opened.toReversed(), LONGEST_CLOSING_MS)
    return closed
  }
  const closing = (name: string, part: () => Partial<AsyncDisposable> | undefined): void => {
    opened.push({ name, close: () => part()?.[Symbol.asyncDispose]?.() })
  }

  try {
    await container.start()
    // Closed by the container too, unless memories were moved.
    closing("store", () => active.behind)
    const store = container.get(Store)
    const state = container.get(State)
    if (options.arrange !== undefined) active.point(await options.arrange(active.behind, state))
    const configured = container.find(Embedder)
    const place = (await activeStore(state))?.name
    const { embedders } = options
    vectors = configured && (await VectorSpaces.open({ store, state, configured, embedders, place, now, onEvent }))
    closing("vectors", () => vectors)
    const embedder = vectors?.embedder
    const settings = await SettingsBook.open(state, options.settings ?? {}, ({ strategy }) => {
      if (strategy === "semantic" && embedder === undefined) {
        throw new MemoryError("part_missing", 'memory.strategy is "semantic" but nothing provides an embedder', {
          remedy: "Add a plugin that provides an Embedder, or set memory.strategy to hybrid or keyword.",
        })
      }
    })
    events = store.feed && new Changes(feedOf(store), state, now)
    const tombstones = new Tombstones(state)
    const optOuts = await OptOuts.open(state)
    for (const { name, per } of container.all(Extractor)) {
      if (per !== "turn") {
        throw new MemoryError("options_invalid", `The extractor ${name} works per ${per}; extractors work per turn`, {
          remedy: 'Use one that says per: "turn".',
        })
      }
    }
    const removing = { store, tombstones, queue: state.queue }
    const usage = new Usage(state)
    const spans = new Spans(store.name, options.contentInSpans === true)
    const traces = new Traces({ state, usage, settings: () => settings.current, onEvent })
    closing("traces", () => traces)
    const found = {
      store,
      traces,
      daily: new DailyTokens(usage),
      spans,
      tombstones,
      optOuts,
      retrievers: container.all(Retriever),
      injector: container.get(Injector),
      extractors: container.all(Extractor),
      lists,
      trust: new VectorTrust(),
      takeOut: (memories: readonly Memory[], by: string, at: number) =>
        takeOut(removing, memories, { undoDays: settings.current.undoDays, by, at }),
      takeBack: (memory: Memory, revision: number) => takeBack(removing, memory, revision),
      ...(embedder && { embedder }),
    }
    const work = { [TURN]: workTurns({ ...found, now }, () => settings.current), [PURGE]: purge(store, now) }
    const worker = new QueueWorker(state.queue, work, now, onEvent, [TURN])
    closing("queue", () => worker)
    const ofSessions = { sessions: new Sessions(state), chains: new Chains(state), blocks: new SessionBlocks(store) }
    const parts = { ...found, ...ofSessions, worker, now, onEvent }
    let reindexing = new Reindexing({ store, state, now, onEvent })
    closing("reindexing", () => reindexing)
    const troubles = new Troubles(() => active.behind.troubles?.() ?? [], onEvent)
    const reconcile = async (): Promise<Reconciliation> => {
      const sides = await store.reconcile?.()
      if (sides !== undefined) await completeReceipts(state, now())
      return { ...sides, embedded: (await vectors?.mend()) ?? 0 }
    }
    if (options.stores !== undefined) {
      migration = await Migration.open({
        active,
        state,
        stores: options.stores,
        now,
        onEvent,
        switched: async (name, end) => {
          events?.moved(end)
          await vectors?.moved(name)
          await reindexing[Symbol.asyncDispose]()
          await reindexing.handOver(store.name)
          reindexing = new Reindexing({ store, state, now, onEvent })
          reindexing.start()
        },
      })
    }
    closing("migration", () => migration)
    const nightly = new Nightly({
      state,
      now,
      onEvent,
      work: { expiry: (signal) => eraseExpired({ store, state, now }, signal), reconcile },
    })
    closing("nightly", () => nightly)
    opened.push({ name: "troubles", close: () => troubles[Symbol.dispose]() })
    worker.start()
    nightly.start()
    troubles.start()
    vectors?.start()
    reindexing.start()
    return {
      store,
      state,
      get settings() {
        return settings.current
      },
      configure: (change) => settings.change(change),
      for: (owner = {}, as = {}) =>
        new SpannedView(spans, { ...owner, tenant: owner.tenant ?? DEFAULT }, parts, () =>
          as.agents === undefined ? settings.current : { ...settings.current, agents: as.agents },
        ),
      traces,
      usage,
      ...(events && { changes: events }),
      get settingOrigins() {
        return settings.origins
      },
      retry: async (ids) => {
        const retried = await state.queue.unpark(ids)
        worker.kick()
        return retried
      },
      audit: new AuditLog(state, now),
      optOuts,
      countSubject: (subject) => countSubject(store, subject),
      receipts: (page) => receipts(state, page),
      eraseSubject: (subject, { by = APPLICATION, compact = true } = {}) =>
        eraseSubject({ ...parts, state }, subject, { by, at: now(), compact }),
      compact: () => compactFiles(store, state),
      replay: (trace) => replay(parts, settings.current, trace),
      begin: (request, call) => spans.opening(request, () => openTurn(parts, settings.current, request, call)),
      settled: (ms) => worker.settled(ms),
      scan: async (request) => {
        // What waits becomes memories first, or is given up, and is looked at as these.
        if (request.cursor === undefined) await drained(worker)
        return scan({ store, queue: state.queue, now }, request)
      },
      exported: (scope, where) => exported(store, scope, where),
      exportedSessions: (scope, of = {}) => exportedSessions(ofSessions.sessions, scope, of),
      restoreSessions: (all) => restoreSessions(ofSessions.sessions, all),
      tenants: () => customersIn(store),
      restore: (all, { by = APPLICATION, dryRun = false }) =>
        restore({ store, tombstones, optOuts }, all, { by, dryRun, at: now() }),
      bringIn: (all, { by = APPLICATION, dryRun = false }) =>
        bringIn({ store, tombstones, optOuts, now }, all, { settings: settings.current, by, dryRun, at: now() }),
      reconcile,
      ...(migration && { migration }),
      ...(vectors && embedders && { reembedding: vectors }),
      embedded: async () => (await vectors?.settled()) ?? true,
      keepIn: async (next) => {
        await migration?.refuseAnotherPlace()
        await active.whileHeld(async () => {
          active.point(next)
        })
      },
      nearest: (text, asked) => nearest(store, embedder, text, asked),
      embedderReport: async () => embedder?.behind.report?.(),
      coverage: async (tenant) => embedder && (await unlessAway(coverage(store, embedder, tenant))),
      status: async () => {
        const rebuilding = store.text?.rebuilding?.() ?? Promise.resolve(undefined)
        const [queue, textIndex] = await Promise.all([state.queue.status(now()), unlessAway(rebuilding)])
        return {
          store: store.name,
          storeTroubles: store.troubles?.() ?? [],
          ...(textIndex !== undefined && { textIndex }),
          ...(reindexing.share !== undefined && { reindexed: reindexing.share }),
          ...(embedder && { embedder: embedder.space, embedderDimensions: embedder.dimensions }),
          ...(vectors?.trouble !== undefined && { embedderTrouble: vectors.trouble }),
          queue,
        }
      },
      [Symbol.asyncDispose]: close,
    }
  } catch (failure) {
    await close().catch(() => undefined)
    throw failure
  }
}

/** The feed of whatever store is in use. */
function feedOf(store: Store): Feed {
  return {
    changes: async (...asked) => {
      if (store.feed !== undefined) return store.feed.changes(...asked)
      throw new MemoryError("part_missing", `The store ${store.name} does not tell what changes`)
    },
  }
}

/** What cannot be told while a database is away is left out: status says why. */
async function unlessAway<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (failure) {
    if (MemoryError.is(failure) && errorCodes[failure.code].retry) return undefined
    throw failure
  }
}

/** How long one part may take to close, in milliseconds; the container has several to close. */
const LONGEST_CLOSING_MS = 60_000
const DEFAULT: Tenant = tenantOf("default")
const APPLICATION = "application"
