import { hash } from "node:crypto"
import type { Memory, Pool, Store } from "../../contract/index.ts"
import { FACT_CATEGORIES } from "../../turn/categories.ts"
import { yieldToEventLoop } from "../../turn/event-loop.ts"
import { pages } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import { normalizeStatement } from "../../turn/remember/statement-analysis.ts"
import { isIdleAndLow, isPersons, isProtected, isStatement, whyRefused } from "./check-item.ts"
import type { ConsolidationRun, DraftItem, RevisionRef } from "./run.ts"
import { idleDays, salienceAt } from "./salience.ts"

/** Changes that one proposal has at most: more than a person looks through at once. The next proposal has the rest. */
const MAX_ITEMS = 500
/** The share of a pool's facts that may be archived within the time that runs are remembered. */
const MAX_SHARE = 1 / 4
const PAGE = 200

export interface Plan extends Pick<ConsolidationRun, "facts" | "refused"> {
  readonly items: readonly DraftItem[]
}

interface PlanOptions {
  readonly now: number
  /** How many facts earlier runs archived. */
  readonly archived: number
  /** Called after each page of memories, with the milliseconds that it took. */
  readonly rest: (tookMs: number) => Promise<void>
}

/**
 * Reads one pool and proposes changes: a statement that repeats another one is merged into it, one that is idle and was
 * never important is archived. Holds a hash of each statement, not the statements.
 */
export async function planPool(store: Store, pool: Pool, options: PlanOptions): Promise<Plan> {
  const { now, rest } = options
  const groups = new Map<string, string | string[]>()
  const idle: { readonly item: DraftItem; readonly salience: number }[] = []
  let facts = 0
  const query = { where: { category: FACT_CATEGORIES }, oldestFirst: true }
  for await (const page of pages((asked) => store.list(scopeOf(pool), { ...query, ...asked }), PAGE)) {
    const began = performance.now()
    for (const memory of page) {
      await yieldToEventLoop()
      facts++
      if (!isStatement(memory)) continue
      for (const name of hashesOf(memory)) {
        const known = groups.get(name)
        if (known === undefined) groups.set(name, memory.id)
        else groups.set(name, [...new Set([known, memory.id].flat())])
      }
      if (isIdleAndLow(memory, now) && !isProtected(memory)) {
        const salience = salienceAt(memory, now)
        idle.push({ item: archiveItem(memory, now, salience), salience })
        if (idle.length > 2 * MAX_ITEMS) weakest(idle)
      }
    }
    await rest(performance.now() - began)
  }
  const merges = await planMerges(store, pool, groups, now)
  const going = new Set(merges.flatMap(({ id, into }) => [id, into?.id]))
  const archives = weakest(idle).flatMap(({ item }) => (going.has(item.id) ? [] : [item]))
  const most = mostArchived(facts, options.archived)
  return { facts, items: [...merges, ...archives].slice(0, Math.min(MAX_ITEMS, most)), refused: [] }
}

/** How many facts may be archived now, of a pool that has this many. */
export function mostArchived(facts: number, archived: number): number {
  return Math.max(0, Math.floor((facts + archived) * MAX_SHARE) - archived)
}

function weakest<One extends { readonly salience: number }>(idle: One[]): One[] {
  idle.sort((one, other) => one.salience - other.salience)
  idle.length = Math.min(idle.length, MAX_ITEMS)
  return idle
}

/** Equal statements share one of these. */
function hashesOf(memory: Memory): readonly string[] {
  const { words, gist } = normalizeStatement(memory)
  return [...new Set([`w${words}`, `g${gist}`])].map((text) => hash("sha256", text, "base64").slice(0, 16))
}

async function planMerges(
  store: Store,
  pool: Pool,
  groups: ReadonlyMap<string, string | readonly string[]>,
  now: number,
): Promise<readonly DraftItem[]> {
  const merges = new Map<string, DraftItem>()
  const targets = new Set<string>()
  for (const ids of groups.values()) {
    if (typeof ids === "string" || merges.size >= MAX_ITEMS) continue
    const read = await store.read(scopeOf(pool), ids.slice(0, MAX_ITEMS))
    const ordered = read.filter((memory) => memory !== undefined).toSorted(strongestFirst)
    for (const [place, memory] of ordered.entries()) {
      if (merges.has(memory.id) || targets.has(memory.id)) continue
      const standing = ordered.slice(0, place).filter(({ id }) => !merges.has(id))
      for (const into of standing) {
        const item = mergeItem(memory, into)
        if (whyRefused(item, memory, into, now) !== undefined) continue
        merges.set(memory.id, item)
        targets.add(into.id)
        break
      }
    }
  }
  return [...merges.values()]
}

/** A person's own statement first, then the important one, then the older one. */
function strongestFirst(one: Memory, other: Memory): number {
  return (
    Number(isPersons(other)) - Number(isPersons(one)) ||
    Number(isProtected(other)) - Number(isProtected(one)) ||
    Number(other.key !== undefined) - Number(one.key !== undefined) ||
    other.importance - one.importance ||
    one.createdAt - other.createdAt ||
    (one.id < other.id ? -1 : 1)
  )
}

function refOf({ id, revision }: Memory): RevisionRef {
  return { id, revision }
}

function sourcesOf(...memories: readonly Memory[]): readonly string[] {
  return [...new Set(memories.flatMap(({ source }) => source.message ?? []))]
}

function mergeItem(memory: Memory, into: Memory): DraftItem {
  return { ...refOf(memory), kind: "merge", reason: "restates", into: refOf(into), sources: sourcesOf(memory, into) }
}

function archiveItem(memory: Memory, now: number, salience: number): DraftItem {
  const figures = { idleDays: Math.floor(idleDays(memory, now)), salience: Math.round(salience * 1_000) / 1_000 }
  return { ...refOf(memory), kind: "archive", reason: "idle", sources: sourcesOf(memory), ...figures }
}
