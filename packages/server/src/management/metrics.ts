import { monitorEventLoopDelay } from "node:perf_hooks"
import {
  type EngineStatus,
  type MemoryEngine,
  MemoryError,
  type QueueStatus,
  type Trace,
  tenantOf,
} from "@keepsake/core"
import type { GatewayCount } from "../gateway/index.ts"
import type { ListDiskFiles } from "./disk-files.ts"
import { addLabel, Counter, formatFamily, Histogram } from "./metric-lines.ts"

/** Limits the number of label values, in case a plugin reports many names. */
const MAX_PARTS = 30
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5]
const TOKENS = [0, 50, 100, 200, 400, 800, 1_600, 3_200, 16_000]

/** Metrics of this process for Prometheus. They contain no names of tenants, users or memories. */
export class ServerMetrics {
  readonly #memory: MemoryEngine
  readonly #version: string
  readonly #files: ListDiskFiles
  readonly #instance: (() => string) | undefined
  readonly #requests = new Counter("keepsake_requests_total", "Requests answered, by part of the server and status.")
  readonly #recalls = new Counter(
    "keepsake_recalls_total",
    "Requests of conversations, by what memory did: hit, nothing, carried (the block of the turn's first request again), off.",
  )
  readonly #memories = new Counter("keepsake_recalled_memories_total", "Memories in the blocks of requests.")
  readonly #tokens = new Counter("keepsake_injected_tokens_total", "Estimated tokens of the blocks of requests.")
  readonly #degraded = new Counter("keepsake_degraded_total", "Parts of memory that failed or came too late, by part.")
  readonly #events = new Counter(
    "keepsake_gateway_events_total",
    "Clients that disconnected before the end of their response (client-gone), and replies that are not stored (reply-too-long, reply-no-room, reply-encoding).",
  )
  readonly #took = new Histogram("keepsake_recall_seconds", "Until a request could go on, with its recall.", SECONDS)
  readonly #block = new Histogram("keepsake_block_tokens", "Tokens of a request's block.", TOKENS)
  readonly #parts = new Set<string>()
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })

  /** `instance`: added to every value, because a balancer gives the metrics of any server. */
  constructor(
    memory: MemoryEngine,
    version: string,
    { files = async () => [], instance }: { readonly files?: ListDiskFiles; readonly instance?: () => string } = {},
  ) {
    this.#memory = memory
    this.#version = version
    this.#files = files
    this.#instance = instance
    this.#delay.enable()
    memory.traces.onEnded((trace) => this.#recordTrace(trace))
  }

  /** `area` has few fixed values, so that clients cannot add label values. */
  count(area: "gateway" | "api" | "pages", status: number): void {
    this.#requests.add({ area, status: String(status) })
  }

  countEvent(event: GatewayCount): void {
    this.#events.add({ event })
  }

  async text(): Promise<string> {
    const [status, coverage, files] = await Promise.all([
      ignoreStoreErrors(this.#memory.status()),
      ignoreStoreErrors(this.#memory.coverage()),
      this.#files(),
    ])
    const { storeTroubles = ["failing"], embedderTrouble, embedder } = status ?? {}
    const lines = [
      ...this.#requests.lines(),
      ...this.#recalls.lines(),
      ...this.#memories.lines(),
      ...this.#tokens.lines(),
      ...this.#degraded.lines(),
      ...this.#events.lines(),
      ...this.#took.lines(),
      ...this.#block.lines(),
      ...(status === undefined ? [] : [...queueLines(status.queue), ...turnLines(status.turns)]),
      ...formatGauge("keepsake_store_up", "1 while the store says of no trouble.", Number(storeTroubles.length === 0)),
      ...(embedder === undefined
        ? []
        : formatGauge(
            "keepsake_embedder_up",
            "1 while new memories get their vectors.",
            Number(embedderTrouble === undefined),
          )),
      ...(coverage === undefined
        ? []
        : formatFamily({ name: "keepsake_memories", type: "gauge", help: "Memories, with and without a vector." }, [
            [{ vector: "yes" }, coverage.embedded],
            [{ vector: "no" }, Math.max(0, coverage.memories - coverage.embedded)],
          ])),
      ...this.#consolidationLines(),
      ...(await this.#modelLines()),
      ...formatFamily(
        { name: "keepsake_disk_bytes", type: "gauge", help: "Disk usage of memories on this machine, by file." },
        files.map(({ name, bytes }) => [{ file: name }, bytes] as const),
      ),
      ...formatGauge(
        "keepsake_event_loop_p99_seconds",
        "How late the process gets to its work, since it began.",
        this.#eventLoopDelay(),
      ),
      ...formatGauge("keepsake_resident_memory_bytes", "Resident memory of the process.", process.memoryUsage.rss()),
      ...formatGauge("keepsake_uptime_seconds", "Seconds since the process began.", Math.floor(process.uptime())),
      ...formatFamily({ name: "keepsake_build_info", type: "gauge", help: "The running version." }, [
        [{ version: this.#version, store: this.#memory.store.name }, 1],
      ]),
    ]
    const labelled = this.#instance === undefined ? lines : addLabel(lines, "instance", this.#instance())
    return `${labelled.join("\n")}\n`
  }

  #consolidationLines(): readonly string[] {
    const { runs, changes } = this.#memory.consolidationCounts
    return [
      ...formatFamily(
        {
          name: "keepsake_consolidation_runs_total",
          type: "counter",
          help: "Proposals of consolidation: open, or refused because recall was worse with them.",
        },
        [...runs].map(([state, count]) => [{ state }, count] as const),
      ),
      ...formatFamily(
        {
          name: "keepsake_consolidation_changes_total",
          type: "counter",
          help: "Changes of proposals that were decided, by kind and outcome.",
        },
        Array.from(changes, ({ kind, outcome, count }) => [{ kind, outcome }, count] as const),
      ),
    ]
  }

  /** Calls of the model that reads conversations, and what waits for it. */
  async #modelLines(): Promise<readonly string[]> {
    const { model } = this.#memory
    if (model?.counters === undefined) return []
    const { outcomes, tokens } = model.counters
    const status = await ignoreStoreErrors(model.status(tenantOf("default")))
    return [
      ...formatFamily(
        { name: "keepsake_llm_calls_total", type: "counter", help: "Calls of the model that reads conversations." },
        outcomes.map(({ kind, outcome, calls }) => [{ kind, outcome }, calls] as const),
      ),
      ...formatFamily(
        { name: "keepsake_llm_tokens_total", type: "counter", help: "Tokens of these calls." },
        [...tokens].flatMap(([kind, { input, output }]) => [
          [{ kind, direction: "input" }, input] as const,
          [{ kind, direction: "output" }, output] as const,
        ]),
      ),
      ...(status === undefined
        ? []
        : formatFamily(
            {
              name: "keepsake_llm_sessions",
              type: "gauge",
              help: "Conversations that the model has not read, by state.",
            },
            [
              [{ state: "pending" }, status.pending],
              [{ state: "failed" }, status.deadLettered],
            ],
          )),
    ]
  }

  #eventLoopDelay(): number {
    const { count } = this.#delay
    return count === 0 ? 0 : this.#delay.percentile(99) / 1e9
  }

  #recordTrace({ mode, again, tokens, recalled, degraded, tookMs }: Trace): void {
    this.#recalls.add({ result: resultOf(mode, again === true, tokens) })
    if (tokens > 0) this.#memories.add({}, recalled.length)
    this.#tokens.add({}, tokens)
    this.#took.observe(tookMs / 1000)
    this.#block.observe(tokens)
    for (const part of degraded) {
      if (this.#parts.size < MAX_PARTS) this.#parts.add(part)
      this.#degraded.add({ part: this.#parts.has(part) ? part : "other" })
    }
  }
}

/** Ignores errors of the store, so that the other metrics are reported while it fails. */
async function ignoreStoreErrors<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (failure) {
    if (MemoryError.is(failure)) return undefined
    throw failure
  }
}

function queueLines({ pending, scheduled, parked, oldestAt }: QueueStatus): readonly string[] {
  const age = oldestAt === undefined ? 0 : Math.max(0, Date.now() - oldestAt) / 1000
  return [
    ...formatFamily({ name: "keepsake_queue_jobs", type: "gauge", help: "Jobs of the queue, by state." }, [
      [{ state: "pending" }, pending],
      [{ state: "scheduled" }, scheduled],
      [{ state: "failed" }, parked],
    ]),
    ...formatGauge("keepsake_queue_oldest_seconds", "How long the oldest job has been due.", age),
  ]
}

function turnLines({ waiting, lost }: EngineStatus["turns"]): readonly string[] {
  return formatFamily(
    { name: "keepsake_unkept_turns", type: "gauge", help: "Turns that are not stored, by state: waiting, lost." },
    [
      [{ state: "waiting" }, waiting],
      [{ state: "lost" }, lost],
    ],
  )
}

function resultOf(mode: Trace["mode"], again: boolean, tokens: number): string {
  if (again) return "carried"
  if (mode === "off" || mode === "write") return "off"
  return tokens > 0 ? "hit" : "nothing"
}

function formatGauge(name: string, help: string, value: number): readonly string[] {
  return formatFamily({ name, type: "gauge", help }, [[{}, value]])
}
