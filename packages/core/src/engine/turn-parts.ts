import type { Memory } from "../contract/memory.ts"
import type { State } from "../contract/state.ts"
import type { Store, WriteOptions } from "../contract/store.ts"
import { Injector, Retriever } from "../contract/turn.ts"
import { COMPLETE_DELETION, deleteWithSources, eraseWithSources } from "../turn/delete/delete-with-sources.ts"
import { createForgetWork, FORGET } from "../turn/delete/forget-now.ts"
import { createPurgeWork, PURGE } from "../turn/delete/purge.ts"
import { createCompletionWork, restoreWithSources } from "../turn/delete/restore-with-sources.ts"
import { Tombstones } from "../turn/delete/tombstones.ts"
import { WithheldTurns } from "../turn/delete/withheld-turns.ts"
import type { EmbedderReliability } from "../turn/recall/embedder-reliability.ts"
import type { ListCache } from "../turn/recall/list-cache.ts"
import { createTurnWork, TURN } from "../turn/remember/capture.ts"
import { Chains } from "../turn/session/chains.ts"
import { SessionBlocks } from "../turn/session/session-blocks.ts"
import { Sessions } from "../turn/session/sessions.ts"
import type { TracedRequest, TurnParts } from "../turn/turn-context.ts"
import type { OpenTurn } from "../turn/turn-request.ts"
import type { ClosingOrder } from "./closing-order.ts"
import type { Container } from "./container.ts"
import type { ActiveEmbedder } from "./embedding/active-embedder.ts"
import type { OnEvent } from "./events.ts"
import { DailyTokens } from "./observed/daily-tokens.ts"
import { Spans } from "./observed/spans.ts"
import { traced } from "./observed/traced.ts"
import { Traces } from "./observed/traces.ts"
import { Usage } from "./observed/usage.ts"
import { QueueWorker } from "./queue/queue-worker.ts"
import { TurnBuffer } from "./queue/turn-buffer.ts"
import { extractorsIn } from "./registrations.ts"
import type { SettingsStore } from "./settings-store.ts"
import { OptOuts } from "./subject/opt-outs.ts"

interface Beneath {
  readonly store: Store
  readonly state: State
  readonly settings: SettingsStore
  readonly lists: ListCache
  readonly embedder: ActiveEmbedder | undefined
  readonly reliability: EmbedderReliability
  readonly contentInSpans: boolean
  readonly now: () => number
  readonly onEvent: OnEvent
}

/** The parts that turns work with, with their counts and spans. */
export interface WholeTurnParts extends TurnParts {
  readonly optOuts: OptOuts
  readonly traces: Traces
  readonly worker: QueueWorker
  readonly buffer: TurnBuffer
  readonly usage: Usage
  readonly spans: Spans
}

/** Builds what turns are recalled and remembered with. The queue is not worked on before `worker.start`. */
export async function turnParts(
  container: Container,
  { store, state, settings, lists, embedder, reliability, contentInSpans, now, onEvent }: Beneath,
  closing: ClosingOrder,
): Promise<WholeTurnParts> {
  const tombstones = new Tombstones(state)
  const withheld = new WithheldTurns(state)
  const removing = { store, tombstones, queue: state.queue, withheld }
  const usage = new Usage(state)
  const traces = new Traces({ state, usage, settings: () => settings.current, onEvent })
  closing.add("traces", () => traces)
  const parts = {
    store,
    tombstones,
    usage,
    traces,
    traceTurn: (turn: OpenTurn, of: TracedRequest) => traced(traces, turn, { ...of, now }),
    lists,
    spans: new Spans(store.name, contentInSpans),
    daily: new DailyTokens(usage),
    optOuts: await OptOuts.open(state),
    retrievers: container.all(Retriever),
    injector: container.get(Injector),
    extractors: extractorsIn(container),
    reliability,
    softDelete: (memories: readonly Memory[], by: string, at: number, alone = false) =>
      deleteWithSources(removing, memories, { undoDays: settings.current.undoDays, by, at, alone }),
    erase: (memories: readonly Memory[], options: WriteOptions) => eraseWithSources(removing, memories, options),
    restoreDeleted: (memory: Memory, deletedIn: number, options: WriteOptions) =>
      restoreWithSources(removing, memory, deletedIn, options),
    now,
    ...(embedder && { embedder }),
  }
  const work = {
    [TURN]: createTurnWork(parts, () => settings.current),
    [FORGET]: createForgetWork(parts),
    [PURGE]: createPurgeWork(store, withheld, now),
    [COMPLETE_DELETION]: createCompletionWork(removing, now),
  }
  const worker = new QueueWorker(state.queue, work, now, onEvent, [TURN, FORGET])
  closing.add("queue", () => worker)
  const buffer = await TurnBuffer.open(state, now, onEvent)
  closing.add("turns", () => buffer)
  const sessions = { sessions: new Sessions(state), chains: new Chains(state), blocks: new SessionBlocks(store) }
  return { ...parts, ...sessions, worker, buffer, onEvent }
}
