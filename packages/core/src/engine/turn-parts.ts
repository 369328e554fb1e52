import {
  type Embedder,
  Injector,
  type Memory,
  type MemoryId,
  type NewJob,
  type Pool,
  type Queue,
  Retriever,
  type Scope,
  type State,
  type Store,
  type WriteOptions,
} from "../contract/index.ts"
import { readPlace } from "../defaults/added-place.ts"
import {
  COMPLETE_DELETION,
  type DeletionScope,
  deleteWithSources,
  eraseWithSources,
} from "../turn/delete/delete-with-sources.ts"
import { createForgetWork, createRestoreWork, FORGET, RESTORE } from "../turn/delete/forget-now.ts"
import { ForgetOffers } from "../turn/delete/forget-offers.ts"
import { LastForgotten } from "../turn/delete/last-forgotten.ts"
import { OpenTurns } from "../turn/delete/open-turns.ts"
import { createPurgeWork, eraseDeleted, PURGE } from "../turn/delete/purge.ts"
import {
  createCompletionWork,
  restoreTogether,
  restoreWithSources,
  restoreWords,
} from "../turn/delete/restore-with-sources.ts"
import { wordsToDelete } from "../turn/delete/stated-words.ts"
import { Tombstones } from "../turn/delete/tombstones.ts"
import { WithheldVersions } from "../turn/delete/withheld-versions.ts"
import { WithheldWords } from "../turn/delete/withheld-words.ts"
import { DocumentRecords } from "../turn/documents/document-records.ts"
import { KeyedQueue } from "../turn/keyed-queue.ts"
import { limitStore } from "../turn/limited-store.ts"
import type { Limit } from "../turn/pools.ts"
import type { EmbedderReliability } from "../turn/recall/embedder-reliability.ts"
import type { ListCache } from "../turn/recall/list-cache.ts"
import { createTurnWork, type StoredTurn, TURN } from "../turn/remember/capture.ts"
import { EndedCaptures } from "../turn/remember/ended-captures.ts"
import { Chains } from "../turn/session/chains.ts"
import { SessionBlocks } from "../turn/session/session-blocks.ts"
import { Sessions } from "../turn/session/sessions.ts"
import { ToolWords } from "../turn/session/tool-words.ts"
import type { TracedRequest, TurnParts } from "../turn/turn-context.ts"
import type { OpenTurn } from "../turn/turn-request.ts"
import type { ClosingOrder } from "./closing-order.ts"
import type { Container } from "./container.ts"
import { Distiller } from "./distill/distiller.ts"
import type { MemoryEngine } from "./engine.ts"
import { eraseSummaries } from "./episodes/episodes.ts"
import type { OnEvent } from "./events.ts"
import { createForgetModel } from "./model/forget-model.ts"
import { createGateModel } from "./model/gate-model.ts"
import type { MeteredModel } from "./model/metered-model.ts"
import { DailyTokens } from "./observed/daily-tokens.ts"
import { Spans } from "./observed/spans.ts"
import { traceTurn } from "./observed/trace-turn.ts"
import { Traces } from "./observed/traces.ts"
import { Usage } from "./observed/usage.ts"
import { AFTER_TURN, createAfterTurnWork, OnTurn, withAfterTurn } from "./on-turn.ts"
import { QueueWorker } from "./queue/queue-worker.ts"
import { TurnBuffer } from "./queue/turn-buffer.ts"
import { collectExtractors } from "./registrations.ts"
import type { SettingsStore } from "./settings-store.ts"
import { OptOuts } from "./subject/opt-outs.ts"

interface EngineBasics {
  readonly store: Store
  readonly state: State
  readonly settings: SettingsStore
  readonly lists: ListCache
  readonly embedder: Embedder | undefined
  readonly reliability: EmbedderReliability
  readonly contentInSpans: boolean
  readonly model: MeteredModel | undefined
  /** Whether the model reads conversations at the moment. */
  readonly usesModel: () => boolean
  /** The engine once it is open, for what plugins do after a turn. */
  readonly memory: Promise<MemoryEngine>
  readonly now: () => number
  readonly onEvent: OnEvent
}

/** The parts of turns, with usage and spans. */
export interface EngineTurnParts extends TurnParts {
  readonly optOuts: OptOuts
  /** Where additions of the same text to one pool, and writes of one memory, wait for each other. */
  readonly adding: KeyedQueue
  readonly endedCaptures: EndedCaptures
  readonly traces: Traces
  readonly worker: QueueWorker
  readonly buffer: TurnBuffer
  readonly usage: Usage
  readonly documents: DocumentRecords
  readonly queue: Queue
  readonly spans: Spans
  readonly withheld: WithheldWords
  readonly distiller?: Distiller
  readonly model?: MeteredModel
}

