import type { Json, Memory, MemoryId, Pool } from "../../contract/index.ts"
import type { State } from "../../contract/state.ts"
import type { Store, WriteOptions } from "../../contract/store.ts"
import { processTimeZone } from "../../text/day.ts"
import { countTokens } from "../../text/tokens.ts"
import { memoryWords } from "../../text/words.ts"
import { FACT_CATEGORIES } from "../../turn/categories.ts"
import { yieldToEventLoop } from "../../turn/event-loop.ts"
import { newId } from "../../turn/ids.ts"
import { each } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import { trustOf } from "../../turn/remember/trust.ts"
import { put } from "../../turn/revise.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import { SUMMARY_CATEGORY, summaryId, summaryKey } from "../../turn/summaries.ts"
import type { MeteredModel } from "../model/metered-model.ts"
import { isReserved } from "../tenants.ts"
import { extractSummary, type SourceSentence, sentencesOfTurns } from "./extract.ts"
import { summarizeWithModel } from "./model-summary.ts"

const DAY_MS = 86_400_000
const BUCKET = "summaries"
const RETENTION_MS = 30 * DAY_MS
/** Conversations of one run; the next run has the rest. */
const MAX_SESSIONS = 500
/** Turns that a summary links to; metadata has how many there were. */
const MAX_LINKS = 200
const IMPORTANCE = 0.5
export const SUMMARY_TOKENS = 400
/** A conversation whose first turns expire within this time is summarised before. */
const BEFORE_EXPIRY_DAYS = 30
const BY = "summaries"

export interface SummarizeOptions {
  readonly session?: string
  /** Conversations whose last message is at least this old. */
  readonly olderThanDays?: number
  /** Of one summary. Default: 400. */
  readonly maxTokens?: number
  /** Archives the messages: they are no longer recalled. Default: false. */
  readonly archive?: boolean
  /** Default: true, which writes nothing. */
  readonly dryRun?: boolean
  readonly by?: string
}

/** The summary of one conversation, written or to be written. */
export interface SummarizedSession {
  readonly id: MemoryId
  readonly session: string
  readonly content: string
  readonly turns: number
  /** Of its messages. */
  readonly tokens: number
  /** Of the summary. */
  readonly summaryTokens: number
  readonly from: number
  readonly until: number
}

export interface SummaryRun {
  /** Absent if nothing was written. */
  readonly runId?: string
  readonly sessions: readonly SummarizedSession[]
}

interface EpisodeParts {
  readonly store: Store
  readonly state: State
  readonly settings: () => Pick<MemorySettings, "timeZone" | "summaries" | "turnRetentionDays">
  /** Without one, summaries are extracts. */
  readonly model: MeteredModel | undefined
  readonly now: () => number
}

interface Planned {
  readonly shown: SummarizedSession
  readonly memory: Memory
  readonly turns: readonly Memory[]
}

/** What a run wrote: revisions as it left them. */
interface RunRecord {
  readonly summaries: readonly { readonly id: MemoryId; readonly revision: number }[]
  readonly archived: readonly { readonly id: MemoryId; readonly revision: number }[]
}

/** Summaries of conversations. Messages stay; a run is undone as one. */
export class Episodes {
  readonly #parts: EpisodeParts

  constructor(parts: EpisodeParts) {
    this.#parts = parts
  }

  /** Summarises conversations of one pool. A conversation without a new message since its last summary is left out. */
  async summarize(pool: Pool, options: SummarizeOptions): Promise<SummaryRun> {
    const { dryRun = true, archive = false, by = BY } = options
    const planned: Planned[] = []
    for (const session of await this.#sessions(pool, options)) {
      await yieldToEventLoop()
      const one = await this.#plan(pool, session, options)
      if (one !== undefined) planned.push(one)
    }
    const sessions = planned.map(({ shown }) => shown)
    if (dryRun || planned.length === 0) return { sessions }
    const at = this.#parts.now()
    const runId = newId(at)
    const turns = archive ? planned.flatMap((one) => one.turns) : []
    const record: RunRecord = {
      summaries: planned.map(({ memory: { id, revision } }) => ({ id, revision })),
      archived: turns.map(({ id, revision }) => ({ id, revision: revision + 1 })),
    }
    // Recorded first: an interrupted run can be undone as well.
    await this.#record(pool, runId, record, at)
    const written: RunRecord["summaries"][number][] = []
    for (const { memory, turns: read } of planned) {
      const revision = await this.#write(pool, memory, { by, at })
      if (revision !== undefined) written.push({ id: memory.id, revision })
      if (revision === undefined || !archive) continue
      for (const { signals: _, ...turn } of read) {
        const archived: Memory = { ...turn, status: "archived", updatedAt: at, revision: turn.revision + 1 }
        await put(this.#parts.store, archived, { by, at })
      }
    }
    await this.#record(pool, runId, { ...record, summaries: written }, at)
    return { runId, sessions }
  }

  async #record(pool: Pool, runId: string, record: RunRecord, at: number): Promise<void> {
    const body = JSON.parse(JSON.stringify(record)) as Json // a record consists of plain JSON
    await this.#parts.state.set(BUCKET, runId, body, { expiresAt: at + RETENTION_MS, about: pool })
  }

