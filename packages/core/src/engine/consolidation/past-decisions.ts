import { hash } from "node:crypto"
import { MemoryError, type MemoryId, type Pool, STATUSES, type State, type Store } from "../../contract/index.ts"
import { laneOf, scopeOf } from "../../turn/pools.ts"
import { type ConsolidationItem, type DraftItem, takesAway } from "./run.ts"

const BUCKET = "consolidation-decisions"
/** Entries of one pool. Each decision rewrites those of its memories. */
const SHARDS = "0123456789abcdef"
/** A shard with fewer memories is not pruned; a larger one is each time that it has twice as many as after the last time. */
const MIN_PRUNED = 16
const READ_AT_ONCE = 200
const MAX_ATTEMPTS = 20
/** Days for which counted conversations are remembered: no plan reads conversations that were summarised before. */
export const COUNTED_DAYS = 120
const DAY_MS = 86_400_000
/** The messages of a conversation that was to be summarised have expired by then. */
const UNWRITTEN_MS = 365 * DAY_MS

/** What was decided about one memory. */
interface MemoryRecord {
  readonly id: MemoryId
  /** Changes that are not proposed again. */
  readonly left: readonly string[]
  /** Days since 1970 whose conversations have raised its salience. */
  readonly days?: readonly number[]
  /** Milliseconds since 1970. */
  readonly at: number
}

type Decided = Pick<MemoryRecord, "id" | "left"> & { readonly days: readonly number[] }

interface Shard {
  readonly memories: readonly MemoryRecord[]
  /** How many memories it had after it was pruned last. */
  readonly pruned: number
}

interface DecisionParts {
  readonly store: Pick<Store, "list" | "read">
  readonly state: State
  readonly now: () => number
}

/** Decisions about one pool, read when they are first needed. */
export class PoolDecisions {
  readonly #read: (shard: string) => Promise<ReadonlyMap<MemoryId, MemoryRecord>>
  readonly #shards = new Map<string, Promise<ReadonlyMap<MemoryId, MemoryRecord>>>()

  constructor(read: (shard: string) => Promise<ReadonlyMap<MemoryId, MemoryRecord>>) {
    this.#read = read
  }

  /** Whether a person has left or undone this change at this revision of its memory. */
  async isLeft(item: DraftItem): Promise<boolean> {
    const record = await this.#recordOf(item.id)
    return record?.left.includes(nameOf(item, item.revision)) ?? false
  }

  /** The days whose conversations have raised the salience of a memory. */
  async countedDays(id: MemoryId): Promise<readonly number[]> {
    return (await this.#recordOf(id))?.days ?? []
  }

  async #recordOf(id: MemoryId): Promise<MemoryRecord | undefined> {
    const name = shardOf(id)
    const shard = this.#shards.get(name) ?? this.#read(name)
    this.#shards.set(name, shard)
    return (await shard).get(id)
  }
}

/**
 * What people have decided about the changes of earlier proposals, for as long as the memories are as they were then:
 * longer than the proposals themselves. Holds ids and revisions, no words.
 */
export class PastDecisions {
  readonly #parts: DecisionParts

  constructor(parts: DecisionParts) {
    this.#parts = parts
  }

  of(pool: Pool): PoolDecisions {
    return new PoolDecisions(async (shard) => {
      const { memories } = shardIn(await this.#parts.state.get(BUCKET, keyOf(pool, shard)))
      return new Map(memories.map((record) => [record.id, record]))
    })
  }

  /** Records items in the states that a decision left them in. */
  async add(pool: Pool, items: readonly ConsolidationItem[]): Promise<void> {
    const shards = Map.groupBy(
      items.flatMap((item) => {
        const [left, days] = [leftNames(item), countedIn(item)]
        return left.length + days.length === 0 ? [] : [{ id: item.id, left, days }]
      }),
      ({ id }) => shardOf(id),
    )
    if (shards.size === 0) return
    for (const [shard, added] of shards) await this.#addTo(pool, shard, added)
    await this.#removeErased(pool)
  }

  /** Keeps nothing of a pool that was erased meanwhile. */
  async #removeErased(pool: Pool): Promise<void> {
    const { store, state } = this.#parts
    const { items } = await store.list(scopeOf(pool), { limit: 1, where: { status: STATUSES } })
    if (items.length > 0) return
    await Promise.all([...SHARDS].map((shard) => state.delete(BUCKET, keyOf(pool, shard))))
  }

