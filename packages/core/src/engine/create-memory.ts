import { z } from "zod"
import { ChatModel, Embedder, type Feed, MemoryError, State, Store } from "../contract/index.ts"
import { InMemoryState } from "../defaults/in-memory/state.ts"
import { check } from "../turn/checked-input.ts"
import { WithheldVersions } from "../turn/delete/withheld-versions.ts"
import { tenantOf } from "../turn/pools.ts"
import { EmbedderReliability } from "../turn/recall/embedder-reliability.ts"
import { ListCache } from "../turn/recall/list-cache.ts"
import type { MemorySettings } from "../turn/settings.ts"
import { Action, actionsByName } from "./action.ts"
import { ActiveStore } from "./active-store.ts"
import { chosenExtractor } from "./chosen-extractor.ts"
import { ClosingOrder } from "./closing-order.ts"
import { Consolidation } from "./consolidation/consolidation.ts"
import { Container } from "./container.ts"
import { EmbeddingCache } from "./embedding/embedding-cache.ts"
import { VectorSpaces } from "./embedding/vector-spaces.ts"
import type { MemoryEngine } from "./engine.ts"
import { Episodes } from "./episodes/episodes.ts"
import type { OnEvent } from "./events.ts"
import { createMemoryEngine, ignoreOutage } from "./memory-engine.ts"
import type { MemoryOptions } from "./memory-options.ts"
import { readActiveStore } from "./migration/record.ts"
import { MeteredModel } from "./model/metered-model.ts"
import { missingModel } from "./model/missing-model.ts"
import { ModelUsage } from "./model/model-usage.ts"
import { Changes } from "./observed/changes.ts"
import { RecurringTask, RecurringTasks } from "./recurring-task.ts"
import { registerParts } from "./registrations.ts"
import { SettingsStore } from "./settings-store.ts"
import { listCustomers } from "./tenants.ts"
import { createTurnParts } from "./turn-parts.ts"
import { Upkeep } from "./upkeep.ts"

/**
 * Builds an engine from its parts and opens it. Wrong wiring or settings fail here. Closing the engine closes all
 * parts in reverse order.
 */
export async function createMemory(options: MemoryOptions = {}): Promise<MemoryEngine> {
  check(optionsSchema, "options", options)
  return openMemory(options, warmUp)
}

const callable = z.function()
/** A misspelt option would go unnoticed, and a misspelt extractor would store no facts. */
const optionsSchema = z.strictObject({
  plugins: z
    .array(z.object({ name: z.string(), setup: callable }, "A plugin is what the function of a package returns"))
    .optional(),
  settings: z.record(z.string(), z.unknown()).optional(),
  extractor: z.enum(["rules", "none", "llm", "rules+llm"]).optional(),
  llm: z
    .strictObject({
      maxTokensPerDay: z.number().min(0).optional(),
      maxReplyTokens: z.number().min(1).optional(),
      atOnce: z.number().min(1).optional(),
      timeoutMs: z.number().min(1).optional(),
    })
    .optional(),
  now: callable.optional(),
  onEvent: callable.optional(),
  arrange: callable.optional(),
  stores: z.object({ configured: z.string(), make: callable }).optional(),
  embedders: z.object({ configured: z.string(), make: callable }).optional(),
  embeddingCacheMb: z.number().min(0).optional(),
  contentInSpans: z.boolean().optional(),
  host: z.object({ createChildContainer: callable }).optional(),
} satisfies Readonly<Record<keyof MemoryOptions, z.ZodType>>)

let warming: Promise<void> | undefined
let isWarm = false

/**
 * Compiles and decodes what turns need, once for the process, before the first one starts its deadline; `undefined` if
 * that is done. A server calls it as soon as it listens.
 */
export function warmUp(): Promise<void> | undefined {
  if (isWarm) return undefined
  warming ??= rehearse()
    // The first request compiles what is missing.
    .catch(() => undefined)
    .then(() => {
      isWarm = true
    })
  return warming
}