  /** Undoes a run: its summaries are removed or get their earlier text, its archived messages are active again. */
  async undo(pool: Pool, runId: string, by = BY): Promise<readonly MemoryId[] | undefined> {
    const { store, state, now } = this.#parts
    const entry = await state.get(BUCKET, runId)
    if (entry === undefined) return undefined
    const record = entry.value as unknown as RunRecord // only this class writes the bucket
    const options = { by, at: now() }
    const changed: MemoryId[] = []
    for (const { id, revision } of record.archived) {
      const [turn] = await store.read(scopeOf(pool), [id])
      if (turn?.status !== "archived" || turn.revision !== revision) continue
      const { signals: _, ...rest } = turn
      const restored: Memory = { ...rest, status: "active", updatedAt: options.at, revision: revision + 1 }
      if ((await put(store, restored, options)) === "applied") changed.push(id)
    }
    for (const { id, revision } of record.summaries) {
      const [summary] = await store.read(scopeOf(pool), [id])
      if (summary?.revision !== revision) continue
      const earlier = await this.#versionBefore(pool, id, revision)
      if (earlier === undefined) await store.write(pool, [{ op: "erase", id, revision: revision + 1 }], options)
      else await put(store, { ...earlier, updatedAt: options.at, revision: revision + 1 }, options)
      changed.push(id)
    }
    // Another pool's run changes nothing, and is not revealed.
    if (changed.length > 0) await state.delete(BUCKET, runId)
    return changed.length === 0 ? undefined : changed
  }

  /** The nightly work: before turns expire, their conversations are summarised, if the setting says so. */
  async nightly(signal: AbortSignal): Promise<void> {
    const { store, settings } = this.#parts
    const { summaries, turnRetentionDays } = settings()
    if (summaries === "off" || turnRetentionDays === 0) return
    const olderThanDays = Math.max(1, turnRetentionDays - BEFORE_EXPIRY_DAYS)
    for await (const pool of each((page) => store.pools(undefined, page))) {
      signal.throwIfAborted()
      if (!isReserved(pool.tenant)) await this.summarize(pool, { olderThanDays, dryRun: false })
    }
  }

  async #sessions(pool: Pool, { session, olderThanDays = 30 }: SummarizeOptions): Promise<readonly string[]> {
    if (session !== undefined) return [session]
    const { store, now } = this.#parts
    const cutoff = now() - olderThanDays * DAY_MS
    const where = { category: ["turn"], createdAt: { below: cutoff } }
    const sessions = new Set<string>()
    for await (const turn of each((page) => store.list(scopeOf(pool), { ...page, where, oldestFirst: true }))) {
      const name = turn.owner.session
      if (name !== undefined && !sessions.has(name) && !(await this.#isSummarized(pool, name, cutoff)))
        sessions.add(name)
      if (sessions.size >= MAX_SESSIONS) break
    }
    return [...sessions]
  }

  /** Whether a conversation goes on after this moment, or has a summary of all its messages. */
  async #isSummarized(pool: Pool, session: string, cutoff: number): Promise<boolean> {
    const { store } = this.#parts
    const { items } = await store.list(scopeOf(pool), { limit: 1, where: { session, category: ["turn"] } })
    const last = items[0]?.createdAt ?? 0
    if (last >= cutoff) return true
    const [summary] = await store.read(scopeOf(pool), [summaryId(pool, session)])
    return summary !== undefined && summary.createdAt >= last
  }

