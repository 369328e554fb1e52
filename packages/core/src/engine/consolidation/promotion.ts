import type { Memory, Pool, Store } from "../../contract/index.ts"
import { each } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import { SUMMARY_CATEGORY } from "../../turn/summaries.ts"
import { PROMOTED_FROM } from "./check-item.ts"
import { EpisodeLines, isOfConversation } from "./episode-overlap.ts"
import { COUNTED_DAYS, type PoolDecisions } from "./past-decisions.ts"
import type { DraftItem } from "./run.ts"
import { salienceBase } from "./salience.ts"

const DAY_MS = 86_400_000
/** A conversation counts if it and enough others began within this many days. */
const RECENT_DAYS = 60
const MAX_EPISODES = 400
const PROMOTED_BY = 0.05
/** Ids of episodes that an item has at most: one for each day that it counts, of which twenty reach the highest salience. */
const MAX_SOURCES = 20

/** Raises the salience of statements that several conversations mention, once for each day on which such a conversation began. */
export class Promotion {
  readonly #lines: EpisodeLines
  readonly #now: number
  readonly #decisions: PoolDecisions

  constructor(episodes: readonly Memory[], now: number, decisions: PoolDecisions) {
    this.#lines = new EpisodeLines(episodes)
    this.#now = now
    this.#decisions = decisions
  }

  static async of(store: Store, pool: Pool, now: number, decisions: PoolDecisions): Promise<Promotion> {
    const where = { category: [SUMMARY_CATEGORY, "episode"], createdAt: { from: now - COUNTED_DAYS * DAY_MS } }
    const episodes: Memory[] = []
    for await (const memory of each((page) => store.list(scopeOf(pool), { ...page, where }))) {
      if (isOfConversation(memory)) episodes.push(memory)
      if (episodes.length >= MAX_EPISODES) break
    }
    return new Promotion(episodes, now, decisions)
  }

  /**
   * The new salience follows from the days that were never counted, not from the number of runs: daily runs and a
   * monthly one arrive at the same value.
   */
  async of(memory: Memory): Promise<DraftItem | undefined> {
    const base = salienceBase(memory)
    if (base >= 1) return undefined
    const today = dayOf(this.#now)
    const mentions = this.#lines
      .mentioning(memory)
      .filter(({ id }) => id !== memory.id)
      .map((episode) => ({ id: episode.id, day: dayOf(episode.validFrom ?? episode.createdAt) }))
      .filter(({ day }) => day <= today)
      .toSorted((one, other) => other.day - one.day)
    if (mentions.length < PROMOTED_FROM) return undefined
    const counted = new Set(await this.#decisions.countedDays(memory.id))
    const isSupported = ({ day }: { readonly day: number }) =>
      mentions.filter((other) => other.day <= day && other.day > day - RECENT_DAYS).length >= PROMOTED_FROM
    const isNew = (one: { readonly day: number }) =>
      one.day > today - RECENT_DAYS && !counted.has(one.day) && isSupported(one)
    const fresh = mentions.filter(isNew)
    const days = [...new Set(fresh.map(({ day }) => day))].slice(0, MAX_SOURCES)
    if (days.length === 0) return undefined
    const before = memory.signals?.salience
    const supporting = mentions.slice(mentions.findIndex((one) => one.id === fresh[0]?.id))
    const item: DraftItem = {
      id: memory.id,
      revision: memory.revision,
      kind: "promote",
      reason: "mentioned",
      sources: supporting.slice(0, MAX_SOURCES).map(({ id }) => id),
      days,
      salience: Math.min(1, Math.round((base + days.length * PROMOTED_BY) * 1_000) / 1_000),
      ...(before !== undefined && { salienceBefore: before }),
    }
    return (await this.#decisions.isLeft(item)) ? undefined : item
  }
}

/** Days since 1970 in UTC. */
function dayOf(at: number): number {
  return Math.floor(at / DAY_MS)
}
