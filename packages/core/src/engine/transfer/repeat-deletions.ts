import type { Memory, MemoryId, Pool, Scope, State, Store, Tenant, WriteOptions } from "../../contract/index.ts"
import { removeMemories } from "../../turn/delete/remove-memories.ts"
import { Tombstones } from "../../turn/delete/tombstones.ts"
import { WithheldVersions } from "../../turn/delete/withheld-versions.ts"
import { WithheldWords } from "../../turn/delete/withheld-words.ts"
import { each } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import { ActiveStore } from "../active-store.ts"
import { compact } from "../compact.ts"
import { EmbeddingCache } from "../embedding/embedding-cache.ts"
import { isMarkedEntry } from "../subject/erase-entries.ts"
import { eraseStored, RECEIPTS } from "../subject/erase-subject.ts"
import { addErasures, erasuresSince, subjectHash } from "../subject/erasure-journal.ts"
import { OPT_OUTS, OptOuts } from "../subject/opt-outs.ts"
import { storedSubjects } from "./stored-subjects.ts"

/** A database that no engine uses. */
export interface StoredData {
  readonly store: Store
  readonly state: State
}

/** A memory in a database. */
interface MemoryAddress {
  readonly tenant: Tenant
  readonly pool: Pool["name"]
  readonly id: MemoryId
}

/** What a database no longer holds of memories that it once had. */
export interface Deletions {
  /** Memories that were deleted or erased. The pool may have another name by now. */
  readonly removed: readonly MemoryAddress[]
  /** Memories that lost words, each with the oldest revision that is left of it. */
  readonly rewritten: readonly Rewritten[]
}
type Rewritten = MemoryAddress & { readonly first: number }

/** What was done in a copy. */
export interface RepeatedDeletions {
  /** Memories that were erased with their versions. */
  readonly removed: number
  /** Messages that lost words. */
  readonly shortened: number
  /** Erasures of a person, an agent, a conversation, a memory key or a tenant that were repeated. */
  readonly erasures: number
  /** Sessions, traces, jobs and other entries that were erased with them. */
  readonly entries: number
  /** People who opted out since. */
  readonly optOuts: number
}

const BATCH_SIZE = 100
const BY = "restore"

/**
 * Repeats in an older copy of a database what was deleted and erased since, as far as the database shows it, and adds its
 * opt-outs and receipts. The copy's files are rewritten if anything was erased.
 */
export async function repeatDeletions(
  now: StoredData,
  { store, state }: StoredData,
  { removed, rewritten }: Deletions,
  at: number,
): Promise<RepeatedDeletions> {
  const active = new ActiveStore()
  active.switchTo(store)
  active.withhold(new WithheldVersions(state))
  active.uncache(new EmbeddingCache(state))
  const copy = { store: active.store, state }
  const { memories, ...erased } = await repeatErasures(now, copy, { by: BY, at })
  let gone = memories + (await eraseWithheld(now, copy, removed, at))
  for (const [tenant, those] of Map.groupBy(removed, (one) => one.tenant)) {
    for (let from = 0; from < those.length; from += BATCH_SIZE) {
      const ids = those.slice(from, from + BATCH_SIZE).map(({ id }) => id)
      const found = await copy.store.read({ tenant, pools: "all" }, ids)
      const standing = found.filter((memory) => memory !== undefined)
      await removeMemories({ store: copy.store }, "erase", standing, { by: BY, at })
      gone += standing.length
    }
  }
  let shortened = 0
  for (const those of Map.groupBy(rewritten, ({ tenant, pool }) => JSON.stringify([tenant, pool])).values()) {
    const [{ tenant, pool }] = those as [Rewritten, ...Rewritten[]] // a group has at least the one that made it
    shortened += await rewritePool(now.store, copy.store, scopeOf({ tenant, name: pool }), those, at)
  }
  await addMissing(now.state, state, RECEIPTS)
  const optOuts = await addMissing(now.state, state, OPT_OUTS)
  if (gone + shortened + erased.entries > 0) await compact(store, state)
  return { removed: gone, shortened, ...erased, optOuts }
}