/** Regular expressions run interpreted once and are compiled when they run again; the third turn is at full speed. */
const REHEARSED_TURNS = 3
/** Words that each reader of requests and statements looks at closely. */
const REHEARSED =
  "I moved from Porto to Lisbon in May 2024, and my dog is called Biscuit. I'm allergic to nuts. Please answer briefly. " +
  "Where do I live now?"

/** Runs whole turns on an engine in memory: what they compile and decode takes about half a second. */
async function rehearse(): Promise<void> {
  await using memory = await openMemory({}, () => undefined)
  const owner = { tenant: tenantOf("rehearsal"), user: "somebody" }
  await memory.for(owner).add("Lives in Porto")
  for (let turn = 0; turn < REHEARSED_TURNS; turn++) {
    const opened = await memory.begin({ owner, messages: [{ role: "user", text: REHEARSED }], systemRole: true })
    await opened.finish({ text: "You live in Lisbon.", whole: true })
    await memory.settled()
  }
}

async function openMemory(options: MemoryOptions, prepare: () => Promise<void> | undefined): Promise<MemoryEngine> {
  const { now: machineNow = Date.now, onEvent = () => undefined } = options
  let shared: State | undefined
  const now = () => machineNow() + (shared?.clockOffsetMs ?? 0)
  const container = new Container(options.host)
  let opened: SettingsStore | undefined
  const chosen = () => chosenExtractor(opened?.current ?? {}, options.extractor)
  registerParts(container, { ...options, usesRules: () => chosen().usesRules, now: machineNow })
  const active = new ActiveStore()
  container.wrap(Store, (opened) => {
    active.switchTo(opened)
    return active.store
  })
  const closing = new ClosingOrder()
  const engine = Promise.withResolvers<MemoryEngine>()
  engine.promise.catch(() => undefined)
  closing.add("container", () => container)
  try {
    await container.start()
    // The container closes the store too, unless memories were moved to another one.
    closing.add("store", () => active.current)
    const { store } = active
    const state = container.get(State)
    checkWriters(state, store)
    shared = state
    reportClock(state, onEvent)
    if (options.arrange !== undefined) active.switchTo(await options.arrange(active.current, state))
    active.withhold(new WithheldVersions(state))
    const cache = new EmbeddingCache(state, options.embeddingCacheMb)
    active.uncache(cache)
    const basics = { store, state, now, onEvent }
    const lists = new ListCache(state.writers === "many", (call) => store.foreignWrites?.(call))
    const reliability = new EmbedderReliability(state)
    active.onWrite((pool, changes) => lists.invalidate(pool, changes))

    const configured = container.find(Embedder)
    const activeName = (await readActiveStore(state))?.name
    const { embedders, stores } = options
    const vectors =
      configured &&
      (await VectorSpaces.open({ ...basics, reliability, cache, configured, embedders, place: activeName }))
    closing.add("vectors", () => vectors)
    active.onWrite((_, changes) => vectors?.wake(changes))
    const embedder = vectors?.embedder

    const chat = container.find(ChatModel)
    const model =
      chat && new MeteredModel(chat, new ModelUsage(state, now, options.llm?.maxTokensPerDay), now, options.llm)
    const settings = await SettingsStore.open(
      state,
      options.settings ?? {},
      checkParts({ embedder, model, configured: options.extractor }),
      () =>
        // A state that ends with the process says nothing about earlier versions.
        state instanceof InMemoryState ? Promise.resolve(false) : isInUse(store),
    )
    opened = settings
    const following = state.writers === "many" ? settings.follow() : undefined
    closing.add("settings", () => following)
    const changes = store.feed && new Changes(feedOf(store), state, now)
    active.onWrite(() => changes?.noteWrite())
    const contentInSpans = options.contentInSpans === true
    const turns = await createTurnParts(
      container,
      {
        ...basics,
        settings,
        lists,
        embedder,
        reliability,
        contentInSpans,
        model,
        usesModel: () => chosen().usesModel,
        memory: engine.promise,
      },
      closing,
    )
    const openCopy = (copy: Store) => openMemory({ arrange: async () => copy, now }, () => undefined)
    const current = () => settings.current
    const episodes = new Episodes({ store, state, settings: current, model, now })
    const consolidation = new Consolidation({ store, state, settings: current, openCopy, summaries: episodes, now })
    closing.add("proposals", () => consolidation)
    const night = { consolidation, episodes }
    const upkeep = await Upkeep.open({ active, state, stores, vectors, changes, ...night, now, onEvent }, closing)
    active.onWrite((pool, written) => upkeep.migration?.recordWrite(pool, written))

    turns.worker.start()
    turns.distiller?.start()
    upkeep.start()
    const canReembed = embedders !== undefined
    const close = () => closing.close()
    const calls = { prepare, close }
    const actions = actionsByName(container.all(Action))
    const parts = { active, state, settings, turns, vectors, canReembed, changes, ...night, upkeep, actions, now }
    const memory = createMemoryEngine({ ...parts, ...calls })
    engine.resolve(memory)
    const tasks = new RecurringTasks(container.all(RecurringTask), memory, onEvent)
    closing.add("tasks", () => tasks)
    return memory
  } catch (failure) {
    engine.reject(failure)
    await closing.close().catch(() => undefined)
    throw failure
  }
}