/** Builds the parts of turns. The queue is not processed before `worker.start`. */
export async function createTurnParts(
  container: Container,
  {
    store,
    state,
    settings,
    lists,
    embedder,
    reliability,
    contentInSpans,
    model,
    usesModel,
    memory,
    now,
    onEvent,
  }: EngineBasics,
  closing: ClosingOrder,
): Promise<EngineTurnParts> {
  const tombstones = new Tombstones(state)
  const endedCaptures = new EndedCaptures(state, tombstones, now)
  const withheld = new WithheldWords(state)
  const callsOn = (own: Store) => {
    const removing = { store: own, tombstones, queue: state.queue, withheld }
    return {
      store: own,
      softDelete: (memories: readonly Memory[], by: string, at: number, how: DeletionScope = {}) =>
        withoutSummaries(store, memories, { by, at, ...how }, () =>
          deleteWithSources(removing, memories, { undoDays: settings.current.undoDays, by, at, ...how }),
        ),
      wordsToDelete: (memories: readonly Memory[]) => wordsToDelete(removing, memories),
      erase: (memories: readonly Memory[], options: WriteOptions & DeletionScope) =>
        withoutSummaries(store, memories, options, () => eraseWithSources(removing, memories, options)),
      restoreDeleted: (memory: Memory, deletedIn: number, options: WriteOptions) =>
        restoreWithSources(removing, memory, deletedIn, options),
      restoreTogether: (pool: Pool, ids: readonly MemoryId[], options: WriteOptions) =>
        restoreTogether(removing, pool, ids, options),
      restoreWords: (scope: Scope, id: MemoryId, options: WriteOptions) => restoreWords(removing, scope, id, options),
    }
  }
  const usage = new Usage(state)
  const { perTurn, perSession } = collectExtractors(container)
  const reading = { model, usesModel, extractors: perSession }
  const mayRead = perSession.length > 0 || model !== undefined
  const distiller = mayRead
    ? await Distiller.open({ store, state, tombstones, settings: () => settings.current, now, onEvent, ...reading })
    : undefined
  closing.add("distiller", () => distiller)
  const traces = new Traces({ state, usage, settings: () => settings.current, onEvent })
  closing.add("traces", () => traces)
  const parts = {
    ...callsOn(store),
    limited: (limit: Limit) => callsOn(limitStore(store, limit)),
    tombstones,
    withheld,
    lastForgotten: new LastForgotten(state),
    offers: new ForgetOffers(state),
    usage,
    traces,
    traceTurn: (turn: OpenTurn, of: TracedRequest) => traceTurn(traces, turn, { ...of, now }),
    endedCaptures,
    openTurns: new OpenTurns(),
    lists,
    documents: new DocumentRecords(state),
    queue: state.queue,
    spans: new Spans(store.name, contentInSpans),
    daily: new DailyTokens(usage, state.writers === "many"),
    optOuts: await OptOuts.open(state, endedCaptures),
    adding: new KeyedQueue(),
    retrievers: container.all(Retriever),
    injector: container.get(Injector),
    extractors: perTurn,
    ...(distiller && { noteStored: (turn: StoredTurn) => distiller.note(turn) }),
    reliability,
    eraseDeleted: (memory: Memory, options: WriteOptions) =>
      eraseDeleted({ store, queue: state.queue, withheld, versions: new WithheldVersions(state) }, memory, options),
    now,
    readPlace,
    ...(embedder && { embedder }),
    ...(model && { judgeNeed: createGateModel(model, now), chooseToForget: createForgetModel(model, usesModel) }),
  }
  const hooks = container.all(OnTurn)
  const push = async (jobs: readonly NewJob[]): Promise<void> => {
    await state.queue.push(jobs)
    worker.kick()
  }
  const work = {
    [TURN]: withAfterTurn(
      createTurnWork(parts, () => settings.current),
      hooks,
      push,
      now,
    ),
    [AFTER_TURN]: createAfterTurnWork(hooks, memory),
    [FORGET]: createForgetWork(parts),
    [RESTORE]: createRestoreWork(parts),
    [PURGE]: createPurgeWork({ store, withheld, versions: new WithheldVersions(state) }, now),
    [COMPLETE_DELETION]: createCompletionWork({ store, tombstones, queue: state.queue, withheld }, now),
  }
  const worker: QueueWorker = new QueueWorker(state.queue, work, now, onEvent, [TURN, FORGET, RESTORE], state.writers)
  closing.add("queue", () => worker)
  const buffer = await TurnBuffer.open(state, now, onEvent)
  closing.add("turns", () => buffer)
  const sessions = {
    sessions: new Sessions(state),
    chains: new Chains(state),
    toolWords: new ToolWords(state),
    blocks: new SessionBlocks(store),
  }
  return { ...parts, ...sessions, worker, buffer, onEvent, ...(distiller && { distiller }), ...(model && { model }) }
}

/** Deletes memories together with the summaries of the conversations that lose words. */
async function withoutSummaries(
  store: Store,
  memories: readonly Memory[],
  options: WriteOptions & DeletionScope,
  remove: () => Promise<readonly Memory[]>,
): Promise<readonly Memory[]> {
  if (options.alone === true) return remove()
  const { by, at } = options
  await eraseSummaries(store, memories, { by, at })
  const shortened = await remove()
  await eraseSummaries(store, shortened, { by, at })
  return shortened
}