/** Erases in a copy the people, agents, conversations, memory keys and tenants that were erased since it was made. */
async function repeatErasures(
  now: StoredData,
  copy: StoredData,
  options: WriteOptions,
): Promise<Pick<RepeatedDeletions, "erasures" | "entries"> & { readonly memories: number }> {
  const { state, store } = copy
  const since = await erasuresSince(now.state, state)
  let [memories, entries] = [0, 0]
  if (since.size === 0) return { memories, entries, erasures: 0 }
  const hashes = new Set(since.values())
  const names = new Tombstones(now.state)
  const records = (await state.transfer?.read()) ?? []
  const jobs = records.flatMap((record) => (record.kind === "job" ? [record.job] : []))
  const parts = { store, state, tombstones: new Tombstones(state), optOuts: await OptOuts.open(state) }
  for (const subject of await storedSubjects(store, new WithheldVersions(state), records)) {
    if (!hashes.has(await subjectHash(names, subject))) continue
    // The queue was empty when the subject was erased.
    const waiting = jobs.filter(({ about, body }) => about.tenant === subject.tenant && isMarkedEntry(subject, body))
    await state.queue.done(waiting.map(({ id }) => id))
    const done = await eraseStored(parts, subject, options)
    memories += done.memories
    entries += done.entries + waiting.length
  }
  await addErasures(state, since.keys())
  return { memories, entries, erasures: since.size }
}

/** Replaces messages of one pool that lost words since. Resolves to their number. */
async function rewritePool(
  now: Store,
  copy: Store,
  scope: Scope,
  those: Deletions["rewritten"],
  at: number,
): Promise<number> {
  let shortened = 0
  for (let from = 0; from < those.length; from += BATCH_SIZE) {
    const batch = those.slice(from, from + BATCH_SIZE)
    const ids = batch.map(({ id }) => id)
    const [current, found] = [await now.read(scope, ids), await copy.read(scope, ids)]
    const rewrites = batch.flatMap(({ first }, place) => {
      const [memory, before]: readonly (Memory | undefined)[] = [current[place], found[place]]
      if (memory === undefined || before === undefined || before.revision >= first) return []
      return [{ before, after: { ...memory, revision: before.revision + 2 } }]
    })
    if (rewrites.length === 0) continue
    await removeMemories({ store: copy }, "erase", [], { by: BY, at }, { rewrites, sentences: new Map() })
    shortened += rewrites.length
  }
  return shortened
}

/** Erases memories that were deleted in the copy and could be restored there, but no longer in the database. */
async function eraseWithheld(
  now: StoredData,
  copy: StoredData,
  removed: Deletions["removed"],
  at: number,
): Promise<number> {
  const waiting = await withheldIn(copy.state)
  if (waiting.size === 0) return 0
  const still = await withheldIn(now.state)
  const words = new WithheldWords(copy.state)
  const removedKeys = new Set(removed.map(({ tenant, id }) => JSON.stringify([tenant, id])))
  let gone = 0
  for (const [key, { pool, id }] of waiting) {
    if (still.has(key) || !removedKeys.has(key)) continue
    await words.end(pool.tenant, id)
    await words.drop(pool.tenant, id)
    await copy.store.write(pool, [{ op: "erase", id }], { by: BY, at })
    gone++
  }
  return gone
}

async function withheldIn(state: State): Promise<ReadonlyMap<string, { readonly pool: Pool; readonly id: MemoryId }>> {
  const found = new Map<string, { pool: Pool; id: MemoryId }>()
  for await (const { pool, id } of new WithheldVersions(state).all()) {
    found.set(JSON.stringify([pool.tenant, id]), { pool, id })
  }
  return found
}

/** Adds the entries of a bucket that the copy lacks; resolves to their number. */
async function addMissing(now: State, copy: State, bucket: string): Promise<number> {
  let added = 0
  for await (const { key, value } of each((page) => now.list(bucket, page))) {
    if ((await copy.set(bucket, key, value, { revision: 0 })) !== undefined) added++
  }
  return added
}
