import type { MemoryEngine, OwnedMemory, RecalledMemory } from "@keepsake/core"
import { CommandError } from "../command-error.ts"
import type { DataSet, Query } from "./data-set.ts"
import type { LoadedLines } from "./load.ts"
import { groupsBySum, type RankedResult } from "./metrics.ts"

export interface EvaluationRun {
  readonly engine: MemoryEngine
  readonly data: DataSet
  readonly loaded: LoadedLines
  readonly budgets: readonly number[]
  readonly progress: (asked: number) => void
}

/** What one query found: lines and sessions, ranked and inside each budget. */
export interface QueryOutcome {
  readonly query: Query
  readonly lines: Views
  /** Absent where the data names no session. */
  readonly sessions: Views | undefined
  /** Whether anything was injected with the gate on, the profile left out. */
  readonly injected: boolean
  /** The gate's figure, beside its threshold. */
  readonly figure: number
  /** The whole of a recall as a request makes it. */
  readonly ms: number
}
export interface Views {
  /** By the ranking alone, before outdated statements and repetitions are left out. */
  readonly ranked: RankedResult
  /** By budget in tokens, with the gate off. */
  readonly within: ReadonlyMap<number, RankedResult>
  /** In the block of a request as configured: gate, budget, outdated statements left out; without the profile. */
  readonly block: RankedResult
}

/** More than any list of candidates holds. */
const MAX_RESULTS = 1_000

/** Asks every query of the engine's own recall: ranked, inside each budget, with the gate, and once more for the time it takes. */
export async function askAll(asking: EvaluationRun): Promise<readonly QueryOutcome[]> {
  const { engine, data, progress } = asking
  const { gate, profile } = engine.settings
  await engine.configure({ gate: "off" })
  const rankings: Ranking[] = []
  for (const query of data.queries) {
    rankings.push(await rankingOf(asking, query))
    progress(rankings.length)
  }
  await engine.configure({ gate, profile: "off" })
  const blocks: Awaited<ReturnType<OwnedMemory["recall"]>>[] = []
  for (const query of data.queries) blocks.push(await recall(asking, query))
  await engine.configure({ profile })
  const times: number[] = []
  for (const query of data.queries) {
    const started = performance.now()
    await recall(asking, query)
    times.push(performance.now() - started)
  }
  return rankings.map((ranking, index) => {
    const { query } = ranking
    const { block, memories = [], gate: passed } = blocks[index] ?? {}
    const shown = { ...ranking, block: memories }
    return {
      query,
      lines: linesOf(asking.loaded, shown),
      sessions: query.sessions.size === 0 ? undefined : sessionsOf(shown),
      injected: block !== undefined,
      figure: passed?.figure ?? 0,
      ms: times[index] ?? 0,
    }
  })
}

interface Ranking {
  readonly query: Query
  readonly ranked: Recalled
  readonly within: ReadonlyMap<number, Recalled>
}

interface Shown extends Ranking {
  readonly block: Recalled
}

async function rankingOf(asking: EvaluationRun, query: Query): Promise<Ranking> {
  const own = ownerOf(asking, query)
  const { memories, degraded } = await own.search(query.query, { limit: MAX_RESULTS, at: timeOf(asking, query) })
  rejectDegraded(query, degraded)
  const within = new Map<number, Recalled>()
  for (const budget of asking.budgets) within.set(budget, (await recall(asking, query, budget)).memories)
  return { query, ranked: memories, within }
}

type Recalled = readonly RecalledMemory[]

function linesOf(loaded: LoadedLines, { query, ...shown }: Shown): Views {
  const relevant = new Set(query.relevant.map(({ id }) => loaded.standIn(query.owner, id)))
  return viewsOf(shown, (memories) => {
    return { ranked: [...new Set(memories.map(({ memory }) => loaded.lineOf(memory)))], relevant }
  })
}

function sessionsOf({ query: { sessions: relevant }, ...shown }: Shown): Views {
  return viewsOf(shown, (memories) => {
    const grouped = memories.map(({ memory, score }) => ({ group: memory.owner.session, score }))
    return { ranked: groupsBySum(grouped), relevant }
  })
}

function viewsOf({ ranked, within, block }: Omit<Shown, "query">, view: (memories: Recalled) => RankedResult): Views {
  return {
    ranked: view(ranked),
    within: new Map([...within].map(([budget, memories]) => [budget, view(memories)])),
    block: view(block),
  }
}

async function recall(asking: EvaluationRun, query: Query, maxTokens?: number): ReturnType<OwnedMemory["recall"]> {
  const at = timeOf(asking, query)
  const recalled = await ownerOf(asking, query).recall(query.query, {
    at,
    ...(maxTokens !== undefined && { maxTokens }),
  })
  rejectDegraded(query, recalled.degraded)
  return recalled
}

function ownerOf({ engine }: EvaluationRun, { owner }: Query): OwnedMemory {
  return engine.for({ user: owner })
}

/** A query without a time is asked when the newest memory of its owner was made. */
function timeOf({ data }: EvaluationRun, { askedAt, owner }: Query): number {
  const newest = data.owners.get(owner) ?? 0
  return askedAt ?? (Number.isFinite(newest) ? newest : 0)
}

/** Figures of an answer that lacks a part would say nothing. */
function rejectDegraded({ qid }: Query, degraded: readonly string[]): void {
  if (degraded.length === 0) return
  throw new CommandError(1, "recall_degraded", `The query "${qid}" was answered without ${degraded.join(", ")}`, {
    remedy: "Check the store and the embedder, then measure again.",
  })
}