  async #plan(
    pool: Pool,
    session: string,
    { maxTokens = SUMMARY_TOKENS }: SummarizeOptions,
  ): Promise<Planned | undefined> {
    const { store, model, settings, now } = this.#parts
    const turns = await this.#list(pool, { session, category: ["turn"], at: now() })
    const [first] = turns
    const last = turns.at(-1)
    if (first === undefined || last === undefined) return undefined
    const known = await this.#list(pool, { session, category: FACT_CATEGORIES })
    const sentences = sentencesOfTurns(turns, now())
    const extract = extractSummary(sentences, { known, maxTokens, timeZone: settings().timeZone ?? processTimeZone() })
    if (extract === undefined) return undefined
    const written = model && (await summarizeByModel(model, pool, sentences, maxTokens))
    const content = written?.content ?? extract.content
    const id = summaryId(pool, session)
    const [stored] = await store.read(scopeOf(pool), [id])
    if (stored !== undefined && stored.content === content) return undefined
    const trust = trustOf({ origin: "system", text: content })
    const linked = [...new Set([...extract.sentences.map(({ turn }) => turn), ...known.map((fact) => fact.id)])]
    const leftOut = (await this.#list(pool, { session, category: ["turn"], status: ["quarantined"] })).length
    const memory: Memory = {
      id,
      pool: pool.name,
      owner: { ...first.owner, session },
      type: "episodic",
      category: SUMMARY_CATEGORY,
      key: summaryKey(session),
      content,
      importance: IMPORTANCE,
      status: trust.status,
      ...(trust.review !== undefined && { review: trust.review }),
      source: { origin: "system", extractor: written === undefined ? "extract@1" : `${model?.name ?? "model"}@1` },
      links: linked.slice(0, MAX_LINKS).map((to) => ({ to, as: "summarises" })),
      metadata: {
        topics: [...(written?.topics ?? extract.topics)],
        turns: { first: first.id, last: last.id, count: turns.length },
        ...(leftOut > 0 && { leftOut }),
        ...(written !== undefined && { tokens: written.tokens }),
      },
      createdAt: last.createdAt,
      updatedAt: now(),
      validFrom: first.createdAt,
      revision: (stored?.revision ?? 0) + 1,
    }
    const tokens = turns.reduce((sum, turn) => sum + countTokens(turn.content), 0)
    const span = { from: first.createdAt, until: last.createdAt }
    const shown = { id, session, content, turns: turns.length, tokens, summaryTokens: countTokens(content), ...span }
    return { shown, memory, turns }
  }

  async #list(pool: Pool, where: Parameters<Store["list"]>[1]["where"]): Promise<readonly Memory[]> {
    const { store } = this.#parts
    const query = { where: where ?? {}, oldestFirst: true }
    return Array.fromAsync(each((page) => store.list(scopeOf(pool), { ...query, ...page })))
  }

  /** The revision that was written, also over an erased summary; `undefined` if somebody else wrote one meanwhile. */
  async #write(pool: Pool, memory: Memory, options: WriteOptions): Promise<number | undefined> {
    const write = (made: Memory) =>
      this.#parts.store.write(pool, [{ op: "put", memory: made, index: { words: memoryWords(made) } }], options)
    const [outcome] = await write(memory)
    if (outcome?.status !== "conflict") return memory.revision
    if (outcome.current !== undefined) return undefined
    const [again] = await write({ ...memory, revision: outcome.revision + 1 })
    return again?.status === "applied" ? again.revision : undefined
  }

  async #versionBefore(pool: Pool, id: MemoryId, revision: number): Promise<Memory | undefined> {
    if (revision === 1) return undefined
    const { history } = this.#parts.store
    for await (const version of each((page) => history?.versions(scopeOf(pool), id, page))) {
      if (version.revision < revision && version.memory !== undefined) {
        const { signals: _, ...memory } = version.memory
        return memory
      }
    }
    return undefined
  }
}

/** The model's text, or the extract where it fails, is too expensive, or states what nobody said. */
async function summarizeByModel(
  model: MeteredModel,
  { tenant }: Pool,
  sentences: readonly SourceSentence[],
  maxTokens: number,
) {
  return summarizeWithModel(model, tenant, sentences, maxTokens).catch(() => undefined)
}

/**
 * Erases the summaries of the conversations that these memories are from: a summary holds words of messages, and has to
 * lose what they lose. The next run writes them again from what is left.
 */
export async function eraseSummaries(store: Store, memories: readonly Memory[], options: WriteOptions): Promise<void> {
  const places = new Map<MemoryId, Pool>()
  for (const { pool: name, owner, category } of memories) {
    const pool = { tenant: owner.tenant, name }
    if (owner.session !== undefined && category !== SUMMARY_CATEGORY) places.set(summaryId(pool, owner.session), pool)
  }
  for (const [id, pool] of places) {
    const [summary] = await store.read(scopeOf(pool), [id])
    if (summary !== undefined) await store.write(pool, [{ op: "erase", id }], options)
  }
}