interface CheckedParts {
  readonly embedder: Embedder | undefined
  readonly model: MeteredModel | undefined
  readonly configured: MemoryOptions["extractor"]
}

/** Rejects settings that need what is not there: an embedder, a model, or the turns that it reads. */
function checkParts({ embedder, model, configured }: CheckedParts): (settings: MemorySettings) => void {
  return (settings) => {
    const { strategy, verbatimTurns, gate } = settings
    if (gate === "llm" && model === undefined) throw missingModel("memory.gate is llm")
    if (chosenExtractor(settings, configured).usesModel) {
      if (model === undefined) throw missingModel(`extractor is ${settings.extractor ?? configured}`)
      if (verbatimTurns === "off") {
        throw new MemoryError("options_invalid", "memory.verbatimTurns is off, but a model reads the stored turns", {
          remedy: "Set memory.verbatimTurns to both or user, or extractor to rules.",
        })
      }
    }
    if (strategy !== "semantic" || embedder !== undefined) return
    throw new MemoryError("part_missing", 'memory.strategy is "semantic" but nothing provides an embedder', {
      remedy: "Add a plugin that provides an Embedder, or set memory.strategy to hybrid or keyword.",
    })
  }
}

/** Rejects parts that cannot run beside other processes if the state is shared with them. */
function checkWriters(state: State, store: Store): void {
  if (state.writers !== "many") return
  if (state.exclusive === undefined || state.queue.unfinished === undefined) {
    throw new MemoryError(
      "contract_unsupported",
      "The state says writers: many, but has no exclusive or queue.unfinished",
    )
  }
  if (store.writers === "many") return
  throw new MemoryError(
    "options_invalid",
    `The state is shared by many servers, but the store ${store.name} is written by one`,
    { remedy: "Use a store for many writers, or start the state for one." },
  )
}

/** Reports a clock that was corrected to that of the database. */
function reportClock({ clockOffsetMs = 0 }: State, onEvent: OnEvent): void {
  if (clockOffsetMs === 0) return
  const seconds = Math.round(Math.abs(clockOffsetMs) / 1000)
  const why = `The clock of this machine is ${seconds} s ${clockOffsetMs > 0 ? "behind" : "ahead of"} that of the database, whose time is used. Synchronize both, for example with NTP`
  onEvent({ event: "clock-differs", seconds, why })
}

/** Whether a customer has memories; `undefined` during an outage of the database. */
async function isInUse(store: Store): Promise<boolean | undefined> {
  return ignoreOutage(listCustomers(store).then(({ length }) => length > 0))
}

/** The feed of the store in use at the time of each call. */
function feedOf(store: Store): Feed {
  return {
    changes: async (...asked) => {
      if (store.feed !== undefined) return store.feed.changes(...asked)
      throw new MemoryError("part_missing", `The store ${store.name} does not tell what changes`)
    },
  }
}
