import { type Pool, STATUSES } from "../../contract/index.ts"
import type { Store } from "../../contract/store.ts"
import { FACT_CATEGORIES } from "../../turn/categories.ts"
import { newId } from "../../turn/ids.ts"
import { each } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import { readMemoriesOf } from "./apply.ts"
import { whyRefused } from "./check-item.ts"
import type { ConsolidationCounter } from "./counts.ts"
import { measureItems, type OpenCopy } from "./measure.ts"
import type { PastDecisions } from "./past-decisions.ts"
import { mostArchived, type Plan, planPool } from "./plan.ts"
import type { PoolQueue } from "./pool-queue.ts"
import { RecentRuns } from "./recent-runs.ts"
import { archivesFact, type ConsolidationRun, type DraftItem, takesAway } from "./run.ts"
import type { RunStore } from "./run-store.ts"

interface ProposerParts {
  readonly store: Store
  readonly openCopy: OpenCopy
  readonly summaries: {
    /** Conversations without a summary whose messages expire soon, as changes. */
    expiring(pool: Pool): Promise<readonly DraftItem[]>
  }
  readonly runs: RunStore
  readonly decisions: PastDecisions
  readonly queue: PoolQueue
  readonly counts: ConsolidationCounter
  readonly now: () => number
}

interface ProposalOptions {
  readonly by: string
  /** Stores nothing. Default: false. */
  readonly dryRun?: boolean
  /** Called between pieces of work, with the milliseconds that the last one took. */
  readonly rest: (tookMs: number) => Promise<void>
}

/** Plans, checks, measures and stores the proposal of one pool. */
export class Proposer {
  readonly #parts: ProposerParts

  constructor(parts: ProposerParts) {
    this.#parts = parts
  }

  /** `undefined` if there is nothing to change. */
  async propose(pool: Pool, { by, dryRun = false, rest }: ProposalOptions): Promise<ConsolidationRun | undefined> {
    const { store, summaries, runs, decisions, queue, now } = this.#parts
    let workedMs = 0
    const restAfter = async (tookMs: number): Promise<void> => {
      workedMs += tookMs
      await rest(tookMs)
    }
    const recent = new RecentRuns(await runs.ofPool(pool))
    await decisions.add(pool, recent.interrupted())
    const known = { archived: recent.archived(), decisions: decisions.of(pool) }
    const plan = await planPool(store, pool, { now: now(), ...known, rest: restAfter })
    let began = performance.now()
    const proposed = [...plan.items, ...(await summaries.expiring(pool))]
    await restAfter(performance.now() - began)
    if (proposed.length === 0) return undefined
    // Reading a large pool takes minutes at night; only what follows keeps decisions about the pool waiting.
    const run = await queue.run(pool, async () => {
      began = performance.now()
      const items = await this.#withoutLeft(pool, proposed)
      return items.length === 0 ? undefined : this.#record(pool, { ...plan, items }, { by, dryRun, workedMs })
    })
    await restAfter(performance.now() - began)
    return run
  }

  /** Stores changes that somebody else proposes; those that do not pass the check are listed in `refused`. */
  async submit(pool: Pool, items: readonly DraftItem[], by: string): Promise<ConsolidationRun> {
    const facts = await this.#countFacts(pool)
    return this.#parts.queue.run(pool, () => this.#record(pool, { facts, items, refused: [] }, { by }))
  }

  async #record(
    pool: Pool,
    plan: Plan,
    { by, dryRun = false, workedMs = 0 }: { by: string; dryRun?: boolean; workedMs?: number },
  ): Promise<ConsolidationRun> {
    const began = performance.now()
    const { store, openCopy, runs, counts, now } = this.#parts
    const recent = new RecentRuns(await runs.ofPool(pool))
    const { items, refused } = await this.#check(pool, plan, mostArchived(plan.facts, recent.archived()))
    const recall = await measureItems(store, pool, items, openCopy)
    const run: ConsolidationRun = {
      id: newId(now()),
      pool,
      at: now(),
      by,
      state: recall.after < recall.before ? "refused" : "open",
      facts: plan.facts,
      items: items.map((item) => ({ ...item, state: "open" })),
      refused,
      recall,
      tookMs: Math.round(workedMs + performance.now() - began),
    }
    if (dryRun) return run
    counts.addRun(run.state)
    await runs.add(run)
    await runs.keepNewestOpen(pool)
    // Of a pool that was erased meanwhile nothing is kept.
    const { items: left } = await store.list(scopeOf(pool), { limit: 1, where: { status: STATUSES } })
    if (left.length === 0) await runs.removePool(pool)
    // Another process may have stored a newer one.
    return (await runs.get(scopeOf(pool), run.id)) ?? run
  }

  async #withoutLeft(pool: Pool, items: readonly DraftItem[]): Promise<readonly DraftItem[]> {
    const decisions = this.#parts.decisions.of(pool)
    const left = await Promise.all(items.map((item) => decisions.isLeft(item)))
    return items.filter((_, place) => left[place] !== true)
  }

  /** Separates what may be made from what is refused. */
  async #check(
    pool: Pool,
    { items, refused }: Plan,
    most: number,
  ): Promise<{ readonly items: readonly DraftItem[]; readonly refused: ConsolidationRun["refused"] }> {
    const sound: DraftItem[] = []
    const rejected = [...refused]
    const going = new Set(items.filter(takesAway).map(({ id }) => id))
    let away = 0
    for (const item of items) {
      const found = await readMemoriesOf(this.#parts.store, pool, item)
      const isChained = item.kind === "merge" && item.into !== undefined && going.has(item.into.id)
      const because =
        whyRefused(item, found, this.#parts.now()) ??
        (isChained ? "chained" : archivesFact(item) && away >= most ? "too-many" : undefined)
      if (because !== undefined) rejected.push({ id: item.id, revision: item.revision, because })
      else if (sound.push(item) > 0 && archivesFact(item)) away++
    }
    return { items: sound, refused: rejected }
  }

  async #countFacts(pool: Pool): Promise<number> {
    let facts = 0
    const where = { category: FACT_CATEGORIES }
    for await (const _ of each((page) => this.#parts.store.list(scopeOf(pool), { ...page, where }))) facts++
    return facts
  }
}
