import type { Memory, MemoryId, Pool, Store } from "../../contract/index.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { FACT_CATEGORIES } from "../../turn/categories.ts"
import { pages } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import { isSummary, SUMMARY_CATEGORY } from "../../turn/summaries.ts"
import { answersInstead, isIdleAndLow, isPersons, isProtected, isStatement, whyRefused } from "./check-item.ts"
import { isEpisode } from "./episode-overlap.ts"
import type { PoolDecisions } from "./past-decisions.ts"
import { Promotion } from "./promotion.ts"
import { archivesFact, type ConsolidationRun, type DraftItem, type RevisionRef } from "./run.ts"
import { idleDays, salienceAt } from "./salience.ts"
import { StatementGroups } from "./statement-groups.ts"

/** Changes that one proposal has at most: more than a person looks through at once. The next proposal has the rest. */
const MAX_ITEMS = 500
/** Of these at most: none of the kinds keeps the others out. */
const MAX_CONFLICTS = 100
const MAX_PROMOTIONS = 100
/** The share of a pool's facts that may be archived within the time that runs are remembered. */
const MAX_SHARE = 1 / 4
const PAGE = 200
const MAX_EPISODES = 200

export interface Plan extends Pick<ConsolidationRun, "facts" | "refused"> {
  readonly items: readonly DraftItem[]
}

interface PlanOptions {
  readonly now: number
  /** How many facts earlier runs archived. */
  readonly archived: number
  readonly decisions: PoolDecisions
  /** Called after each page of memories, with the milliseconds that it took. */
  readonly rest: (tookMs: number) => Promise<void>
}

/**
 * Reads one pool and proposes changes: a statement or an episode that repeats another one is merged into it, one that
 * is idle and was never important is archived, of two that contradict each other the later one is put into review, and
 * what several conversations mention gets a higher salience. Holds hashes of statements, not the statements.
 */
export async function planPool(store: Store, pool: Pool, options: PlanOptions): Promise<Plan> {
  const { now, decisions, rest } = options
  const promotion = await Promotion.of(store, pool, now, decisions)
  const groups = new StatementGroups()
  const idle: RankedItem[] = []
  const promotions: DraftItem[] = []
  let facts = 0
  const query = { where: { category: [...FACT_CATEGORIES, SUMMARY_CATEGORY] }, oldestFirst: true }
  let began = performance.now()
  const restNow = async () => {
    await rest(performance.now() - began)
    began = performance.now()
  }
  for await (const page of pages((asked) => store.list(scopeOf(pool), { ...query, ...asked }), PAGE)) {
    const low: Memory[] = []
    for (const memory of page) {
      await yieldToEventLoop()
      groups.addEpisode(memory)
      if (isSummary(memory)) continue
      facts++
      if (!isStatement(memory)) continue
      groups.addStatement(memory)
      const raised = promotions.length < MAX_PROMOTIONS ? await promotion.of(memory) : undefined
      if (raised !== undefined) promotions.push(raised)
      else if (isIdleAndLow(memory, now) && !isProtected(memory)) low.push(memory)
    }
    for (const memory of await withMessages(store, pool, low)) {
      const salience = salienceAt(memory, now)
      const item = archiveItem(memory, now, salience)
      if (!(await decisions.isLeft(item))) idle.push({ item, salience })
    }
    if (idle.length > MAX_ITEMS) weakest(idle)
    await restNow()
  }
  const merges = await planMerges(store, pool, groups, options)
  await restNow()
  const going = new Set(merges.flatMap(({ id, into }) => [id, into?.id]))
  const archives = weakest(idle).flatMap(({ item }) => (going.has(item.id) ? [] : [item]))
  const episodes = merges.filter((item) => !archivesFact(item)).slice(0, MAX_EPISODES)
  const away = [...merges.filter(archivesFact), ...archives]
  away.length = Math.min(away.length, MAX_ITEMS, mostArchived(facts, options.archived))
  const changed = new Set(away.flatMap(({ id, into }) => [id, into?.id]))
  const conflicts = (await planConflicts(store, pool, groups, options)).filter(
    ({ id, into }) => !changed.has(id) && !changed.has(into?.id),
  )
  for (const { id } of conflicts) changed.add(id)
  await restNow()
  return {
    facts,
    items: [...away, ...episodes, ...conflicts, ...promotions.filter(({ id }) => !changed.has(id))],
    refused: [],
  }
}

/** How many facts may be archived now, of a pool that has this many. */
export function mostArchived(facts: number, archived: number): number {
  return Math.max(0, Math.floor((facts + archived) * MAX_SHARE) - archived)
}

