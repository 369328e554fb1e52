import { MemoryError } from "../contract/errors.ts"
import { State } from "../contract/state.ts"
import { type Feed, Store } from "../contract/store.ts"
import { Embedder } from "../contract/turn.ts"
import { EmbedderReliability } from "../turn/recall/embedder-reliability.ts"
import { ListCache } from "../turn/recall/list-cache.ts"
import type { MemorySettings } from "../turn/settings.ts"
import { ActiveStore } from "./active-store.ts"
import { ClosingOrder } from "./closing-order.ts"
import { Container } from "./container.ts"
import { VectorSpaces } from "./embedding/vector-spaces.ts"
import type { MemoryEngine } from "./engine.ts"
import { memoryEngine } from "./memory-engine.ts"
import type { MemoryOptions } from "./memory-options.ts"
import { activeStore } from "./migration/record.ts"
import { Changes } from "./observed/changes.ts"
import { register } from "./registrations.ts"
import { SettingsStore } from "./settings-store.ts"
import { turnParts } from "./turn-parts.ts"
import { Upkeep } from "./upkeep.ts"

/** Builds an engine from its parts and opens it. Wrong wiring and settings fail here; closing it closes every part in reverse. */
export async function createMemory(options: MemoryOptions = {}): Promise<MemoryEngine> {
  const { now = Date.now, onEvent = () => undefined } = options
  const container = new Container(options.host)
  register(container, { ...options, now })
  const active = new ActiveStore()
  container.wrap(Store, (behind) => {
    active.point(behind)
    return active.store
  })
  const closing = new ClosingOrder()
  closing.add("container", () => container)
  try {
    await container.start()
    // The container closes it as well, unless memories were moved into another store.
    closing.add("store", () => active.behind)
    const { store } = active
    const state = container.get(State)
    if (options.arrange !== undefined) active.point(await options.arrange(active.behind, state))
    const beneath = { store, state, now, onEvent }
    const lists = new ListCache()
    const reliability = new EmbedderReliability(state)
    active.onWritten((pool, changes) => lists.invalidate(pool, changes))

    const configured = container.find(Embedder)
    const place = (await activeStore(state))?.name
    const { embedders, stores } = options
    const vectors = configured && (await VectorSpaces.open({ ...beneath, reliability, configured, embedders, place }))
    closing.add("vectors", () => vectors)
    active.onWritten((_, changes) => vectors?.wake(changes))
    const embedder = vectors?.embedder

    const settings = await SettingsStore.open(state, options.settings ?? {}, semanticNeeds(embedder))
    const changes = store.feed && new Changes(feedOf(store), state, now)
    active.onWritten(() => changes?.written())
    const contentInSpans = options.contentInSpans === true
    const turns = await turnParts(
      container,
      { ...beneath, settings, lists, embedder, reliability, contentInSpans },
      closing,
    )
    const upkeep = await Upkeep.open({ active, state, stores, vectors, changes, now, onEvent }, closing)
    active.onWritten((pool, written) => upkeep.migration?.written(pool, written))

    turns.worker.start()
    upkeep.start()
    const canReembed = embedders !== undefined
    const close = () => closing.close()
    return memoryEngine({ active, state, settings, turns, vectors, canReembed, changes, upkeep, now, close })
  } catch (failure) {
    await closing.close().catch(() => undefined)
    throw failure
  }
}

/** `part_missing` for a strategy that searches by vectors alone where there are none. */
function semanticNeeds(embedder: Embedder | undefined): (settings: MemorySettings) => void {
  return ({ strategy }) => {
    if (strategy !== "semantic" || embedder !== undefined) return
    throw new MemoryError("part_missing", 'memory.strategy is "semantic" but nothing provides an embedder', {
      remedy: "Add a plugin that provides an Embedder, or set memory.strategy to hybrid or keyword.",
    })
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
