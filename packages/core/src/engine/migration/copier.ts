import type { Index, Memory, MemoryId, Pool, Signals } from "../../contract/memory.ts"
import {
  type CallOptions,
  type Change,
  ERASED_POOL,
  type Feed,
  type Indexed,
  type Store,
  type Version,
} from "../../contract/store.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { each } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import { reindexMemories } from "../../turn/reindex.ts"
import { writeAll } from "../../turn/write-all.ts"
import { eraseInAnyPool } from "../erase-in-any-pool.ts"

export type FeedItem = Awaited<ReturnType<Feed["changes"]>>["items"][number]

const BY = "migration"
const PAGE = 100

/**
 * Copies memories unchanged from one store to another: ids, times, versions with their authors, tombstones, signals,
 * words and vectors. Skips what was copied before, so that any part may be copied again.
 */
export class Copier {
  readonly #from: Store
  readonly #to: Store
  readonly #now: () => number

  constructor(from: Store, to: Store, now: () => number) {
    this.#from = from
    this.#to = to
    this.#now = now
  }

  /** Copies one page of the feed in its order. */
  async copyVersions(page: readonly FeedItem[], call?: CallOptions): Promise<void> {
    const items = page.filter(({ pool }) => !pool.name.startsWith(ERASED_POOL))
    await this.#eraseUnnamed(
      page.filter(({ pool }) => pool.name.startsWith(ERASED_POOL)),
      call,
    )
    const pools = Map.groupBy(items, ({ pool }) => poolKey(pool))
    const entries = new Map<string, ReadonlyMap<MemoryId, IndexEntry>>()
    const later: { readonly pool: Pool; readonly ids: readonly MemoryId[] }[] = []
    for (const [name, changed] of pools) {
      const [first] = changed
      if (first === undefined) continue
      const ids = [...new Set(changed.map(({ id }) => id))]
      const found = await this.#readEntries(first.pool, ids, call)
      entries.set(name, found)
      later.push({ pool: first.pool, ids: ids.filter((id) => found.get(id)?.isWhole !== true) })
    }
    for (const wave of groupParallel(groupByWrite(items))) {
      await yieldToEventLoop()
      await Promise.all(wave.map((run) => this.#writeRun(run, entries.get(poolKey(run.pool)) ?? NO_ENTRIES, call)))
    }
    for (const { pool, ids } of later) if (ids.length > 0) await this.copyState(pool, ids, call)
  }

  /** Erases copies whose pool lost its name since. Leaves no tombstone for other ids, because their pool is unknown. */
  async #eraseUnnamed(items: readonly FeedItem[], call?: CallOptions): Promise<void> {
    for (const [tenant, gone] of Map.groupBy(items, ({ pool }) => pool.tenant)) {
      const ids = [...new Set(gone.map(({ id }) => id))]
      await eraseInAnyPool(this.#to, tenant, ids, { by: BY, at: this.#now(), ...call })
    }
  }

  /** Reads the current index entries, which are written together with their version in one write. */
  async #readEntries(pool: Pool, ids: readonly MemoryId[], call?: CallOptions): Promise<Map<MemoryId, IndexEntry>> {
    const found = new Map<MemoryId, IndexEntry>()
    if (this.#from.indexed === undefined) return found
    const [memories, indexed] = await Promise.all([
      this.#from.read(scopeOf(pool), ids, call),
      this.#from.indexed(scopeOf(pool), ids, call),
    ])
    for (const [place, id] of ids.entries()) {
      const [memory, index] = [memories[place], indexed[place]]
      if (memory === undefined || index === undefined) continue
      const { words, embeddings } = index
      const [embedding] = embeddings
      found.set(id, {
        revision: memory.revision,
        index: { ...(words !== undefined && { words }), ...(embedding !== undefined && { embedding }) },
        isWhole: embeddings.length <= 1 && memory.signals === undefined,
      })
    }
    return found
  }

  /** Copies signals and index entries of memories whose revision is the same on both sides. */
  async copyState(pool: Pool, ids: readonly MemoryId[], call?: CallOptions): Promise<void> {
    const scope = scopeOf(pool)
    const [ours, theirs, indexed] = await Promise.all([
      this.#from.read(scope, ids, call),
      this.#to.read(scope, ids, call),
      this.#from.indexed?.(scope, ids, call),
    ])
    const alike = ids.flatMap((id, place) => {
      const [memory, copy] = [ours[place], theirs[place]]
      return memory === undefined || copy?.revision !== memory.revision
        ? []
        : { id, memory, copy, index: indexed?.[place] }
    })
    const changes = alike.flatMap(({ memory, copy, index }): Change[] => [
      ...signalChanges(memory, copy),
      ...indexChanges(memory, index),
    ])
    if (changes.length > 0) await writeAll(this.#to, pool, changes, { by: BY, at: this.#now(), ...call })
    const memories = alike.map(({ copy }) => copy)
    // The source cannot return its index, so the words are computed again from the texts.
    if (this.#from.indexed === undefined) await reindexMemories(this.#to, pool, memories, this.#now())
  }

  /**
   * Copies memories that differ, without the feed. Versions that the source's history shows are replayed. A memory
   * that is missing in a source without a feed is erased in the target, because everything in the target was copied
   * from there.
   */
  async copyMemories(pool: Pool, ids: readonly MemoryId[], call?: CallOptions): Promise<void> {
    const scope = scopeOf(pool)
    const [ours, theirs] = await Promise.all([this.#from.read(scope, ids, call), this.#to.read(scope, ids, call)])
    for (const [place, id] of ids.entries()) {
      const [memory, copy] = [ours[place], theirs[place]]
      const versions = await this.#versionsAbove(pool, id, copy?.revision ?? 0, call)
      if (memory !== undefined && memory.revision > (copy?.revision ?? 0) && versions.length === 0) {
        versions.push({ id, pool, revision: memory.revision, memory, at: memory.updatedAt, by: BY })
      }
      for (const run of groupByWrite(versions)) await this.#writeRun(run, NO_ENTRIES, call)
      const isGone = memory === undefined && copy !== undefined && versions.length === 0
      if (isGone && this.#from.feed === undefined) {
        await this.#to.write(pool, [{ op: "erase", id }], { by: BY, at: this.#now(), ...call })
      }
    }
    await this.copyState(pool, ids, call)
  }

  /** Writes the versions of one pool that one write of the source made. */
  async #writeRun(
    run: WriteRun,
    entries: ReadonlyMap<MemoryId, IndexEntry>,
    call: CallOptions | undefined,
  ): Promise<void> {
    const { pool, by, at, items } = run
    const options = { by, at, ...call }
    if (run.isGone) {
      for (const item of items) await this.#copyTombstone(pool, item, options)
      return
    }
    const puts = items.flatMap(({ memory }): Change[] => {
      if (memory === undefined) return []
      const now = entries.get(memory.id)
      return [{ op: "put", copy: true, memory, ...(now?.revision === memory.revision && { index: now.index }) }]
    })
    await writeAll(this.#to, pool, puts, options)
  }

  /** Copies a deletion or an erasure. Of an erased memory only the revision remains, which rejects older puts. */
  async #copyTombstone(
    pool: Pool,
    { id, revision }: Version,
    options: { readonly by: string; readonly at: number },
  ): Promise<void> {
    if (await this.#isKept(pool, id, revision)) {
      const [outcome] = await this.#to.write(pool, [{ op: "delete", id, revision }], options)
      if (outcome?.status !== "missing") return
    }
    // A store erases only existing memories, so an empty one is put first.
    const [made] = await this.#to.write(
      pool,
      [{ op: "put", copy: true, memory: emptyMemory(pool, id, revision - 1) }],
      options,
    )
    const storedRevision = made?.status === "conflict" ? made.revision : revision - 1
    if (storedRevision === revision - 1) await this.#to.write(pool, [{ op: "erase", id }], options)
  }

  async #isKept(pool: Pool, id: MemoryId, revision: number): Promise<boolean> {
    const versions = await this.#versionsAbove(pool, id, revision - 1)
    return this.#from.history === undefined || versions.some((version) => version.revision === revision)
  }

  /** Sorted oldest first; empty for a store without a history. */
  async #versionsAbove(pool: Pool, id: MemoryId, revision: number, call?: CallOptions): Promise<FeedItem[]> {
    const found: FeedItem[] = []
    for await (const version of each((page) => this.#from.history?.versions(scopeOf(pool), id, page, call), PAGE)) {
      if (version.revision <= revision) break
      found.push({ ...version, pool })
    }
    return found.reverse()
  }
}

/** The index entry of a memory at a revision. */
interface IndexEntry {
  readonly revision: number
  readonly index: Index
  /** Whether this is everything: no signals and no other vectors are left to copy. */
  readonly isWhole: boolean
}

const NO_ENTRIES: ReadonlyMap<MemoryId, IndexEntry> = new Map()

interface WriteRun {
  readonly pool: Pool
  readonly by: string
  readonly at: number
  readonly isGone: boolean
  readonly items: FeedItem[]
}

/** Groups neighbouring items of the feed that one write of one pool made. */
function groupByWrite(items: readonly FeedItem[]): readonly WriteRun[] {
  const runs: WriteRun[] = []
  for (const item of items) {
    const { pool, by, at } = item
    const last = runs.at(-1)
    const isGone = item.memory === undefined
    const isNext =
      last?.by === by &&
      last.at === at &&
      last.isGone === isGone &&
      last.pool.name === pool.name &&
      last.pool.tenant === pool.tenant
    if (isNext) last.items.push(item)
    else runs.push({ pool, by, at, isGone, items: [item] })
  }
  return runs
}

/** Groups runs that may be written at the same time because no memory is in two of them. A run of deletions takes several steps and goes alone. */
function groupParallel(runs: readonly WriteRun[]): readonly (readonly WriteRun[])[] {
  const waves: WriteRun[][] = []
  let ids = new Set<string>()
  for (const run of runs) {
    const wave = waves.at(-1)
    const isAlone = run.isGone || wave?.[0]?.isGone === true
    if (wave === undefined || isAlone || run.items.some((item) => ids.has(memoryKey(item)))) {
      waves.push([run])
      ids = new Set()
    } else wave.push(run)
    for (const item of run.items) ids.add(memoryKey(item))
  }
  return waves
}

function poolKey({ tenant, name }: Pool): string {
  return `${tenant}\n${name}`
}

/** Two tenants may have memories with the same id. */
function memoryKey({ pool, id }: FeedItem): string {
  return `${pool.tenant}\n${id}`
}

function indexChanges({ id, revision }: Memory, found: Indexed | undefined): readonly Change[] {
  if (found === undefined) return []
  const { words, embeddings } = found
  return [
    ...(words === undefined ? [] : [{ op: "index", id, revision, index: { words } } as const]),
    ...embeddings.map((embedding) => ({ op: "index", id, revision, index: { embedding } }) as const),
  ]
}

const NO_SIGNALS: Signals = { uses: 0, useful: 0, wrong: 0, mentions: 0 }

/** The signals to add to the copy to make both counts equal. */
function signalChanges({ id, signals: ours }: Memory, { signals: theirs = NO_SIGNALS }: Memory): readonly Change[] {
  if (ours === undefined) return []
  const add = {
    uses: ours.uses - theirs.uses,
    useful: ours.useful - theirs.useful,
    wrong: ours.wrong - theirs.wrong,
    mentions: ours.mentions - theirs.mentions,
    ...(ours.lastUsedAt !== theirs.lastUsedAt && ours.lastUsedAt !== undefined && { lastUsedAt: ours.lastUsedAt }),
    ...(ours.sessions?.some((one) => theirs.sessions?.includes(one) !== true) && { sessions: ours.sessions }),
    ...(ours.salience !== theirs.salience && ours.salience !== undefined && { salience: ours.salience }),
  }
  return Object.values(add).some((value) => value !== 0) ? [{ op: "signal", id, add }] : []
}

function emptyMemory({ tenant, name }: Pool, id: MemoryId, revision: number): Memory {
  return {
    id,
    pool: name,
    owner: { tenant },
    type: "factual",
    category: "general",
    content: "",
    importance: 0,
    status: "archived",
    source: { origin: "system" },
    metadata: {},
    createdAt: 0,
    updatedAt: 0,
    revision: Math.max(1, revision),
  }
}
