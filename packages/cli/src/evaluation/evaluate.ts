import { randomUUID } from "node:crypto"
import { join } from "node:path"
import type { MemoryEngine, MemorySettings, MemorySettingsInput } from "@keepsake/core"
import { CommandError } from "../command-error.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { postgresOptionsOf } from "../configuration/postgres.ts"
import { pluralize } from "../output/plural.ts"
import { openEngine } from "../serving/engine.ts"
import { askAll } from "./ask.ts"
import { readDataSet } from "./data-set.ts"
import {
  byCategory,
  type FigureOptions,
  type Figures,
  figuresOf,
  latency,
  type QueryFigures,
  summary,
} from "./figures.ts"
import { loadLines } from "./load.ts"
import { TemporaryFolder } from "./temporary-folder.ts"

export interface Evaluation extends FigureOptions {
  readonly folder: string
  readonly limit?: number | undefined
  readonly strategy?: MemorySettings["strategy"] | undefined
  /** With the facts that the configured extractor reads in the turns; finding one is finding the line that it was read in. */
  readonly extract: boolean
  readonly progress: (line: string) => void
}

/** What `keepsake eval --json` prints. */
export interface Report extends Figures {
  readonly byCategory: Readonly<Record<string, Figures>>
  readonly latencyMs: ReturnType<typeof latency>
  readonly load: { readonly memories: number; readonly perSecond: number; readonly bytes: number }
  readonly config: Readonly<Record<string, unknown>>
}

/**
 * Loads a folder into a fresh store, the configured one, and measures what recall finds. Settings are those that are configured, but for a deadline that no
 * slow machine meets, turns that never expire and, unless asked for, no extractor. The same data gives the same figures.
 */
export async function evaluate(
  configuration: Configuration,
  asked: Evaluation,
): Promise<{ readonly report: Report; readonly queries: readonly QueryFigures[] }> {
  const { progress, folder, limit } = asked
  progress(`Reading ${folder} …`)
  const data = await readDataSet(folder, limit)
  const settings: MemorySettingsInput = {
    ...configuration.memory,
    ...(asked.strategy !== undefined && { strategy: asked.strategy }),
    ...LONG_DEADLINE,
    verbatimTurns: "both",
    turnRetentionDays: 0,
  }
  using place = new TemporaryFolder()
  const { strategy = "hybrid" } = settings
  const vectors = strategy === "hybrid" || strategy === "semantic" ? configuration.vectors : "none"
  const extractor = asked.extract ? configuration.extractor : "none"
  const parts = { ...configuration, extractor, vectors }
  await using engine = await openFresh(parts, place, settings)
  const loaded = await loadLines(
    engine,
    data,
    everyNth(5_000, (lines) => progress(`Loaded ${lines} of ${data.lines} memories`)),
  )
  progress(
    `Stored ${pluralize(loaded.memories, "memory", "memories")} from ${pluralize(loaded.lines, "line")} in ${loaded.seconds.toFixed(1)} s, ${loaded.quarantined} quarantined`,
  )
  await embedAll(engine, progress)
  const answered = await askAll({
    engine,
    data,
    loaded,
    budgets: asked.budgets,
    progress: everyNth(100, (count) => progress(`Asked ${count} of ${data.queries.length} queries`)),
  })
  const queries = answered.map((one) => figuresOf(one, asked))
  const perSecond = Math.round(loaded.lines / Math.max(loaded.seconds, 0.001))
  return {
    queries,
    report: {
      ...summary(queries, asked),
      byCategory: byCategory(queries, asked),
      latencyMs: latency(answered.map(({ ms }) => ms)),
      load: { memories: loaded.lines, perSecond, bytes: place.bytes },
      config: {
        data: folder,
        k: asked.k,
        budget: asked.budgets,
        limit: limit ?? null,
        extractor,
        store: configuration.store,
        embedder: (await engine.status()).embedder ?? null,
        memory: engine.settings,
      },
    },
  }
}

const LONG_DEADLINE = { deadlineMs: 10_000 } as const

/** An engine over an empty store in a place of its own, which is removed with the engine; nothing of the person's memories is touched. */
export async function openFresh(
  configuration: Configuration,
  place: TemporaryFolder,
  settings: MemorySettingsInput,
  now?: () => number,
): Promise<MemoryEngine> {
  if (configuration.embedder.provider === "auto")
    throw new CommandError(
      2,
      "options_invalid",
      "embedder.provider is auto, which is decided when memories are served",
      {
        remedy: "Name the embedder that is measured: embedder.provider and embedder.model.",
      },
    )
  const schema = `keepsake_eval_${randomUUID().slice(0, 8)}`
  const fresh = {
    ...configuration,
    dataDir: place.path,
    databaseFile: join(place.path, "keepsake.db"),
    postgres: { ...configuration.postgres, schema, writers: "one" as const },
    // Not fixed by the application: the measuring turns the gate off and on.
    memory: {},
  }
  const engine = await openEngine(fresh, () => undefined, now === undefined ? {} : { now })
  await engine.configure(settings)
  return configuration.store === "postgres" ? withoutSchemaAfterwards(engine, fresh) : engine
}

/** Drops the schema of PostgreSQL that was measured in when the engine is closed. */
function withoutSchemaAfterwards(engine: MemoryEngine, configuration: Configuration): MemoryEngine {
  const close = engine[Symbol.asyncDispose].bind(engine)
  return Object.assign(engine, {
    [Symbol.asyncDispose]: async () => {
      await close()
      const { PostgresDatabase } = await import("@keepsake/store-postgres")
      const database = new PostgresDatabase(postgresOptionsOf(configuration))
      const detach = database.attach()
      try {
        await database.maintain(`DROP SCHEMA IF EXISTS ${database.quotedSchema} CASCADE`)
      } finally {
        await detach()
      }
    },
  })
}

/** A measure of recall by meaning with some vectors missing would be one of nothing. */
async function embedAll(engine: MemoryEngine, progress: (line: string) => void): Promise<void> {
  const { embedder } = await engine.status()
  if (embedder === undefined) return
  progress(`Waiting for embeddings by ${embedder} …`)
  const started = performance.now()
  if (await engine.embedded()) {
    progress(`All memories embedded after another ${((performance.now() - started) / 1_000).toFixed(1)} s`)
    return
  }
  throw new CommandError(
    1,
    "upstream_failed",
    `The embedder failed: ${(await engine.status()).embedderTrouble ?? "unknown"}`,
    { remedy: "Check embedder.baseUrl, .model and .apiKey, or measure with --strategy keyword." },
  )
}

/** Says every n-th. */
function everyNth(n: number, say: (count: number) => void): (count: number) => void {
  return (count) => {
    if (count % n === 0) say(count)
  }
}
