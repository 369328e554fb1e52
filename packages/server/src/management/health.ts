import { type EngineStatus, type MemoryEngine, MemoryError, type QueueStatus, tenantOf } from "@keepsake/core"
import { searchFailed } from "./search-failed.ts"
import { iso } from "./to-wire.ts"

export interface Probe {
  readonly working: boolean
  readonly latencyMs: number
  readonly error?: string
  /** The engine's error that caused it. */
  readonly failure?: MemoryError
}

const TENANT = tenantOf("keepsake:health")
/** Independent of the settings, because the probe has neither session nor agent. */
const SCOPE = "user"
const CONTENT = "Keepsake writes, finds and erases this line to see whether it is well."

/** Creates a probe that writes a memory to a tenant of its own, finds it by keywords, erases it and checks that it is gone. Concurrent calls share one run. */
export function createProbe(memory: MemoryEngine): () => Promise<Probe> {
  let running: Promise<Probe> | undefined
  return () => {
    running ??= probe(memory).finally(() => {
      running = undefined
    })
    return running
  }
}

async function probe(memory: MemoryEngine): Promise<Probe> {
  const began = performance.now()
  const latencyMs = () => Math.round((performance.now() - began) * 10) / 10
  try {
    const failure = await roundTrip(memory)
    return { working: failure === undefined, latencyMs: latencyMs(), ...(failure !== undefined && { error: failure }) }
  } catch (error) {
    if (!MemoryError.is(error)) return { working: false, latencyMs: latencyMs(), error: "The store failed" }
    const { code, message, remedy } = error
    const why = `${code}: ${message}${remedy === undefined ? "" : `. ${remedy}`}`
    return { working: false, latencyMs: latencyMs(), error: why, failure: error }
  }
}

/** What does not work, as a sentence. The key ensures that repeated runs use one memory. */
async function roundTrip(memory: MemoryEngine): Promise<string | undefined> {
  const own = memory.for({ tenant: TENANT })
  const { memory: written } = await own.add(CONTENT, { key: "health", by: "health" })
  const { memories, degraded } = await own.search(CONTENT, { limit: 1, scope: SCOPE, strategy: "keyword" })
  const found = memories.some((hit) => hit.memory.id === written.id)
  await own.erase(written.id, { by: "health", scope: SCOPE })
  if (!found && degraded.length > 0) throw searchFailed(degraded)
  if (!found) return "A memory was written and search did not find it"
  return (await own.get(written.id, { scope: SCOPE })) === undefined
    ? undefined
    : "A memory was erased and is still there"
}

/** Converts the counts of turns that are not stored. */
export function turnsToWire({ waiting, lost, lostSince }: EngineStatus["turns"]) {
  return { waiting, lost, lostSince: lostSince === undefined ? null : iso(lostSince) }
}

/** Converts the status of the queue. */
export function queueToWire(queue: QueueStatus, now: number) {
  const oldestMs = queue.oldestAt === undefined ? null : Math.max(0, now - queue.oldestAt)
  return { pending: queue.pending, failed: queue.parked, oldestMs }
}
