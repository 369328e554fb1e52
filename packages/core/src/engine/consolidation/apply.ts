import type { Memory, MemoryId, Pool, Store, WriteOptions } from "../../contract/index.ts"
import { scopeOf } from "../../turn/pools.ts"
import { withConflict } from "../../turn/remember/review-reasons.ts"
import { put } from "../../turn/revise.ts"
import { type ItemMemories, whyRefused } from "./check-item.ts"
import type { ConsolidationItem, ConsolidationRun, DraftItem, ItemState } from "./run.ts"
import { salienceBase } from "./salience.ts"

/** Writes and removes the summaries of a run. */
export interface SummaryWriter {
  /** The tokens of a model that it took; `undefined` if it was not written. */
  write(pool: Pool, session: string, revision: number, options: WriteOptions): Promise<number | undefined>
  /** Puts back what was before a revision. Whether it did. */
  revert(pool: Pool, id: MemoryId, revision: number, options: WriteOptions): Promise<boolean>
}

export interface ApplyParts {
  readonly store: Store
  readonly summaries: SummaryWriter
}

/** What became of a change, and the tokens of a model that it took. */
export interface Applied {
  readonly state: ItemState
  readonly tokens?: number
}

/**
 * Makes one change, if its memories are still as they were when it was proposed and it passes every check again.
 * Repeating it after a crash changes nothing more.
 */
export async function applyItem(
  { store, summaries }: ApplyParts,
  { pool, at }: ConsolidationRun,
  item: ConsolidationItem,
  options: WriteOptions,
): Promise<Applied> {
  const found = await readMemoriesOf(store, pool, item)
  const { memory, into } = found
  if (isDone(item, memory, at)) return TAKEN
  if (whyRefused(item, found, options.at) !== undefined) return MOVED
  if (item.kind === "summarize") {
    const tokens = await summaries.write(pool, item.session ?? "", item.revision, options)
    return tokens === undefined ? MOVED : { state: "taken", tokens }
  }
  if (memory === undefined) return MOVED
  if (item.kind === "promote") return (await setSalience(store, pool, item, item.salience, options)) ? TAKEN : MOVED
  const outcome = await put(store, applyTo(item, memory, into, options.at), options)
  // Another process may have made the same change just now.
  return outcome === "applied" || isDone(item, outcome, at) ? TAKEN : MOVED
}
const TAKEN: Applied = { state: "taken" }
const MOVED: Applied = { state: "moved" }

/**
 * Puts back content, status and links of one change; `left` if it was interrupted before its write, `taken` if the
 * memory was changed since, which stays.
 */
export async function revertItem(
  { store, summaries }: ApplyParts,
  { pool, at }: ConsolidationRun,
  item: ConsolidationItem,
  options: WriteOptions,
): Promise<ItemState> {
  const { memory } = await readMemoriesOf(store, pool, item)
  if (item.kind === "promote") {
    if (memory === undefined) return "taken"
    const { signals, ...unset } = memory
    const before = item.salienceBefore ?? salienceBase(unset)
    if (signals?.salience === before) return "undone"
    if (!isDone(item, memory, at)) return item.state === "taking" ? "left" : "taken"
    return (await setSalience(store, pool, item, before, options)) ? "undone" : "taken"
  }
  if (isReverted(item, memory)) return "undone"
  if ((memory?.revision ?? 0) === item.revision) return "left"
  if (memory === undefined || !isDone(item, memory, at)) return "taken"
  if (item.kind === "summarize") {
    return (await summaries.revert(pool, item.id, memory.revision, options)) ? "undone" : "taken"
  }
  return (await put(store, restoreFrom(item, memory, options.at), options)) === "applied" ? "undone" : "taken"
}

/** The memories that a change rests on, as they are now. */
export async function readMemoriesOf(store: Store, pool: Pool, item: DraftItem): Promise<ItemMemories> {
  const { id, into, kind, sources } = item
  const ids = [id, ...(into === undefined ? [] : [into.id]), ...(kind === "promote" ? sources : [])]
  const [memory, ...others] = await store.read(scopeOf(pool), ids)
  if (kind === "archive") return { memory, message: await readMessage(store, pool, memory) }
  if (kind !== "promote") return { memory, into: others[0] }
  return { memory, episodes: others.filter((other) => other !== undefined) }
}

async function readMessage(store: Store, pool: Pool, memory: Memory | undefined): Promise<Memory | undefined> {
  const at = memory?.source.at
  return at && (await store.read(scopeOf(pool), [at.memory]))[0]
}

function applyTo(item: ConsolidationItem, memory: Memory, into: Memory | undefined, at: number): Memory {
  const { signals: _, links = [], ...rest } = memory
  const next = { ...memory, updatedAt: at, revision: memory.revision + 1 }
  if (item.kind === "conflict" && into !== undefined) {
    const { signals: __, ...reviewed } = withConflict(next, into)
    return reviewed
  }
  return {
    ...rest,
    status: "archived",
    ...(item.into ? { links: [...links, { to: item.into.id, as: "restates" }] } : links.length > 0 && { links }),
    updatedAt: at,
    revision: memory.revision + 1,
  }
}

function restoreFrom(item: ConsolidationItem, memory: Memory, at: number): Memory {
  const { signals: _, links = [], review, ...rest } = memory
  const before = item.into === undefined ? links : links.slice(0, -1)
  return {
    ...rest,
    status: "active",
    ...(item.kind !== "conflict" && review !== undefined && { review }),
    ...(before.length > 0 && { links: before }),
    updatedAt: at,
    revision: memory.revision + 1,
  }
}

/** Salience is counted, not versioned: setting it twice is the same. */
async function setSalience(
  store: Store,
  pool: Pool,
  { id }: ConsolidationItem,
  salience: number | undefined,
  options: WriteOptions,
): Promise<boolean> {
  if (salience === undefined) return false
  const [outcome] = await store.write(pool, [{ op: "signal", id, add: { salience } }], options)
  return outcome?.status === "applied"
}

/** Whether an interrupted undo, or a person, has put the memory back already. */
function isReverted({ kind, revision, into, state }: ConsolidationItem, memory: Memory | undefined): boolean {
  if (kind === "summarize" && revision === 0) return memory === undefined && state === "taken"
  if (memory?.status !== "active" || memory.revision !== revision + 2) return false
  const last = memory.links?.at(-1)
  return into === undefined || last?.to !== into.id
}

/** Whether the memory is as this change leaves it. */
function isDone(item: ConsolidationItem, memory: Memory | undefined, runAt: number): boolean {
  const { kind, revision, into, salience } = item
  if (memory === undefined) return false
  if (kind === "promote") return memory.revision === revision && memory.signals?.salience === salience
  if (kind === "summarize") {
    // An erased summary left a tombstone, whose revisions go on.
    const isNext = revision === 0 || memory.revision === revision + 1
    return isNext && memory.status === "active" && memory.updatedAt >= runAt
  }
  if (memory.revision !== revision + 1) return false
  const last = memory.links?.at(-1)
  if (kind === "conflict") {
    return memory.review === "conflicts" && last?.to === into?.id && last?.as === "conflicts"
  }
  return memory.status === "archived" && (into === undefined || (last?.to === into.id && last.as === "restates"))
}
