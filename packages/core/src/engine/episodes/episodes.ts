import { type Json, type Memory, type MemoryId, type Pool, STATUSES } from "../../contract/index.ts"
import type { State } from "../../contract/state.ts"
import type { Store, Where, WriteOptions } from "../../contract/store.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { matches } from "../../plugin/matches.ts"
import { memoryWords } from "../../text/words.ts"
import { newId } from "../../turn/ids.ts"
import { each } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import { put } from "../../turn/revise.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import { monthOf, summaryId, summaryIdsOf } from "../../turn/summaries.ts"
import type { SummaryWriter } from "../consolidation/apply.ts"
import type { DraftItem } from "../consolidation/run.ts"
import type { MeteredModel } from "../model/metered-model.ts"
import { eachPoolAtNight } from "../night-pools.ts"
import { type PlannedSummary, planSummary, type SummarizedSession, type SummarySpan, spanId } from "./plan-summary.ts"

const DAY_MS = 86_400_000
const BUCKET = "summaries"
/** Summaries that one proposal has. */
const MAX_PROPOSED = 50
const RETENTION_MS = 30 * DAY_MS
/** Conversations of one run; the next run has the rest. */
const MAX_SESSIONS = 500
/** A conversation whose first turns expire within this time is summarised before. */
const BEFORE_EXPIRY_DAYS = 30
const BY = "summaries"

export interface SummarizeOptions {
  readonly session?: string
  /** One summary for each conversation, or for each month in UTC that is over. Default: `conversation`. */
  readonly per?: "conversation" | "month"
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

/** What a run wrote: revisions as it left them. */
interface RunRecord {
  readonly summaries: readonly { readonly id: MemoryId; readonly revision: number }[]
  readonly archived: readonly { readonly id: MemoryId; readonly revision: number }[]
}

/** Summaries of conversations and months. Messages stay; a run is undone as one. */
export class Episodes implements SummaryWriter {
  readonly #parts: EpisodeParts

  constructor(parts: EpisodeParts) {
    this.#parts = parts
  }

