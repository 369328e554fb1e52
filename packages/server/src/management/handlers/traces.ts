import type { IncomingHttpHeaders } from "node:http"
import { limits, type TraceOnTheWire } from "@keepsake/api"
import type { Memory, MemoryEngine, Page, PageQuery, Trace } from "@keepsake/core"
import { given, type Reach, reachOf } from "@keepsake/core/internal"
import type { Caller } from "../../access/caller.ts"
import { Rejection } from "../../rejection.ts"
import { explanationToWire } from "../explanation-to-wire.ts"
import { type Handlers, type ManagementParts, notFound, respond } from "../handler.ts"
import { type RequestNames, resolveTarget } from "../request-target.ts"
import { iso, memoryToWire } from "../to-wire.ts"

/** Number of candidates in a replay. */
const MAX_CANDIDATES = 50
/** Number of characters of the typed text in a list. */
const EXCERPT_LENGTH = 300

/** Traces: what requests were given, and what was remembered of them. */
export function traceHandlers({ memory, owner: sources }: ManagementParts) {
  const sightOf = (caller: Caller, headers: IncomingHttpHeaders, named: RequestNames): Reach => {
    const { owner, as, scope, where } = resolveTarget(caller, headers, sources, named)
    const reach = reachOf(owner, { ...memory.settings, ...as }, scope)
    return { ...reach, where: { ...where, ...reach.where } }
  }
  const find = async (id: string, { scope, where }: Reach): Promise<Trace> => {
    const trace = await memory.traces.get(scope, where, id)
    if (trace === undefined) throw notFound("trace")
    return trace
  }
  return {
    async listTraces({ caller, headers, query }) {
      const { limit, cursor, words: withWords, memory: id, ...named } = query
      const { scope, where } = sightOf(caller, headers, named)
      const all = (asked: PageQuery) => memory.traces.list(scope, where, asked)
      const page = await (id === undefined ? all : filterByMemory(id, all))({ limit, ...given({ cursor }) })
      const said = withWords ? await wordsOf(memory, scope, page.items) : undefined
      const data = page.items.map((trace) => ({
        ...traceToWire(trace),
        ...(said && { words: said.get(trace.words ?? "")?.slice(0, EXCERPT_LENGTH) ?? null }),
      }))
      return respond({ data, ...given({ next: page.next }) })
    },
    async getTrace({ caller, headers, params, query }) {
      const sight = sightOf(caller, headers, query)
      const trace = await find(params.id, sight)
      const ids = [
        ...new Set([...trace.recalled.map(({ id }) => id), ...(trace.kept ?? []), ...(trace.forgot?.choices ?? [])]),
      ]
      const [words, ...memories] = await readVisible(memory, sight, [trace.words ?? "", ...ids])
      const stand = memories.filter((one) => one !== undefined)
      return respond({ trace: traceToWire(trace), words: words?.content ?? null, memories: stand.map(memoryToWire) })
    },
    async replayTrace({ caller, headers, params, body }) {
      const trace = await find(params.id, sightOf(caller, headers, body))
      const replay = await memory.replay(trace)
      if (replay === undefined) throw wordsGone()
      const { settings } = memory
      const then = trace.recalled.map(({ id }) => id)
      const now = replay.outcome.memories.map((one) => one.memory.id)
      return respond({
        same: then.filter((id) => now.includes(id)),
        gone: then.filter((id) => !now.includes(id)),
        added: now.filter((id) => !then.includes(id)),
        now: explanationToWire(replay, { ...settings, scope: trace.scope }, MAX_CANDIDATES),
      })
    },
  } satisfies Partial<Handlers>
}

async function readVisible(
  { store }: MemoryEngine,
  { scope }: Reach,
  ids: readonly string[],
): Promise<readonly (Memory | undefined)[]> {
  return store.read(scope, ids)
}

/** The typed texts, by the id of the memory that stores them. */
async function wordsOf(
  memory: MemoryEngine,
  scope: Reach["scope"],
  traces: readonly Trace[],
): Promise<ReadonlyMap<string, string>> {
  const ids = traces.flatMap(({ words }) => words ?? [])
  const stored = ids.length === 0 ? [] : await memory.store.read(scope, ids)
  return new Map(stored.flatMap((one) => (one === undefined ? [] : [[one.id, one.content] as const])))
}

function wordsGone(): Rejection {
  return new Rejection(
    409,
    "words_gone",
    "The text of this request is not stored, so it cannot be replayed",
    "A trace contains no text: replay needs memory.verbatimTurns and text that was not erased. Use /api/explain with the text.",
  )
}

function traceToWire(trace: Trace): TraceOnTheWire {
  const { owner, gate, position = null, kept } = trace
  return {
    id: trace.id,
    at: iso(trace.at),
    tookMs: trace.tookMs,
    user: owner.user ?? null,
    agent: owner.agent ?? null,
    session: owner.session ?? null,
    pool: trace.pool,
    scope: trace.scope,
    mode: trace.mode,
    maxTokens: trace.maxTokens,
    recalled: trace.recalled.map((one) => ({ ...one })),
    tokens: trace.tokens,
    position,
    again: trace.again ?? false,
    gate: gate ? { ...gate } : null,
    degraded: [...trace.degraded],
    forgot: trace.forgot ? { removed: trace.forgot.removed, choices: [...trace.forgot.choices] } : null,
    ended: trace.ended,
    kept: kept ? [...kept] : isProcessed(trace) ? null : [],
  }
}

/** Whether the turn is stored at all: one that the upstream refused or that only read leaves nothing to wait for. */
function isProcessed({ ended, mode }: Trace): boolean {
  return ended !== "refused" && (mode === "on" || mode === "write")
}

type ListTraces = (asked: PageQuery) => Promise<Page<Trace>>

const MAX_SCANNED = 1_000

/** Filters a listing by the memory that requests were given. Reads until a page is full, the listing ends, or 1,000 traces were scanned. */
function filterByMemory(id: string, list: ListTraces): ListTraces {
  return async ({ limit, cursor: from }) => {
    const items: Trace[] = []
    let cursor = from
    for (let looked = 0; looked < MAX_SCANNED; looked += limits.page) {
      const page = await list({ limit: limits.page, ...given({ cursor }) })
      for (const [at, trace] of page.items.entries()) {
        if (!trace.recalled.some((one) => one.id === id)) continue
        items.push(trace)
        if (items.length < limit) continue
        const { next } = await list({ limit: at + 1, ...given({ cursor }) })
        return { items, ...given({ next }) }
      }
      cursor = page.next
      if (cursor === undefined) return { items }
    }
    return { items, ...given({ next: cursor }) }
  }
}