  async #addTo(pool: Pool, shard: string, added: readonly Decided[]): Promise<void> {
    const { state, now } = this.#parts
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const entry = await state.get(BUCKET, keyOf(pool, shard))
      const { memories, pruned } = shardIn(entry)
      const next = new Map(memories.map((record) => [record.id, record]))
      for (const decided of added) next.set(decided.id, join(decided, next.get(decided.id), now()))
      const isLarge = next.size >= Math.max(MIN_PRUNED, 2 * pruned)
      const records = isLarge ? await this.#prune(pool, [...next.values()]) : [...next.values()]
      const value = toJson({ memories: records, pruned: isLarge ? records.length : pruned })
      const options = { revision: entry?.revision ?? 0, about: pool }
      if (await state.set(BUCKET, keyOf(pool, shard), value, options)) return
    }
    throw new MemoryError("conflict", "Others decided about the same memories at every attempt to record a decision")
  }

  /** Without memories that are gone, and decisions about revisions that they no longer have. */
  async #prune(pool: Pool, records: readonly MemoryRecord[]): Promise<readonly MemoryRecord[]> {
    const { store, now } = this.#parts
    const kept: MemoryRecord[] = []
    for (let from = 0; from < records.length; from += READ_AT_ONCE) {
      const some = records.slice(from, from + READ_AT_ONCE)
      const ids = some.map(({ id }) => id)
      const revisions = (await store.read(scopeOf(pool), ids)).map((memory) => memory?.revision)
      for (const [place, record] of some.entries()) {
        const revision = revisions[place]
        const left = record.left.filter((name) => revisionIn(name) >= (revision ?? 0))
        const days = record.days?.filter((day) => day >= now() / DAY_MS - COUNTED_DAYS) ?? []
        const isUnwritten = left.some((name) => name.startsWith("summarize ")) && now() - record.at < UNWRITTEN_MS
        const isNeeded = left.length + days.length > 0 && (revision !== undefined || isUnwritten)
        if (isNeeded) kept.push(join({ id: record.id, left, days }, undefined, record.at))
      }
    }
    return kept
  }
}

function join({ id, left, days }: Decided, known: MemoryRecord | undefined, at: number): MemoryRecord {
  const counted = [...new Set([...(known?.days ?? []), ...days])]
  return { id, left: [...new Set([...(known?.left ?? []), ...left])], ...(counted.length > 0 && { days: counted }), at }
}

/** Also of an interrupted change, which may have been made, and of one that was undone, so that its days do not return. */
function countedIn({ state, days = [] }: ConsolidationItem): readonly number[] {
  return state === "taken" || state === "taking" || state === "undone" ? days : []
}

function leftNames(item: ConsolidationItem): readonly string[] {
  const { kind, state, revision } = item
  const [now, restored] = [nameOf(item, revision), nameOf(item, revision + 2)]
  if (state === "left") return [now]
  // A change and what takes it back are two revisions.
  if (state === "undone") return [now, restored]
  // Who restores the memory itself, without the run, has undone it as well.
  if (state === "taken" && takesAway(item)) return [restored]
  // A conversation of which there is nothing to tell has no summary, however often it is proposed.
  return kind === "summarize" && state === "moved" ? [now] : []
}

/** Merging and archiving are one: a memory that a person wants to stay is not taken away for another reason. */
function nameOf(item: DraftItem, revision: number): string {
  return takesAway(item) ? `away ${revision}` : `${item.kind} ${revision} ${item.into?.id ?? ""}`
}

function revisionIn(name: string): number {
  return Number(name.split(" ")[1])
}

function keyOf(pool: Pool, shard: string): string {
  return `${laneOf(pool)} ${shard}`
}

function shardOf(id: MemoryId): string {
  return hash("sha256", id).slice(0, 1)
}

function shardIn(entry: Awaited<ReturnType<State["get"]>>): Shard {
  // Only this class writes the bucket.
  return entry === undefined ? { memories: [], pruned: 0 } : (entry.value as unknown as Shard)
}

function toJson(shard: Shard): Parameters<State["set"]>[2] {
  return JSON.parse(JSON.stringify(shard)) as Parameters<State["set"]>[2] // a shard consists of plain JSON
}