  /** Summarises conversations of one pool. A conversation without a new message since its last summary is left out. */
  async summarize(pool: Pool, options: SummarizeOptions): Promise<SummaryRun> {
    const { dryRun = true, archive = false, by = BY } = options
    const planned: PlannedSummary[] = []
    for (const span of await this.#spans(pool, options)) {
      await yieldToEventLoop()
      const one = await planSummary(this.#parts, pool, span, options.maxTokens)
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
    const made: RunRecord["archived"][number][] = []
    for (const { memory, turns: read } of planned) {
      const revision = await this.#write(pool, memory, { by, at })
      if (revision !== undefined) written.push({ id: memory.id, revision })
      if (revision === undefined || !archive) continue
      for (const { signals: _, ...turn } of read) {
        const archived: Memory = { ...turn, status: "archived", updatedAt: at, revision: turn.revision + 1 }
        if ((await put(this.#parts.store, archived, { by, at })) !== "applied") continue
        made.push({ id: archived.id, revision: archived.revision })
      }
    }
    await this.#record(pool, runId, { summaries: written, archived: made }, at)
    return { runId, sessions }
  }

  async #record(pool: Pool, runId: string, record: RunRecord, at: number): Promise<void> {
    const body = JSON.parse(JSON.stringify(record)) as Json // a record consists of plain JSON
    await this.#parts.state.set(BUCKET, runId, body, { expiresAt: at + RETENTION_MS, about: pool })
  }

  /**
   * Undoes a run: its summaries are removed or get their earlier text, its archived messages are active again. A run
   * that wrote anything outside of `where` is none.
   */
  async undo(pool: Pool, runId: string, by = BY, where: Where = {}): Promise<readonly MemoryId[] | undefined> {
    const { store, state, now } = this.#parts
    const entry = await state.get(BUCKET, runId)
    if (entry === undefined) return undefined
    const record = entry.value as unknown as RunRecord // only this class writes the bucket
    const ids = [...record.archived, ...record.summaries].map(({ id }) => id)
    const written = await store.read(scopeOf(pool), ids)
    if (written.some((memory) => memory !== undefined && !matches(memory, { ...where, status: STATUSES }))) {
      return undefined
    }
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
      await this.revert(pool, id, revision, options)
      changed.push(id)
    }
    // Another pool's run changes nothing, and is not revealed.
    if (changed.length > 0) await state.delete(BUCKET, runId)
    return changed.length === 0 ? undefined : changed
  }

  /** The nightly work: before turns expire, their conversations are summarised, if the setting says so. */
  async nightly(signal: AbortSignal): Promise<void> {
    const { store, state, settings, now } = this.#parts
    const { summaries, turnRetentionDays } = settings()
    if (summaries === "off" || turnRetentionDays === 0) return
    const olderThanDays = Math.max(1, turnRetentionDays - BEFORE_EXPIRY_DAYS)
    await eachPoolAtNight({ name: "summaries", store, state, now, signal }, async (pool, rest) => {
      let began = performance.now()
      const restNow = async () => {
        await rest(performance.now() - began)
        began = performance.now()
      }
      const sessions = await this.#expiringSessions(pool, olderThanDays, MAX_SESSIONS)
      await restNow()
      for (const session of sessions) {
        signal.throwIfAborted()
        const planned = await planSummary(this.#parts, pool, { session })
        if (planned !== undefined) await this.#write(pool, planned.memory, { by: BY, at: now() })
        await restNow()
      }
    })
  }

  /** Conversations that lose messages soon and have no summary of these, as proposed changes. None if they are summarised anyway. */
  async expiring(pool: Pool): Promise<readonly DraftItem[]> {
    const { summaries, turnRetentionDays } = this.#parts.settings()
    if (summaries !== "off" || turnRetentionDays === 0) return []
    const olderThanDays = Math.max(1, turnRetentionDays - BEFORE_EXPIRY_DAYS)
    const items: DraftItem[] = []
    for (const session of await this.#expiringSessions(pool, olderThanDays, MAX_PROPOSED)) {
      const id = summaryId(pool, session)
      const [stored] = await this.#parts.store.read(scopeOf(pool), [id])
      const revision = stored?.revision ?? 0
      items.push({ id, revision, kind: "summarize", reason: "expires", sources: [], session })
    }
    return items
  }

  async write(pool: Pool, session: string, revision: number, options: WriteOptions): Promise<number | undefined> {
    const planned = await planSummary(this.#parts, pool, { session })
    if (planned === undefined || planned.memory.revision !== revision + 1) return undefined
    const written = await this.#write(pool, planned.memory, options)
    const { tokens = 0 } = planned.memory.metadata
    return written === undefined ? undefined : Number(tokens)
  }

  async revert(pool: Pool, id: MemoryId, revision: number, options: WriteOptions): Promise<boolean> {
    const { store } = this.#parts
    const earlier = await this.#versionBefore(pool, id, revision)
    if (earlier !== undefined) {
      return (await put(store, { ...earlier, updatedAt: options.at, revision: revision + 1 }, options)) === "applied"
    }
    const [outcome] = await store.write(pool, [{ op: "erase", id, revision: revision + 1 }], options)
    return outcome?.status === "applied"
  }

  async #spans(
    pool: Pool,
    { session, per = "conversation", olderThanDays = 30 }: SummarizeOptions,
  ): Promise<readonly SummarySpan[]> {
    if (session !== undefined) return [{ session }]
    const cutoff = this.#parts.now() - olderThanDays * DAY_MS
    if (per === "month") return (await this.#months(pool, cutoff)).map((month) => ({ month }))
    const isQuiet = (last: number) => last < cutoff
    return (await this.#sessions(pool, cutoff, isQuiet, MAX_SESSIONS)).map((name) => ({ session: name }))
  }

  /** Conversations with a message from before this time that has no summary, also if they go on. */
  #expiringSessions(pool: Pool, olderThanDays: number, most: number): Promise<readonly string[]> {
    return this.#sessions(pool, this.#parts.now() - olderThanDays * DAY_MS, () => true, most)
  }

  /** Conversations with a message from before the cutoff that no summary covers. `isOver` decides by the last message. */
  async #sessions(
    pool: Pool,
    cutoff: number,
    isOver: (last: number) => boolean,
    most: number,
  ): Promise<readonly string[]> {
    const { store } = this.#parts
    const where = { category: ["turn"], createdAt: { below: cutoff } }
    const sessions = new Map<string, boolean>()
    let found = 0
    for await (const turn of each((page) => store.list(scopeOf(pool), { ...page, where, oldestFirst: true }))) {
      const name = turn.owner.session
      if (name === undefined || sessions.has(name)) continue
      const isWanted = await this.#needsSummary(pool, name, cutoff, isOver)
      sessions.set(name, isWanted)
      if (isWanted) found++
      if (found >= most) break
    }
    return [...sessions].flatMap(([name, isWanted]) => (isWanted ? [name] : []))
  }

  async #needsSummary(
    pool: Pool,
    session: string,
    cutoff: number,
    isOver: (last: number) => boolean,
  ): Promise<boolean> {
    const { store } = this.#parts
    const where = { session, category: ["turn"] }
    const { items } = await store.list(scopeOf(pool), { limit: 1, where })
    if (!isOver(items[0]?.createdAt ?? 0)) return false
    const [summary] = await store.read(scopeOf(pool), [summaryId(pool, session)])
    if (summary === undefined) return true
    const uncovered = { ...where, createdAt: { from: summary.createdAt + 1, below: cutoff } }
    return (await store.list(scopeOf(pool), { limit: 1, where: uncovered })).items.length > 0
  }

  /** Months that ended before the cutoff and have a message that no summary of theirs covers. */
  async #months(pool: Pool, cutoff: number): Promise<readonly string[]> {
    const { store } = this.#parts
    const months = new Map<string, number>()
    const where = { category: ["turn"], createdAt: { below: cutoff } }
    for await (const { createdAt } of each((page) => store.list(scopeOf(pool), { ...page, where }))) {
      const month = monthOf(createdAt)
      if (month !== monthOf(cutoff)) months.set(month, Math.max(createdAt, months.get(month) ?? 0))
    }
    const all = [...months].sort(([one], [other]) => (one < other ? -1 : 1))
    const stored = await store.read(
      scopeOf(pool),
      all.map(([month]) => spanId(pool, { month })),
    )
    return all.flatMap(([month, last], place) => ((stored[place]?.createdAt ?? 0) >= last ? [] : [month]))
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

/**
 * Erases the summaries of the conversations and months that these memories are from: a summary holds words of messages,
 * and has to lose what they lose. The next run writes them again from what is left.
 */
export async function eraseSummaries(store: Store, memories: readonly Memory[], options: WriteOptions): Promise<void> {
  const places = new Map<MemoryId, Pool>()
  for (const memory of memories) {
    const pool = { tenant: memory.owner.tenant, name: memory.pool }
    for (const id of summaryIdsOf(memory)) places.set(id, pool)
  }
  for (const [id, pool] of places) {
    const [summary] = await store.read(scopeOf(pool), [id])
    if (summary !== undefined) await store.write(pool, [{ op: "erase", id }], options)
  }
}