interface RankedItem {
  readonly item: DraftItem
  readonly salience: number
}

function weakest(idle: RankedItem[]): RankedItem[] {
  idle.sort((one, other) => one.salience - other.salience)
  idle.length = Math.min(idle.length, MAX_ITEMS)
  return idle
}

/** Those whose message answers in their place. */
async function withMessages(store: Store, pool: Pool, memories: readonly Memory[]): Promise<readonly Memory[]> {
  const ids = [...new Set(memories.flatMap(({ source: { at } }) => at?.memory ?? []))]
  if (ids.length === 0) return []
  const messages = new Map((await readAll(store, pool, ids)).map((message) => [message.id, message]))
  return memories.filter((memory) => answersInstead(memory, messages.get(memory.source.at?.memory ?? "")))
}

async function planMerges(
  store: Store,
  pool: Pool,
  groups: StatementGroups,
  { now, decisions }: Pick<PlanOptions, "now" | "decisions">,
): Promise<readonly DraftItem[]> {
  const merges = new Map<string, DraftItem>()
  const targets = new Set<string>()
  for (const ids of groups.equal()) {
    if (merges.size >= MAX_ITEMS) break
    const ordered = (await readAll(store, pool, ids)).toSorted(strongestFirst)
    for (const [place, memory] of ordered.entries()) {
      if (merges.has(memory.id) || targets.has(memory.id)) continue
      for (const into of ordered.slice(0, place)) {
        if (merges.has(into.id)) continue
        const item = mergeItem(memory, into)
        if (whyRefused(item, { memory, into }, now) !== undefined) continue
        if (await decisions.isLeft(item)) break
        merges.set(memory.id, item)
        targets.add(into.id)
        break
      }
    }
  }
  return [...merges.values()]
}

/** Of each pair of statements that came in beside each other, the later one goes into review. */
async function planConflicts(
  store: Store,
  pool: Pool,
  groups: StatementGroups,
  { now, decisions }: Pick<PlanOptions, "now" | "decisions">,
): Promise<readonly DraftItem[]> {
  const conflicts = new Map<string, DraftItem>()
  for (const ids of groups.opposed()) {
    if (conflicts.size >= MAX_CONFLICTS) break
    await yieldToEventLoop()
    const ordered = (await readAll(store, pool, ids)).toSorted((one, other) => one.createdAt - other.createdAt)
    for (const [place, memory] of ordered.entries()) {
      if (conflicts.has(memory.id)) continue
      for (const into of ordered.slice(0, place).toReversed()) {
        const item = conflictItem(memory, into)
        if (whyRefused(item, { memory, into }, now) !== undefined || (await decisions.isLeft(item))) continue
        conflicts.set(memory.id, item)
        break
      }
    }
  }
  return [...conflicts.values()]
}

async function readAll(store: Store, pool: Pool, ids: readonly MemoryId[]): Promise<readonly Memory[]> {
  return (await store.read(scopeOf(pool), ids)).filter((memory) => memory !== undefined)
}

/** A person's own statement first, then the important one, then the older one; of episodes the older one. */
function strongestFirst(one: Memory, other: Memory): number {
  const byAge = one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)
  if (isEpisode(one) && isEpisode(other)) return byAge
  return (
    Number(isPersons(other)) - Number(isPersons(one)) ||
    Number(isProtected(other)) - Number(isProtected(one)) ||
    Number(other.key !== undefined) - Number(one.key !== undefined) ||
    other.importance - one.importance ||
    byAge
  )
}

function refOf({ id, revision }: Memory): RevisionRef {
  return { id, revision }
}

function sourcesOf(...memories: readonly Memory[]): readonly string[] {
  return [...new Set(memories.flatMap(({ source }) => source.message ?? []))]
}

function mergeItem(memory: Memory, into: Memory): DraftItem {
  const refs = { ...refOf(memory), into: refOf(into), sources: sourcesOf(memory, into) }
  return {
    ...refs,
    kind: "merge",
    reason: "restates",
    ...(isEpisode(memory) && !isStatement(memory) && { isEpisode: true }),
  }
}

function conflictItem(memory: Memory, into: Memory): DraftItem {
  const sources = sourcesOf(memory, into)
  return { ...refOf(memory), kind: "conflict", reason: "contradicts", into: refOf(into), sources }
}

function archiveItem(memory: Memory, now: number, salience: number): DraftItem {
  const figures = { idleDays: Math.floor(idleDays(memory, now)), salience: Math.round(salience * 1_000) / 1_000 }
  return { ...refOf(memory), kind: "archive", reason: "idle", sources: sourcesOf(memory), ...figures }
}
